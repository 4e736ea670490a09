/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const smallWords = `
sempre|always|one hundred times out of one hundred|small-words
mai|never|zero times out of one hundred|small-words
spesso|often|many times|small-words
qualche volta|sometimes|not always and not never|small-words
adesso|now|at this moment|small-words
prima|before|earlier than this|small-words
dopo|after|later than this|small-words
perché|because/as/since|it begins the answer to why|small-words
ma|but|it joins two ideas that are different|small-words
anche|also/too|in addition|small-words
senza|without|the opposite of with|small-words
tra|between|in the middle of two things|small-words
sotto|under/below|where the cat sits when the table is over it|small-words
sopra|above/over/on|higher than something, without touching it|small-words
dietro|behind|the opposite of in front of|small-words
fuori|outside|not in the house|small-words
in realtà|actually|you say it when the true fact is a surprise|small-words
sebbene/anche se/benché/nonostante|although|it joins two ideas when the second one is a surprise|small-words
tuttavia/però/comunque/eppure|however|it begins a sentence that says the opposite of the one before|small-words
quindi/perciò/dunque/di conseguenza|therefore|it begins the result of what you said before|small-words
nonostante/malgrado|despite|it comes before a problem that did not stop you|small-words
finché/fino a/fino a quando|until|it says when something stops|small-words
invece/al posto|instead|it says that you choose another thing|small-words
altrimenti/sennò/se no|otherwise|it says what happens if you do not do it|small-words
quasi/poco meno|almost/nearly|very near to it, but not completely|small-words
forse/può darsi/magari|maybe/perhaps|you say it when you are not sure|small-words
presto/tra poco/fra poco|soon|in a short time from now|small-words
abbastanza/a sufficienza/sufficiente|enough|as much as you need, and no more|small-words
inoltre/in più/per di più|moreover|it adds one more idea to what you said|small-words
cioè/ossia|that is|it says the same thing in other words|small-words
e|and|it joins two words that go together|small-words
o/oppure|or|tea … coffee, you choose|small-words
se|if|it begins a condition|small-words
però|but/however|it brings a different idea|small-words
perciò|so/therefore|it begins a result|small-words
così|so/like this|in this way|small-words
poi|then|after that|small-words
allora|then/so|at that moment|small-words
infatti|in fact/indeed|it shows that what you said is true|small-words
comunque|anyway/however|in any case|small-words
eppure|and yet|it is a surprise after what was said|small-words
né|neither/nor|not this and not that|small-words
sia|both|this one and that one too|small-words
poiché/siccome|since/as|it begins the reason|small-words
affinché|so that|it begins the purpose|small-words
a meno che|unless|if not|small-words
anche se|even if/although/even though|it brings a surprise|small-words
appena|as soon as/just|in the very moment when|small-words
quando|when|it asks about time|small-words
dove|where|it asks about a place|small-words
chi|who|it asks about a person|small-words
che cosa/cosa|what|it asks about a thing|small-words
quale/quali|which|it asks about one of some|small-words
come|how/like/as|it asks about the way|small-words
perché|why/because|it asks for the reason|small-words
quanto|how much|it asks about money or milk|small-words
quanti|how many|it asks for a number of things|small-words
quanto spesso|how often|always, never or twice a week|small-words
di chi|whose|it asks who has something|small-words
io|I|the person who speaks|small-words
tu/voi|you|the person who listens|small-words
lui|he/him|that man or boy|small-words
lei|she/her|that woman or girl|small-words
esso|it|that animal or thing|small-words
noi|we/us|you and me|small-words
loro|they/them/their|those people|small-words
mio/mia|my/mine|it belongs to me|small-words
tuo/tua/vostro|your/yours|it belongs to the person who listens|small-words
suo/sua|his/her/its|something that man or that woman has|small-words
nostro/nostra|our/ours|it belongs to us|small-words
me|me|not you, the other one|small-words
questo|this|the one here near me|small-words
quello|that|the one over there|small-words
questi|these|the ones here near me|small-words
quelli|those|the ones over there|small-words
ognuno/ciascuno|each/everyone|every single person|small-words
ogni|every/each|all of them, one by one|small-words
tutto|everything/all|nothing is left out|small-words
tutti|everybody/everyone/all|nobody is left out|small-words
qualcuno|somebody/someone/anyone|a person, but we do not know which|small-words
qualcosa/qualche cosa|something/anything|a thing, but we do not know which|small-words
nessuno|nobody/no one|not one person|small-words
niente/nulla|nothing/anything|not one thing|small-words
qualche/alcuni|some/a few|more than one, but not many|small-words
qualsiasi/qualunque|any/whatever|it does not matter which|small-words
altro|other/another/else|not this one|small-words
un altro|another|one more|small-words
entrambi/tutti e due|both|the two of them|small-words
molto|very/much/a lot|more than a little|small-words
molti|many/a lot of|a big number of|small-words
tanto|so much/a lot|very very much|small-words
poco|little/not much|the opposite of much|small-words
pochi|few|not many|small-words
un po'/un poco|a little/a bit|some, but not much|small-words
troppo|too/too much|more than is good|small-words
troppi|too many|a number that is bigger than it should be|small-words
più|more/plus|a bigger number|small-words
meno|less/minus|a smaller number|small-words
di più|more|you want this when it is not enough|small-words
parecchio|quite a lot/several|more than some|small-words
solo/solamente/soltanto|only/just|nothing else|small-words
persino/perfino/addirittura|even|it is a big surprise|small-words
neanche/nemmeno|not even/neither|also not|small-words
circa|about/around|more or less|small-words
soprattutto|especially/above all|more than anything else|small-words
davvero/veramente|really|it is true|small-words
certamente|certainly/of course|without any doubt|small-words
probabilmente|probably|it may well happen|small-words
purtroppo|unfortunately|it is bad, but it is so|small-words
per fortuna/fortunatamente|luckily/fortunately|it went well in the end|small-words
lentamente/piano|slowly|like a snail|small-words
velocemente|quickly/fast|like a racing car|small-words
facilmente|easily|without any problem|small-words
bene|well|in a good way|small-words
male|badly|not well|small-words
insieme|together|not alone|small-words
da solo|alone/by myself/on my own|without any help|small-words
di nuovo|again|one more time|small-words
qui/qua|here|in this place|small-words
lì/là|there|in that place|small-words
dappertutto/ovunque|everywhere|in all places|small-words
da qualche parte|somewhere|in a place we do not know|small-words
da nessuna parte|nowhere|in no place|small-words
dentro|inside/in|not out|small-words
davanti/davanti a|in front of|the opposite of behind|small-words
di fronte|opposite/in front of|face to face, as black is to white|small-words
accanto/accanto a/vicino a|next to/beside|at the side of|small-words
in mezzo|in the middle|with something on both sides|small-words
su|on/up|the cup is there and the table is below|small-words
giù|down|to a lower place|small-words
in|in|inside a place|small-words
a|to/at|it shows where you are going|small-words
di|of|it shows what belongs to what|small-words
da|from/since/by|it shows where you start|small-words
con|with|together in one place|small-words
per|for|it shows who gets something|small-words
contro|against|not on the same side|small-words
attraverso|through/across|from one side to the other|small-words
lungo|along|from one end of the river to the other|small-words
verso|towards/toward|in the direction of|small-words
intorno/attorno/intorno a|around|on all sides|small-words
oltre|beyond/besides/over|on the far side of|small-words
eccetto/tranne|except|all but not this one|small-words
secondo|according to|in the opinion of|small-words
invece di|instead of|in the place of another|small-words
a causa di|because of|it gives the reason|small-words
grazie a|thanks to|with the help of|small-words
in cima|at the top|at the highest place|small-words
in fondo|at the bottom|at the lowest place|small-words
in basso|down/below|in a low place|small-words
in alto|up/above|in a high place|small-words
per esempio/ad esempio|for example/for instance|it brings a case to make it clear|small-words
inoltre|besides/furthermore|one more thing to say|small-words
in generale|in general|in most cases|small-words
in particolare|in particular|this one more than the others|small-words
almeno|at least|not less than this|small-words
al massimo|at most|not more than this|small-words
per caso|by chance|nobody wanted it|small-words
apposta|on purpose|you wanted to do it|small-words
per sempre|forever/for ever|without any end|small-words
non ancora|not yet|it has not happened but it will|small-words
mai più|never again|not one more time|small-words
ogni tanto|every now and then/sometimes/now and then|not often|small-words
prima o poi|sooner or later|one day it will happen|small-words
nello stesso tempo|at the same time|the two things happen together|small-words
alla fine|in the end/at the end|after everything|small-words
all'inizio|at the beginning/at first|before the rest|small-words
a casa|at home|in your house|small-words
a scuola|at school|in class|small-words
a letto|in bed|under the blanket|small-words
a piedi|on foot|without a bus or a car|small-words
in macchina|by car|on four wheels|small-words
in treno|by train|on rails|small-words
sì|yes|you say it when you agree|small-words
no|no|the opposite of yes|small-words
a malapena/a stento|hardly/barely|only just, almost not|small-words
quasi mai|hardly ever/almost never|less than rarely|small-words
tra poco/fra poco|soon/in a little while|in a few minutes|small-words
quindicina di giorni/due settimane|fortnight|fourteen days|small-words
la maggior parte/la maggior parte di|most/most of|more than half|small-words
la maggioranza|the majority/majority|more than half of the people|small-words
ovunque tu vada|wherever you go|in all the places where you are|small-words
chiunque|anyone/whoever/anybody|any person, it does not matter which|small-words
comunque sia|whatever happens|in any case|small-words
in ogni caso|in any case/anyway|it does not matter what happens|small-words
da quando|since|from the moment that|small-words
prima di|before|earlier than|small-words
dopo di che|after that|then, next|small-words
dato che/visto che|since/given that|it begins the reason|small-words
tuttora|still|today as before|small-words
di sicuro|for sure/certainly|without any doubt|small-words
per lo più/perlopiù|mostly|in most cases|small-words
piuttosto/abbastanza|quite/rather|more than a little, less than very|small-words
circa così|more or less/like this|not exactly|small-words
in tempo|in time|not too late|small-words
allo stesso modo|in the same way|not differently|small-words
all'aperto|outdoors/in the open air|not in a house|small-words
al chiuso|indoors|in a house|small-words
al posto di|instead of/in place of|in the place of another|small-words
entro|by/within|not later than|small-words
sin da/fin da|since/ever since|from then up to now|small-words
malgrado|despite/in spite of|it did not stop you|small-words
altrove|elsewhere/somewhere else|in another place|small-words
ecco|here is/here you are|you say it when you give something|small-words
a proposito|by the way|it brings a new thing into the talk|small-words
soltanto se|only if|in no other case|small-words
tanto quanto|as much as|the same amount|small-words
mia cara|my dear|you say it to a woman you like|small-words
appena in tempo|just in time|one minute later would be too late|small-words
sinora/finora|so far/until now|from the beginning to this moment|small-words
`;
