/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const phrases = `
ciao|hi/hello/bye|you say it to a friend|phrases
buongiorno|good morning|you say it before midday|phrases
buon pomeriggio|good afternoon|you say it after lunch|phrases
buonasera|good evening|you say it after six|phrases
buonanotte|good night|you say it before you sleep|phrases
arrivederci|goodbye|you say it when you go away|phrases
a presto|see you soon|you say it when you will meet again in some days|phrases
a domani|see you tomorrow|you say it when you meet again the next day|phrases
benvenuto|welcome|you say it to a guest at the door|phrases
grazie|thank you/thanks|you say it when you get a present|phrases
prego|you're welcome|you say it after thank you|phrases
per favore/per piacere|please|the polite word when you ask|phrases
scusa/mi dispiace|sorry|you say it when you have hurt somebody|phrases
permesso|excuse me|you say it to go past people|phrases
congratulazioni|congratulations|you say it to a winner|phrases
auguri|best wishes|you say it on a feast day|phrases
buon compleanno|happy birthday|you sing it when there are candles|phrases
buon natale|merry Christmas/happy Christmas|you say it at the end of December|phrases
buon anno|happy new year|you say it on the first of January|phrases
buona fortuna|good luck|you say it before a test|phrases
in bocca al lupo|good luck/break a leg/fingers crossed|you say it before an exam|phrases
buon viaggio|have a good trip/have a nice trip|you say it at the station|phrases
buon appetito|enjoy your meal|you say it before eating|phrases
salute|bless you/cheers|you say it after a sneeze|phrases
attenzione|attention/watch out/look out|you shout it when there is a danger|phrases
forza/dai|come on|you shout it to your team|phrases
peccato|what a pity/pity/shame|you say it when something nice does not happen|phrases
non importa|never mind/it doesn't matter|you say it when it is no problem|phrases
non vedo l'ora|I can't wait/look forward to|you say it before a great party|phrases
va bene|all right/okay/OK|you say it when you agree|phrases
certo|of course/sure|you say it for a strong yes|phrases
come stai|how are you|you say it to a friend after hello|phrases
quanti anni hai|how old are you|you ask a child about the years|phrases
come ti chiami|what's your name/what is your name|you ask it when you do not know the person|phrases
che ore sono/che ora è|what time is it/what's the time|you ask it when you have no watch|phrases
quanto costa|how much is it/how much does it cost|you ask it in a shop|phrases
mi piace|I like|you say it of ice cream|phrases
mi chiamo|my name is|you say it before Anna or Marco|phrases
di dove sei|where are you from|you ask it to a foreign friend|phrases
ho fame|I'm hungry/I am hungry|you say it before lunch|phrases
ho sete|I'm thirsty/I am thirsty|you say it when you want water|phrases
ho sonno|I'm sleepy/I am sleepy|you say it late in the evening|phrases
ho paura|I'm scared/I am afraid/I'm afraid|you say it in a dark house|phrases
ho freddo|I'm cold/I am cold|you say it in the snow without a coat|phrases
ho caldo|I'm hot/I am hot|you say it in August|phrases
non lo so|I don't know|you say it when you have no answer|phrases
non capisco|I don't understand|you say it when nothing is clear|phrases
c'era una volta|once upon a time|a fairy tale begins like this|phrases
piove a catinelle|it's raining cats and dogs|you say it of very bad weather|phrases
costa un occhio della testa|it costs an arm and a leg|you say it of very expensive things|phrases
figurati/non c'è di che|don't mention it/no problem/you're welcome|you say it after somebody thanks you|phrases
non c'è problema|no problem/no worries|you say it when something is easy to do|phrases
incrociamo le dita|fingers crossed|you say it when you hope for good luck|phrases
ci sta/ha senso|fair enough/makes sense/that makes sense|you say it when an idea seems right to you|phrases
superare una cosa/superala/fattene una ragione|get over it/move on/deal with it|you say it to stop somebody complaining|phrases
andiamo/su dai|let's go/come on|you say it when it is time to leave|phrases
dai, sbrigati/sbrigati/muoviti|hurry up|you say it to somebody who is slow|phrases
che schifo|yuck/gross/how disgusting/disgusting|you say it when you see bad food|phrases
che bello|how nice/how lovely/that's great|you say it when something makes you happy|phrases
che figata/che figo/che forte|how cool/so cool/awesome/that's awesome|you say it about something great|phrases
che noia|how boring/so boring|you say it when there is nothing to do|phrases
che peccato|what a shame/what a pity/too bad|you say it when something nice does not happen|phrases
che paura|how scary/so scary|you say it after a horror film|phrases
che fortuna|lucky you/how lucky|you say it to somebody who wins a prize|phrases
che sfortuna/che sfiga|bad luck/what bad luck|you say it when everything goes wrong|phrases
che sorpresa|what a surprise|you say it when you did not expect something|phrases
che disastro/che casino|what a mess|you say it in a very untidy room|phrases
che carino/che dolce|how cute/so cute/how sweet|you say it of a small puppy|phrases
che strano|how strange/how weird/that's weird|you say it when you cannot explain something|phrases
che succede/che c'è|what's up/what's going on/what's happening|you ask it when people look worried|phrases
come va/come butta|how's it going/what's up/how are things|you ask it when you meet a friend|phrases
tutto bene/tutto a posto|are you okay/everything's fine/all good|you say it when there is no problem|phrases
me la cavo/così così|so-so/not too bad|you say it when you are neither well nor ill|phrases
non ci credo/non posso crederci|I can't believe it/no way|you say it when some news is very surprising|phrases
ma va|no way/come on|you say it when something seems impossible|phrases
sul serio|really/seriously|you ask it when you are not sure something is true|phrases
scherzi/stai scherzando|are you kidding/you're kidding|you say it when something cannot be true|phrases
sto scherzando/scherzo|I'm kidding/just kidding/I'm joking|you say it after a joke|phrases
oh no/accidenti/cavolo|oh no/oh dear|you say it when something goes wrong|phrases
mamma mia/oddio/o mio dio|oh my god/oh my goodness|you say it in great surprise|phrases
caspita|wow/gosh|you say it when something is amazing|phrases
evviva/urrà|hooray/yay|you shout it when your team wins|phrases
ahi/ahia|ouch|you say it when you hit your finger|phrases
ops|oops|you say it after a little mistake|phrases
bleah|yuck/ew|you say it when food tastes terrible|phrases
shh/zitto/fai silenzio|be quiet/hush|you say it in the library|phrases
lasciami in pace/lasciami stare|leave me alone|you say it when you want nobody near you|phrases
vattene/vai via|go away|you say it when you want somebody to leave|phrases
vieni qui|come here|you say it when you want somebody near you|phrases
aspetta un attimo/un attimo|wait a minute/hang on/hold on/just a moment|you say it when you need a little time|phrases
lascia stare/lascia perdere|forget it/never mind|you say it when something is no longer important|phrases
non preoccuparti/tranquillo/stai tranquillo|don't worry|you say it to calm a friend down|phrases
calmati|calm down|you say it to somebody who is very angry|phrases
stai attento|be careful/watch out|you say it when something is dangerous|phrases
fai attenzione|pay attention|a teacher says it to pupils who do not listen|phrases
non mi interessa/non mi importa/chi se ne frega|I don't care/who cares|you say it when something is not important to you|phrases
dipende|it depends|you say it when the answer is not always the same|phrases
certo che sì|of course/sure|you say it for a strong yes|phrases
certo che no|of course not|you say it for a strong no|phrases
per niente|not at all|you say it for not even a little|phrases
secondo me|in my opinion/I think|you say it before you tell your idea|phrases
sono d'accordo|I agree|you say it when you have the same idea|phrases
non sono d'accordo|I disagree/I don't agree|you say it when you have another idea|phrases
hai ragione|you're right/you are right|you say it when another person is not wrong|phrases
hai torto|you're wrong/you are wrong|you say it when another person makes a mistake|phrases
tocca a me|it's my turn/my turn|you say it when you are the next to play|phrases
tocca a te|it's your turn/your turn|you say it when the other person plays now|phrases
ben fatto|well done/good job|you say it to somebody who did something right|phrases
complimenti|well done/congratulations|you say it after a great show|phrases
buona giornata|have a nice day|you say it when you leave in the morning|phrases
buone vacanze|happy holidays/have a nice holiday|you say it in June on the last day of school|phrases
buona pasqua|happy Easter|you say it on a spring Sunday with chocolate eggs|phrases
divertiti|have fun/enjoy yourself|you say it to somebody who goes to a party|phrases
guarisci presto|get well soon|you write it to a friend who is ill|phrases
scusa il ritardo|sorry I'm late|you say it when you arrive after the others|phrases
non è colpa mia|it's not my fault|you say it when somebody else did it|phrases
è colpa tua|it's your fault|you say it to the person who did something wrong|phrases
non è giusto|it's not fair/that's not fair|you say it when your sister gets more cake|phrases
non ne ho idea|I have no idea/no idea|you say it when you do not know at all|phrases
non mi ricordo|I don't remember/I can't remember|you say it when you forget something|phrases
può ripetere|can you repeat that/could you repeat that|you ask it when you did not hear the teacher|phrases
può parlare più lentamente|can you speak more slowly|you ask it when somebody talks too fast|phrases
posso andare in bagno|can I go to the toilet/may I go to the toilet|you ask it in the middle of a lesson|phrases
posso avere|can I have/could I have|you say it when you ask for something in a bar|phrases
vorrei|I'd like/I would like|you say it before you order food|phrases
ecco a te/ecco qui|here you are/here you go|you say it when you give something to somebody|phrases
piacere di conoscerti/piacere|nice to meet you|you say it to a new person|phrases
anche io/anch'io|me too/so do I|you say it when the same is true for you|phrases
neanch'io|me neither/neither do I|you say it when the same is not true for you|phrases
sono stanco morto|I'm exhausted/I'm dead tired|you say it after a very long day|phrases
ho mal di testa|I have a headache/I've got a headache|you say it when something hurts above your eyes|phrases
ho mal di pancia|I have a stomach ache/I've got a stomach ache|you say it after too many sweets|phrases
ho la febbre|I have a temperature/I've got a fever|you say it when you are ill and very hot|phrases
ho fretta|I'm in a hurry|you say it when you have no time|phrases
mi annoio|I'm bored|you say it when there is nothing fun to do|phrases
mi sto divertendo|I'm having fun|you say it in the middle of a good party|phrases
ho dimenticato i compiti|I forgot my homework|a pupil says it to the teacher in the morning|phrases
lo giuro|I swear|you say it when something is really true|phrases
te lo prometto|I promise|you say it when you will surely do something|phrases
fidati di me|trust me|you say it when somebody should believe you|phrases
indovina un po'|guess what|you say it before surprising news|phrases
chi lo sa|who knows|you say it when nobody has the answer|phrases
meglio tardi che mai|better late than never|you say it when something happens after a long time|phrases
non si sa mai|you never know|you say it because everything is possible|phrases
acqua in bocca|keep it secret/my lips are sealed|you say it when nobody else should hear|phrases
è un gioco da ragazzi|it's a piece of cake/it's child's play|you say it when something is very easy|phrases
una volta ogni tanto|once in a while|not often|phrases
una volta per tutte|once and for all|now and never again|phrases
per sbaglio|by mistake|not because you wanted to|phrases
a memoria|by heart|you learn a poem this way|phrases
tutto qui|that's all/that's it|you say it when there is nothing more|phrases
fatti gli affari tuoi|mind your own business|you say it to somebody who asks too much|phrases
meno male|thank goodness|you say it when you are no longer worried|phrases
chissà|I wonder/who knows|you say it when you ask yourself something|phrases
non mollare|don't give up/hang in there|you say it to somebody who wants to stop|phrases
dacci dentro|go for it|you say it to give a friend courage|phrases
ce la puoi fare|you can do it|you say it to give a friend strength|phrases
ce l'ho fatta|I did it/I made it|you say it after a success|phrases
sei grande/sei un mito|you rock/you're the best|you say it to a fantastic friend|phrases
ci vediamo/ci si vede|see you/see you later|you say it to friends when you leave|phrases
a dopo|see you later|you say it when you meet again the same day|phrases
fammi sapere|let me know|you write it when you want an answer|phrases
non fa niente|it's okay/never mind|you say it after somebody says sorry|phrases
come vuoi|as you like/whatever|you say it when the other one can choose|phrases
va tutto bene|it's all right/everything is fine|you say it to somebody who cries|phrases
era ora|about time|you say it when something happens after a long wait|phrases
in fretta|in a hurry/quickly|with little time|phrases
non toccare|don't touch|a sign says it in a museum|phrases
ti sta bene|it suits you|you say it of a nice dress on a friend|phrases
smettila|stop it/that's enough|you say it when somebody annoys you|phrases
dolcetto o scherzetto|trick or treat|children say it on Halloween|phrases
`;
