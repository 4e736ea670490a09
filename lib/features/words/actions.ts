/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const actions = `
mangiare|eat|you do it with a fork, three times a day|actions
bere|drink|you do it with a glass when you are thirsty|actions
dormire|sleep|you do it in bed, with your eyes closed|actions
correre|run|faster than walking, on your feet|actions
camminare|walk|you move on your feet, without hurry|actions
saltare|jump|you go up with both feet and come down again|actions
nuotare|swim|fish do it all day, you do it in the pool|actions
volare|fly|birds and planes do it|actions
guardare|watch/look at/look/clock|you do it with a film or a match|actions
vedere|see|your eyes do it, even when you do not try|actions
sentire|hear/feel/listen|your ears do it, even when you do not try|actions
giocare|play|children do it in the park|actions
comprare|buy|you give money and you take the thing home|actions
vendere|sell|a shop does it|actions
pagare|pay|you give money for something|actions
aprire|open|you do it to a door before you go in|actions
chiudere|close|you do it to a window when you are cold|actions
cominciare|begin/start|you do the first part of something|actions
finire|finish/end|you do the last part of something|actions
aiutare|help|you do it for a friend with a problem|actions
cercare|look for/search|you do it when your keys are lost|actions
trovare|find|what you hope to do after a long search|actions
perdere|lose|the opposite of win|actions
vincere|win|the best team does it|actions
portare|bring/carry/take/wear|you come here with something in your hands|actions
prendere|take|you put your hand on it and it is yours|actions
dare|give|you do it with a present|actions
mettere|put|you do it with a plate on the table|actions
lavare|wash|you do it with water and soap|actions
cucinare|cook|you do it to pasta before you eat it|actions
ballare|dance|you move your body to music|actions
disegnare|draw|you do it with a pencil, and a picture appears|actions
ridere|laugh|you do it after a good joke|actions
piangere|cry|you do it when you are very sad|actions
sorridere|smile|your mouth does it when you are happy|actions
svegliarsi|wake up|you do it in the morning, when the alarm rings|actions
alzarsi|get up|you leave your bed|actions
aspettare|wait|you do it at the bus stop|actions
arrivare|arrive|the last moment of a trip|actions
partire|leave/go away|the first moment of a trip|actions
viaggiare|travel|you do it by plane or by train, from country to country|actions
abitare|live|you do it in a house, in a town|actions
lavorare|work|adults do it in an office or a shop|actions
costruire|build|you do it with bricks, and there is a house|actions
rompere|break/recess/break time/playtime|you do it to a glass that falls|actions
tagliare|cut|you do it with a knife|actions
cadere|fall|leaves do it in autumn|actions
amare|love|more than like|actions
odiare|hate|the opposite of love|actions
sognare|dream|your mind does it at night|actions
sperare|hope|you wish that something good happens|actions
fingere|pretend|you act as if something were true|actions
infastidire|annoy|a fly does it to you when it never goes away|actions
frequentare|attend|you do it with a school or a course|actions
essere|be|to exist, or to feel happy or sad, for example|actions
avere|have/have got|to own something|actions
fare|do/make|to act, or to build something|actions
potere|can/be able to|to have the power for something|actions
dovere|must/have to|there is no choice|actions
diventare|become|a child does this to a man, in time|actions
sembrare|seem/look|to give an idea of something|actions
sedersi|sit/sit down|to take a chair|actions
stare|stay/be|not to go|actions
tenere|hold/keep|to have in your hand|actions
ottenere|get/obtain|to have something after you tried|actions
lasciare|leave/let/go away|to walk out of a place; or to say yes|actions
impedire|prevent/stop|to make something impossible|actions
smettere|stop/quit|not to do it any more|actions
fermare|stop|to make something not move|actions
fermarsi|stop|not to go on|actions
continuare|continue/go on|not to stop|actions
iniziare|start/begin|to do the first step|actions
terminare|end/finish|to do the last step|actions
cambiare|change|to make something different|actions
muovere/muoversi|move|not to stay still|actions
spostare|move|to put something in another place|actions
spingere|push|to move something away with your hands|actions
alzare/sollevare|lift/raise|to take up|actions
abbassare|lower|to bring down|actions
buttare/gettare|throw away/throw|to put in the bin|actions
trasportare|carry/transport|to take heavy things to another place|actions
indicare|point/show|to use your finger to say where|actions
mostrare|show|to let somebody see|actions
vedersi|see each other/meet|two friends do it in the park|actions
fissare|stare/fix|to look without moving your eyes|actions
toccare|touch|to put your hand on something|actions
odorare/annusare|smell/sniff|to use your nose|actions
assomigliare|look like/resemble|to have a face like another|actions
preparare|prepare|to make something ready|actions
prepararsi|get ready|to wash, dress and take your bag|actions
realizzare|realise/realize/carry out|to make a plan come true|actions
riuscire|succeed/manage|to be able to do it in the end|actions
fallire|fail|not to be able to do it in the end|actions
meritare|deserve|to get what is right because you were good|actions
migliorare|improve|to get better|actions
peggiorare|get worse|to go from bad to very bad|actions
aumentare|increase|to get more and more|actions
diminuire|decrease|to get less and less|actions
aggiungere|add|to put in something more|actions
togliere|remove/take off|to take something away|actions
coprire|cover|to put something over another thing|actions
riempire|fill|to put water up to the top|actions
svuotare|empty|to take everything out|actions
legare|tie|to fix with a rope|actions
attaccare|attack/attach|to begin a fight; or to fix to something|actions
appendere|hang|to put a picture on the wall|actions
scavare|dig|to make a hole in the ground|actions
seppellire|bury|to put in the ground|actions
strappare|tear/rip|to pull paper in two parts|actions
distruggere|destroy|to break completely|actions
danneggiare|damage|to break a part of something|actions
ferire|hurt/injure/wound|to give somebody a cut|actions
uccidere/ammazzare|kill|to end a life|actions
sparare|shoot|to use a gun|actions
rubare|steal|to take what is not yours|actions
derubare/rapinare|rob|to take money from a bank with a gun|actions
nuocere|harm|to do something bad to somebody|actions
combattere/lottare|fight|soldiers do it|actions
difendere|defend|to stop others from hurting you|actions
scappare/fuggire|run away/escape|to go fast from a danger|actions
seguire|follow|to go behind somebody|actions
inseguire|chase|to run after somebody|actions
catturare|capture/catch|to make an animal or a thief yours|actions
liberare|free/set free|to open the cage|actions
soccorrere|rescue/help|to take somebody out of danger|actions
condividere|share|to let others have a part of it|actions
dividere|divide/share/split|to make two parts of one|actions
unire|join/unite|to put two things together|actions
separare|separate|to put two things apart|actions
appartenere|belong|to be somebody's thing|actions
possedere|own/possess|to have something that is yours|actions
accadere/succedere|happen|an accident can do it to you|actions
esistere|exist|dragons do not do it, horses do|actions
dipendere|depend|it can be yes or no: it …|actions
contenere|contain|to have inside|actions
mantenere|keep/maintain|to have and not give away|actions
conservare|keep/preserve|to put away for later|actions
evitare|avoid|to stay far from something|actions
vivere|live|to be in the world, not dead|actions
sopravvivere|survive|to stay alive after a danger|actions
addormentarsi|fall asleep/drop off|to close your eyes and begin to dream|actions
lavarsi|wash/get washed|to use soap on your face and hands|actions
pettinarsi|comb your hair|to make your head tidy|actions
truccarsi|put on make-up|to use colour on eyes and lips|actions
asciugare|dry|to take water away with a towel|actions
bagnare|wet|to put water on something|actions
sporcare|dirty/make dirty|to put mud on something|actions
macchia|stain/spot|red wine leaves it on a shirt|actions
crollare|collapse|an old house does it in an earthquake|actions
scivolare|slip/slide|to fall on ice|actions
inciampare|trip/stumble/journey/travel|to hit a stone with your foot and fall|actions
strisciare|crawl|a snake does it, and a baby|actions
galleggiare|float|to stay on top of the water|actions
affondare|sink|the Titanic did it|actions
annegare|drown|to die under the water|actions
esplodere/scoppiare|explode|a bomb does it|actions
rotolare|roll|a ball does it down a hill|actions
tremare|shake/tremble|to move when you are cold or afraid|actions
agitare|shake|to move a bottle up and down|actions
comporre|compose|to write music|actions
creare|create|to make something new|actions
produrre|produce|a factory does it|actions
usare/utilizzare|use|to do something with a tool|actions
sprecare|waste|to let water run for nothing|actions
consumare|consume|to eat or use until it is gone|actions
pesare|weigh|to see how many kilos|actions
sbagliare|make a mistake/be wrong|to give the answer that is not right|actions
confrontare/paragonare|compare|to see what is the same in two things|actions
controllare|check/control|to look if everything is all right|actions
partecipare|take part/participate|to be one of those who play|actions
mettersi/infilarsi|put on|to put clothes on your body|actions
sentirsi|feel|to be happy or sad inside|actions
chiamarsi|be called|to have a name|actions
abituarsi|get used to|to find a new thing normal after a time|actions
stancarsi|get tired|to lose all your energy|actions
affrettarsi/sbrigarsi|hurry/hurry up|to be quick because it is late|actions
voltarsi|turn around|to look behind you|actions
inginocchiarsi|kneel/kneel down|to go down on your legs, in church|actions
sdraiarsi|lie down|to put your body on the bed|actions
appoggiare|lean/rest|to put against the wall|actions
iscriversi|enrol/sign up/join|to put your name on the list of a course|actions
laurearsi|graduate|to finish university|actions
badare|mind/look after|to watch a small child|actions
respingere|reject|to send back, to say no|actions
sostituire|replace/substitute|to put a new thing in place of the old|actions
scomparire/sparire|disappear|a magician makes a rabbit do this|actions
apparire|appear|to come where everybody can see you|actions
risolvere|solve|to find the answer to a problem|actions
aspettarsi|expect|to think that it will happen|actions
trattare|treat/deal with|to be good or bad to somebody|actions
soffiare|blow|to make air come out of your mouth|actions
soffrire|suffer|to feel pain for a long time|actions
ospitare|host|to have somebody stay in your house|actions
trascorrere|spend|to pass your holidays somewhere|actions
sbucare|pop out/come out|to appear all at once|actions
starsene|stay|not to go|actions
ingrassare|put on weight/gain weight/get fat|to become heavier|actions
trasferirsi|move|to go and live in another town|actions
ammalarsi|get ill/get sick/fall ill|to catch a fever|actions
svegliare|wake/wake up|to make somebody open his eyes|actions
rilassarsi|relax|to be calm and do nothing|actions
spaccare|break/split/recess/break time/playtime|to make two pieces with force|actions
ammirare|admire|to look at with great respect|actions
abbandonare|abandon|to leave a dog alone in the street|actions
approfittare|take advantage|to use a chance|actions
arrestare|arrest|the police do it to a thief|actions
assicurarsi|make sure|to check that all is right|actions
cogliere|pick/seize|to take a flower from the ground|actions
dondolare|swing|to move from side to side|actions
sbadigliare|yawn|you do it with an open mouth when you are tired|actions
russare|snore|to make noise while you sleep|actions
singhiozzare|sob|to cry loudly|actions
singhiozzo|hiccup/hiccups|a funny noise after drinking too fast|actions
annuire|nod|to say yes with your head|actions
starnuto|sneeze|atchoo|actions
sputare|spit|a rude thing to do with your mouth|actions
graffiare|scratch|a cat does it to you|actions
solleticare|tickle|to make somebody laugh with your fingers|actions
schiaffeggiare|slap|to hit with an open hand|actions
fare l'occhiolino|wink|to close one eye for a friend|actions
fare il solletico|tickle|to touch somebody so that he laughs|actions
appiccicare/incollare|stick/glue|to put paper together|actions
calpestare|step on|to put your foot over something|actions
sbattere|slam/bang|to close a door with a loud noise|actions
puzzare|stink/smell bad|old cheese does it|actions
schizzare|splash|to make people wet in the pool|actions
starnazzare|quack|a duck does it|actions
nitrire|neigh|a horse does it|actions
`;
