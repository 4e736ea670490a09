/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const ideas = `
giornale|newspaper|you read the news in it|ideas
notizia|news/piece of news|you hear it on TV every evening|ideas
segreto|secret|you tell it to nobody|ideas
bugia|lie|something you say that is not true|ideas
verità|truth|the opposite of a lie|ideas
idea|idea|something new in your mind|ideas
problema|problem|you have to solve it|ideas
litigio|argument|two angry people have it with loud voices|ideas
cosa|thing|an object, you do not say its name|ideas
oggetto|object|a thing you can touch|ideas
lato|side|left or right of something|ideas
parte|part|a piece of the whole|ideas
bordo|edge|the end of a table|ideas
cima|top|the highest part of a mountain|ideas
fondo|bottom|the lowest part of the sea|ideas
mezzo|middle/half|not at the beginning and not at the end|ideas
modo|way/manner|how you do something|ideas
maniera|way/manner|how you do something|ideas
motivo/ragione|reason|it answers why|ideas
causa|cause|it makes something happen|ideas
conseguenza|consequence|what happens because of something|ideas
effetto|effect|what comes out of an action|ideas
risultato|result|what you get in the end|ideas
scopo|purpose/aim|why you do something|ideas
obiettivo|goal/aim/objective|what you want to reach|ideas
soluzione|solution|it ends a problem|ideas
scelta|choice|you take one and leave the other|ideas
decisione|decision|you take it after you think|ideas
opinione|opinion|what you think about something|ideas
pensiero|thought|something in your mind|ideas
immaginazione/fantasia|imagination|with it you see dragons that are not there|ideas
verità assoluta|absolute truth|something that is never false|ideas
dettaglio/particolare|detail|a very small part of a picture|ideas
differenza|difference|what is not the same|ideas
somiglianza|similarity|what is the same in two things|ideas
possibilità|possibility/chance|it could happen|ideas
occasione/opportunità|chance/opportunity/occasion|the right moment to do something|ideas
fortuna|luck/fortune|you need it to win a lot of money|ideas
sfortuna|bad luck|a black cat brings it, people say|ideas
destino|destiny/fate|what must happen in your life|ideas
caso|case/chance|nobody planned it|ideas
fatto|fact|something that is true|ideas
evento|event|a concert or a big match, for example|ideas
avventura|adventure|Indiana Jones has one in every film|ideas
pericolo|danger|a lion near you is one|ideas
rischio|risk|something bad may happen|ideas
sicurezza|safety/security|no danger here|ideas
aiuto|help|you shout for it when you fall into water|ideas
regalo di natale|Christmas present|you find it under a tree|ideas
favore|favour/favor|a kind thing you do for somebody|ideas
compito in classe|class test|you write it at school and get a mark|ideas
dovere|duty|something you must do|ideas
diritto|right|the law says you can have it|ideas
libertà|freedom/liberty|a prisoner does not have it|ideas
giustizia|justice|good people win and bad ones pay|ideas
bellezza|beauty|a rose has it|ideas
ricchezza|wealth|much money and big houses|ideas
povertà|poverty|no money and no food|ideas
forza|strength/force|a weightlifter has a lot|ideas
potere|power|a king has it|ideas
velocità|speed|how fast a car goes|ideas
lunghezza|length|how long something is|ideas
larghezza|width|how wide something is|ideas
profondità|depth|how deep the sea is|ideas
calore|heat|a fire gives it|ideas
rumore|noise|a sound you do not like|ideas
suono|sound|your ears hear it|ideas
silenzio|silence|no noise at all|ideas
odore|smell|your nose feels it|ideas
profumo|perfume/scent|it smells good and comes in a small bottle|ideas
puzza|stink/bad smell|old fish makes it|ideas
vista|view/sight|what you see from the top of a hill|ideas
sguardo|look|what your eyes give somebody|ideas
udito|hearing|your ears give you this sense|ideas
senso|sense|sight is one, touch is another|ideas
immagine|picture/image|you see it in a book|ideas
specie di|kind of|something like|ideas
tipo/genere|kind/type/gentle/polite|an apple is one of fruit|ideas
sorta|sort/kind|a group of things that are like each other|ideas
lista/elenco|list|names one under the other|ideas
tabella|table/chart|numbers in lines and boxes|ideas
segno|sign/mark|a cross on a map, for example|ideas
simbolo|symbol|a heart is one for love|ideas
etichetta|label|it tells you what is in a bottle|ideas
chiave inglese|wrench/spanner|a tool to turn hard things|ideas
scala a pioli|ladder|you climb it to pick apples|ideas
catena|chain|rings of metal, one in the other|ideas
bastone|stick|old people walk with it|ideas
palo|pole|a tall thing that holds up a lamp|ideas
ruggine|rust|red powder on old iron|ideas
specchietto|small mirror|a driver sees behind the car in it|ideas
tesoro|treasure|pirates look for it on islands|ideas
fiammifero|match/game|a small stick that makes fire|ideas
accendino|lighter|a small thing that makes a flame|ideas
spilla|pin/brooch|a jewel on a jacket|ideas
nastro|ribbon/tape|you put it around a present|ideas
carta da regalo|wrapping paper|you put it around a present|ideas
busta|envelope|a letter goes into it|ideas
pacco regalo|gift box|there is a surprise inside|ideas
sacco|sack/bag|Santa Claus carries it|ideas
cesto/cesta|basket|Little Red Riding Hood carried it|ideas
barile|barrel|wine is kept in it|ideas
torcia|torch/flashlight|it gives light when you walk at night|ideas
trappola|trap|a mouse is caught in it|ideas
rete da pesca|fishing net|men on boats catch dinner with it|ideas
giuramento|oath|serious words before a judge, you cannot lie then|ideas
accordo|agreement/deal|two people want the same and shake hands|ideas
promessa|promise|you say you will really do it|ideas
scusa|excuse/apology|the dog ate my homework, for example|ideas
proposta|proposal|an idea that you offer to others|ideas
invito a nozze|wedding invitation|a card that asks you to see a bride|ideas
discussione|discussion/argument|people talk and do not agree|ideas
lite|quarrel/fight|loud words between brothers|ideas
colpa|fault/blame|it is yours when you broke the window|ideas
punizione|punishment|you get it when you did something bad|ideas
ricompensa|reward|you get it when you did something good|ideas
bullismo|bullying|strong pupils are cruel to weak ones|ideas
bullo|bully|this pupil is cruel to weaker ones|ideas
pettegolezzo|gossip|talk about other people's lives|ideas
abitudini|habits|what you do every day|ideas
tradizione|tradition|what people have done for hundreds of years|ideas
cultura|culture|art, music and ideas of a people|ideas
società|society|all the people who live together|ideas
mondo intero|whole world|every country there is|ideas
storia d'amore|love story|a book or a film about two hearts|ideas
lavoro di gruppo|group work|some pupils do a project together|ideas
lavoro di squadra|teamwork|many people help each other|ideas
punto di vista|point of view|the way you see things|ideas
stato d'animo|mood|happy today, sad tomorrow|ideas
dio|God|people pray to him in church|ideas
paradiso|paradise/heaven|good people go there in stories|ideas
inferno|hell|bad people go there in stories|ideas
anima|soul|the part of you that is not your body|ideas
mente|mind|you think with it|ideas
impressione|impression|what you think of a person at first|ideas
limite|limit|you must not go past it|ideas
movimento|movement|something that is not still makes it|ideas
caratteristica|feature|what makes a thing special|ideas
ruolo|role|what an actor plays in a film|ideas
shock|shock|a very bad surprise|ideas
suggerimento|suggestion|an idea for somebody|ideas
sintomo|symptom|a cough is one of flu|ideas
guaio/guai|trouble|you are in it when you broke a window|ideas
meta|destination|the place where your trip ends|ideas
adolescente|teen|a person of fifteen, for example|ideas
prestazione|performance|how well somebody did it|ideas
`;
