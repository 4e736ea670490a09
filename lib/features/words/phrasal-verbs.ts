/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const phrasalVerbs = `
badare a/prendersi cura di/occuparsi di|look after|to see that a child or a pet is well|phrasal-verbs
non vedere l'ora di|look forward to|to be happy about something that will come|phrasal-verbs
cercare sul dizionario/cercare una parola|look up|to find a word in a dictionary|phrasal-verbs
fare attenzione|look out|to see a danger in time|phrasal-verbs
guardarsi intorno|look around|to turn your head and see the place|phrasal-verbs
ammirare/rispettare|look up to|to think that somebody is great|phrasal-verbs
disprezzare|look down on|to think you are better than another|phrasal-verbs
indagare|look into|to try to find the truth about a crime|phrasal-verbs
guardare indietro|look back|to think about the past|phrasal-verbs
salire su|get on|to enter a bus or a train|phrasal-verbs
scendere da|get off|to leave a bus or a train|phrasal-verbs
salire in macchina/entrare|get in|to go into a car|phrasal-verbs
scendere dalla macchina/uscire|get out|to leave a car|phrasal-verbs
tornare/rientrare|get back|to be home again|phrasal-verbs
andare d'accordo con/andare d'accordo|get on with/get along with|to be friends with somebody and never fight|phrasal-verbs
superare|get over|to be well again after a bad time|phrasal-verbs
cavarsela|get by|to live with little money or few words|phrasal-verbs
scappare/farla franca|get away with/get away|to do something bad and not be punished|phrasal-verbs
andare avanti/proseguire|get ahead/go ahead|to do better than the others|phrasal-verbs
attraversare/superare|get through|to come to the end of a hard time|phrasal-verbs
riunirsi|get together|friends do it at a party|phrasal-verbs
arrendersi/rinunciare/smettere|give up|to stop trying|phrasal-verbs
regalare|give away|to let others have your old toys for free|phrasal-verbs
distribuire|give out/hand out|to bring one sheet to each pupil|phrasal-verbs
consegnare|hand in/give in|to bring your homework to the teacher|phrasal-verbs
continuare|go on/carry on/keep on|not to stop|phrasal-verbs
tornare indietro/ritornare|go back|to walk to where you were before|phrasal-verbs
esplodere/suonare/andare a male|go off|an alarm does it in the morning|phrasal-verbs
spegnersi|go out|a candle does it in the wind|phrasal-verbs
ripassare/esaminare|go over|to read your notes again with care|phrasal-verbs
attraversare/passare attraverso|go through|to live in a hard time|phrasal-verbs
stare bene con|go with|a white shirt does it with everything|phrasal-verbs
fare a meno di|go without|to live and not have something|phrasal-verbs
entrare|come in|to walk through the door to us|phrasal-verbs
incontrare per caso/imbattersi in|come across|to find something by chance|phrasal-verbs
dai/forza|come on|you say it to make somebody quicker|phrasal-verbs
venire fuori/uscire|come out|flowers do it in spring, books in shops|phrasal-verbs
passare da qualcuno/venire a trovare|come over/come round|to visit a friend in his house|phrasal-verbs
venire da|come from|to be born in a place|phrasal-verbs
avverarsi|come true|dreams sometimes do it|phrasal-verbs
scendere|come down|to be on a lower place, nearer to us|phrasal-verbs
venire con/fare presto|come along|to go somewhere with a friend|phrasal-verbs
escogitare/inventare|come up with|to have a new idea|phrasal-verbs
alzare il volume/presentarsi|turn up|to make music louder|phrasal-verbs
abbassare il volume/rifiutare|turn down|to make music less loud|phrasal-verbs
trasformarsi in/diventare|turn into|the frog does it when the princess kisses it|phrasal-verbs
girarsi|turn around/turn round|to look behind you|phrasal-verbs
voltare pagina/girare|turn over|to see the other side of a page|phrasal-verbs
rivelarsi/risultare|turn out|to be so in the end|phrasal-verbs
indossare/mettersi|put on|to get your coat before you go out|phrasal-verbs
mettere via/riporre|put away|to tidy your toys into the box|phrasal-verbs
rimandare/rinviare|put off|to do it another day|phrasal-verbs
sopportare|put up with|to live with something you do not like|phrasal-verbs
spegnere un fuoco|put out|firefighters do it with water|phrasal-verbs
mettere giù/posare|put down|to leave something on the table|phrasal-verbs
montare/appendere/ospitare|put up|to make a tent stand|phrasal-verbs
mettere insieme/montare|put together|to make one thing of many pieces|phrasal-verbs
togliersi/decollare|take off|you do it to your coat; a plane does it too|phrasal-verbs
portare via|take away|to carry something to another place|phrasal-verbs
riportare|take back|to bring wrong shoes to the shop again|phrasal-verbs
portare fuori/tirare fuori|take out|to bring the rubbish to the street|phrasal-verbs
iniziare a praticare/dedicarsi a|take up|to start a new hobby|phrasal-verbs
prendere il posto/assumere il controllo|take over|to become the boss after another|phrasal-verbs
assomigliare a|take after|to be like your mum or dad|phrasal-verbs
annotare/smontare|take down|to write what somebody says|phrasal-verbs
assumere/affrontare|take on|to give a person a job|phrasal-verbs
restare alzato|stay up|not to go to bed until late|phrasal-verbs
restare a casa|stay in|not to go out in the evening|phrasal-verbs
stare lontano|stay away|not to come near|phrasal-verbs
stare in piedi/alzarsi in piedi|stand up|to leave your chair|phrasal-verbs
distinguersi/risaltare|stand out|to be easy to see among many|phrasal-verbs
difendere/sostenere|stand up for|to say that a weaker friend is right|phrasal-verbs
stare per|stand for|letters do it: UK is United Kingdom|phrasal-verbs
sedersi|sit down|to take a chair|phrasal-verbs
crescere/diventare grande|grow up|to become an adult|phrasal-verbs
educare/crescere/allevare|bring up|to look after a child until he is an adult|phrasal-verbs
riportare|bring back|to come home with something from a trip|phrasal-verbs
portare con sé|bring along|to come with something or somebody|phrasal-verbs
scoprire|find out|to learn something you did not know|phrasal-verbs
capire/risolvere|figure out/work out|to find the answer by thinking|phrasal-verbs
allenarsi/fare esercizio|work out|to do sport in a gym|phrasal-verbs
inventare/fare pace/truccarsi|make up/make peace|to think of a story that is not true|phrasal-verbs
riuscire a vedere/distinguere|make out|to see with difficulty|phrasal-verbs
compensare|make up for|to do something good after something bad|phrasal-verbs
decidersi|make up your mind|to choose at last|phrasal-verbs
finire/esaurire|run out of/run out|to have no more milk|phrasal-verbs
investire|run over|a car does it to a cat in the street|phrasal-verbs
incontrare per caso|run into/bump into|to meet a friend by chance|phrasal-verbs
rincorrere|run after|the dog does it to the cat|phrasal-verbs
rompersi/guastarsi|break down|an old car does it and stops|phrasal-verbs
lasciarsi/rompere|break up|a boy and a girl do it when love ends|phrasal-verbs
irrompere/entrare con la forza|break in/break into|thieves do it through a window|phrasal-verbs
scoppiare|break out|a war does it suddenly|phrasal-verbs
litigare/rompere con|fall out|friends do it after an argument|phrasal-verbs
cadere/inciampare|fall over|to go from your feet to the ground|phrasal-verbs
cadere giù/cadere/crollare|fall down|to go to the ground, from a wall maybe|phrasal-verbs
cadere da|fall off|to go down from your bike by accident|phrasal-verbs
innamorarsi di|fall for|to begin to love somebody|phrasal-verbs
andare a pezzi|fall apart|an old toy does it in your hands|phrasal-verbs
rimanere indietro|fall behind|to be slower than the class|phrasal-verbs
fare il check-in/registrarsi|check in|you do it at the airport or at a hotel|phrasal-verbs
lasciare l'albergo|check out|to pay and leave the hotel|phrasal-verbs
partire|set off/set out|to begin a journey|phrasal-verbs
fondare/allestire|set up|to start a new club or firm|phrasal-verbs
buttare via|throw away|to put old things in the bin|phrasal-verbs
vomitare|throw up|food comes out of your mouth again|phrasal-verbs
richiamare|call back/ring back|to phone again later|phrasal-verbs
annullare/cancellare|call off|to say that the match will not be played|phrasal-verbs
telefonare a/chiamare|call up/ring up|to phone a friend|phrasal-verbs
riagganciare|hang up|to end a phone call|phrasal-verbs
aspettare in linea/resistere|hang on/hold on|to wait a moment on the phone|phrasal-verbs
passare il tempo con/uscire con/passare il tempo/stare insieme|hang out/hang out with|to be with friends and do nothing special|phrasal-verbs
trattenere|hold back|to stop your tears|phrasal-verbs
sostenere/rapinare|hold up|thieves do it to a bank|phrasal-verbs
raccogliere/andare a prendere|pick up|to take from the floor; or to fetch somebody|phrasal-verbs
scegliere/individuare|pick out|to choose one among many|phrasal-verbs
prendere in giro/prendersela con|pick on|a bully does it to a smaller child|phrasal-verbs
compilare|fill in/fill out|to write your name and age on a form|phrasal-verbs
riempire|fill up|to put petrol in the car until it is full|phrasal-verbs
provare/provarsi|try on|to put on shoes before you buy them|phrasal-verbs
provare/testare|try out|to use a new thing to see how it works|phrasal-verbs
lavare i piatti|wash up/do the washing-up|to clean the plates after lunch|phrasal-verbs
ripulire/pulire|clean up|to make the room nice after a party|phrasal-verbs
vestirsi elegante/travestirsi|dress up|to put on your best clothes or a costume|phrasal-verbs
allacciare/abbottonare|do up|to close your jacket or your shoes|phrasal-verbs
rifare|do over|to make it once again|phrasal-verbs
fare a meno|do without|to live and not have it|phrasal-verbs
sbrigarsi|hurry up/be quick|to go faster because it is late|phrasal-verbs
rallentare|slow down|to go less fast|phrasal-verbs
accelerare|speed up|to go faster|phrasal-verbs
tirarsi su/rallegrarsi|cheer up|to stop being sad|phrasal-verbs
calmarsi|calm down|to stop being angry|phrasal-verbs
stare zitto|shut up|a rude way to ask for silence|phrasal-verbs
tacere/stare zitti|be quiet|not to speak|phrasal-verbs
parlare più forte|speak up|to use a louder voice|phrasal-verbs
crescere troppo per|grow out of|to become too big for your shoes|phrasal-verbs
ritagliare|cut out|to use scissors on a picture in a magazine|phrasal-verbs
ridurre|cut down on/cut down|to eat less sugar, for example|phrasal-verbs
tagliare|cut off|to stop the water or the phone|phrasal-verbs
eliminare/sbarazzarsi di|get rid of|to throw an old thing out|phrasal-verbs
contare su|count on/rely on|to know that a friend will help|phrasal-verbs
dipendere da|depend on|to be decided by another thing|phrasal-verbs
credere in|believe in|to be sure that God or ghosts exist|phrasal-verbs
preoccuparsi di|care about|to find something important|phrasal-verbs
volere bene/prendersi cura|care for|to look after somebody with love|phrasal-verbs
sognare di|dream of/dream about|to wish it with all your heart|phrasal-verbs
pensare a|think about/think of|to have somebody in your mind|phrasal-verbs
riflettere su|think over|to wait and decide tomorrow|phrasal-verbs
parlare di|talk about|to have a chat on something|phrasal-verbs
ascoltare|listen to|to use your ears for music|phrasal-verbs
appartenere a|belong to|to be somebody's thing|phrasal-verbs
aspettare|wait for|to stay at the stop until the bus comes|phrasal-verbs
chiedere/domandare|ask for|to say that you want the bill|phrasal-verbs
chiedere di uscire|ask out|to invite a girl or a boy to the cinema|phrasal-verbs
pagare per|pay for|to give money and get shoes|phrasal-verbs
restituire i soldi|pay back|to give money to who lent it|phrasal-verbs
scusarsi per|apologise for|to say sorry about something|phrasal-verbs
puntare a|aim at|to point your arrow to something|phrasal-verbs
concentrarsi su|focus on/concentrate on|to think of one thing only|phrasal-verbs
partecipare a|take part in|to be one of the players|phrasal-verbs
tenersi in contatto|keep in touch|to write to an old friend often|phrasal-verbs
stare al passo/tenere il passo|keep up with/keep up|to be as fast as the others|phrasal-verbs
stare alla larga|keep away|not to come near|phrasal-verbs
tenere fuori|keep out|a sign says it on a door|phrasal-verbs
registrarsi/iscriversi|sign up|to put your name on a list|phrasal-verbs
accedere|log in/log on|to type your name and password|phrasal-verbs
uscire dal sito/disconnettersi|log out/log off|to close your page on a computer|phrasal-verbs
collegare alla presa|plug in|to connect the lamp to the wall|phrasal-verbs
fare una copia di sicurezza|back up|to make a second copy of your files|phrasal-verbs
zoomare|zoom in|to see something bigger on the screen|phrasal-verbs
scorrere verso il basso|scroll down|to go to the end of a page|phrasal-verbs
scrivere/annotare|write down|to put it on paper so you remember|phrasal-verbs
cancellare con la gomma|rub out|to make pencil lines go away|phrasal-verbs
leggere ad alta voce|read out/read aloud|everybody can hear the text on your page|phrasal-verbs
inventarsi/ideare|think up|to have a new idea for a game|phrasal-verbs
saltare/tralasciare|leave out|not to put something in|phrasal-verbs
lasciare indietro/dimenticare|leave behind|to go and not take it with you|phrasal-verbs
deludere|let down|not to do what a friend hoped|phrasal-verbs
lasciare entrare|let in|to open the door to somebody|phrasal-verbs
mettersi in mostra/vantarsi|show off/boast|to want everybody to look at you|phrasal-verbs
presentarsi/farsi vedere|show up|to come to the party at last|phrasal-verbs
mostrare la casa/fare da guida|show around/show round|to be a guide in your house|phrasal-verbs
esaurire i biglietti/esaurito|sell out/sold out|when no more tickets are left|phrasal-verbs
mettere da parte/risparmiare|save up|to keep money for a bike|phrasal-verbs
mangiare fuori|eat out|to have dinner in a restaurant|phrasal-verbs
mangiare tutto|eat up|to leave nothing on the plate|phrasal-verbs
allacciarsi la cintura|buckle up/fasten your seat belt|to be safe in the car|phrasal-verbs
riscaldarsi|warm up|to run a little before the match|phrasal-verbs
rinfrescarsi|cool down|to get less hot|phrasal-verbs
consumarsi|wear out|old shoes do it|phrasal-verbs
morire/estinguersi|die out|dinosaurs did it|phrasal-verbs
accadere/avere luogo|take place|a concert does it in the park|phrasal-verbs
tirare su/fermarsi|pull up|a car does it at the traffic lights|phrasal-verbs
demolire|pull down|to break an old house on purpose|phrasal-verbs
staccare|pull off|to take something away with force|phrasal-verbs
passare/svenire|pass out|to lose your senses and fall|phrasal-verbs
morire/mancare|pass away|a soft way to say that somebody is dead|phrasal-verbs
salutare/accompagnare|see off|to say goodbye at the station|phrasal-verbs
litigare|argue with|to shout at a friend|phrasal-verbs
gridare contro|shout at|to be loud and angry with somebody|phrasal-verbs
indicare|point at/point to|to show with your finger|phrasal-verbs
far notare|point out|to say what others did not see|phrasal-verbs
colpire/bussare|knock on|to hit a door before you go in|phrasal-verbs
buttare giù/far cadere|knock down|to make something fall with a push|phrasal-verbs
spegnere soffiando|blow out|you do it to candles on a cake|phrasal-verbs
far saltare in aria/gonfiare|blow up|to fill a balloon with air|phrasal-verbs
entrare a far parte/iscriversi|join in|to play with the others|phrasal-verbs
succedere|go wrong|when a plan does not end well|phrasal-verbs
essere finito/essere terminato|be over|when the film shows the end|phrasal-verbs
essere via|be away|not to be at home for some days|phrasal-verbs
essere interessato a|be interested in|to want to know more about it|phrasal-verbs
essere bravo in|be good at|to do something well|phrasal-verbs
essere abituato a|be used to|it is normal for you|phrasal-verbs
avere paura di|be afraid of|you feel it when you see a big spider|phrasal-verbs
dare buca|stand somebody up|not to come to a meeting with a friend|phrasal-verbs
`;
