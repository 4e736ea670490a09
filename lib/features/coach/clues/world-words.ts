/** italian | english | what it is, in easy English without the word itself: time, work, places, small words. */
export const worldWords = `
gennaio|January|the first month
febbraio|February|the shortest month
marzo|March|spring begins in this month
aprile|April|the month after March
maggio|May|the fifth month
giugno|June|school ends in this month in Italy
luglio|July|a hot month, the seventh
agosto|August|Italians go to the sea in this month
settembre|September|school begins in this month in Italy
ottobre|October|the month with Halloween
novembre|November|the month before the last
dicembre|December|the month with Christmas
settimana|week|seven days
mese|month|there are twelve of them every year
anno|year|twelve months
giorno|day|twenty-four hours
notte|night|it is dark and you are in bed
mattina|morning|the first part of the day
pomeriggio|afternoon|the part of the day after lunch
sera|evening|the part of the day before night
minuto|minute|sixty seconds
ora|hour|sixty minutes
mezzogiorno|midday|twelve o'clock, with the sun high
sempre|always|one hundred times out of one hundred
mai|never|zero times out of one hundred
spesso|often|many times
qualche volta|sometimes|not always and not never
adesso|now|at this moment
prima|before|earlier than this
dopo|after|later than this
medico|doctor|this person helps you when you are ill
infermiere|nurse|this person works with doctors
poliziotto|police officer|this person catches thieves
cuoco|chef|this person works in a restaurant kitchen
cameriere|waiter|this person brings your food in a restaurant
contadino|farmer|this person grows food and keeps animals
avvocato|lawyer|this person speaks for you in front of a judge
operaio|worker|this person has a job in a factory
pompiere|firefighter|this person stops fires
scrittore|writer|this person makes novels
cantante|singer|this person has a beautiful voice and a microphone
attore|actor|this person is in films
lavoro|job|you do it and you get money for it
soldi|money|coins and notes
prezzo|price|how much you pay
mercato|market|many stalls with fruit, clothes and fish
supermercato|supermarket|a very large shop for food
farmacia|pharmacy|you buy medicine there
panetteria|bakery|you buy bread there
ristorante|restaurant|you sit down, order and eat there
albergo|hotel|you sleep there on holiday
museo|museum|you look at old things and paintings there
castello|castle|kings and queens lived there
ponte|bridge|you cross a river on it
piazza|square|an open place in the middle of a town
parco|park|trees, grass and benches in a town
campagna|countryside|fields and farms, far from the city
isola|island|land with water all around it
mondo|world|all the countries together
cielo|sky|it is blue, above your head
terra|earth|our planet
fuoco|fire|it is hot and it burns
ghiaccio|ice|water when it is very cold
temporale|storm|rain, wind and thunder together
nebbia|fog|you cannot see far in it
arcobaleno|rainbow|seven colours in the sky after rain
erba|grass|it is green and cows eat it
foglia|leaf|a small green part of a tree
sabbia|sand|you build castles with it on the beach
elefante|elephant|a huge grey animal with a long nose
leone|lion|the king of the animals
tigre|tiger|a big cat with stripes
serpente|snake|a long animal without legs
tartaruga|turtle|a slow animal with a hard shell
rana|frog|a green animal that jumps and lives near water
anatra|duck|a bird that swims on lakes
delfino|dolphin|a clever animal that jumps out of the sea
pipistrello|bat|it flies at night and sleeps upside down
zanzara|mosquito|a tiny insect that bites you in summer
formica|ant|a tiny insect that works all day
scoiattolo|squirrel|a small animal that loves nuts
pinguino|penguin|a black and white bird that cannot fly
banana|banana|a long yellow fruit
carota|carrot|an orange vegetable that rabbits like
insalata|salad|green leaves in a bowl
zuppa|soup|hot and liquid, in a bowl
pesce fritto|fried fish|food from the sea in hot oil
cioccolato|chocolate|brown and sweet, made from cocoa
caramella|sweet|small and full of sugar
miele|honey|bees make it
farina|flour|a white powder for bread and cakes
olio|oil|a yellow liquid from olives
pepe|pepper|a black powder that makes you sneeze
tovaglia|tablecloth|it covers the place where you have dinner
coperta|blanket|it keeps you warm in bed
cuscino|pillow|you put your head on it at night
chiave|key|it opens a door
tetto|roof|the top of a house
muro|wall|a side of a room
pavimento|floor|you walk on it inside a house
sveglia|alarm clock|it rings in the morning
telefono|phone|you call people with it
schermo|screen|the part of a computer you look at
tastiera|keyboard|you type on it
computer|computer|a machine with a screen and a memory
canzone|song|music with words
gara|race|the fastest person wins it
partita|match|two teams play it
allenamento|training|you do it to become better at a sport
allenatore|coach|this person helps a team to get better
sogno|dream|a story in your head while you are in bed
paura|fear|what you feel in front of a monster
amore|love|what you feel for your family
amicizia|friendship|what two good pals have
viaggio|trip|you go far and come back
biglietto|ticket|you need it for the train or the cinema
valigia|suitcase|you put your clothes in it for a holiday
passaporto|passport|a small book you show at the border
autobus|bus|a long vehicle with many seats, in town
metropolitana|underground|trains below the city
marciapiede|pavement|people walk there, beside the road
semaforo|traffic light|red, yellow and green, at the crossroads
incidente|accident|two cars hit each other
medicina|medicine|you take it when you are ill
febbre|fever|your body is too hot and you stay in bed
raffreddore|cold|you sneeze and your nose runs
schiena|back|the part of your body behind you
pancia|stomach|it is full after a big lunch
dito|finger|you have ten of them
spalla|shoulder|it is between your neck and your arm
ginocchio|knee|it is in the middle of your leg
lingua|language|English is one, Italian is another
parola|word|a few letters with a meaning
frase|sentence|it begins with a capital letter and ends with a full stop
domanda|question|it wants an answer
risposta|answer|it comes after a question
errore|mistake|something wrong in your exercise
regola|rule|it says what you can and cannot do
esempio|example|it shows how something works
pagina|page|one side of a sheet in a book
dizionario|dictionary|a book with all the words
poesia|poem|short lines, often with rhymes
giornale|newspaper|you read the news in it
notizia|news|you hear it on TV every evening
segreto|secret|you tell it to nobody
bugia|lie|something you say that is not true
verità|truth|the opposite of a lie
idea|idea|something new in your mind
problema|problem|you have to solve it
perché|because|it begins the answer to why
ma|but|it joins two ideas that are different
anche|also|in addition
senza|without|the opposite of with
tra|between|in the middle of two things
sotto|under|where the cat sits when it is below the table
sopra|above|higher than something, without touching it
dietro|behind|the opposite of in front of
fuori|outside|not in the house
in realtà|actually|you say it when the true fact is a surprise
fingere|pretend|you act as if something were true
sensato|sensible|it shows good judgement
fabbrica|factory|cars and toys are made there
rivista|magazine|it comes out every week, with photos and articles
macchina fotografica|camera|you take photos with it
parente|relative|an aunt or a cousin is one
infastidire|annoy|a fly does it to you when it never goes away
frequentare|attend|you do it with a school or a course
alla fine|eventually|after a long time and many problems
comprensivo|sympathetic|a person who understands your pain
litigio|argument|two angry people have it with loud voices
fattoria|farm|cows and chickens live there
morbido|soft|a pillow is like this
cantina|cellar|the dark room below the house
`;
