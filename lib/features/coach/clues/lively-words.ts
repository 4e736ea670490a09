/** italian | english | what it is, in easy English without the word itself: what people do and how things are. */
export const livelyWords = `
mangiare|eat|you do it with a fork, three times a day
bere|drink|you do it with a glass when you are thirsty
dormire|sleep|you do it in bed, with your eyes closed
correre|run|faster than walking, on your feet
camminare|walk|you move on your feet, without hurry
saltare|jump|you go up with both feet and come down again
nuotare|swim|fish do it all day, you do it in the pool
volare|fly|birds and planes do it
leggere|read|you do it with a book in front of you
scrivere|write|you do it with a pen and paper
ascoltare|listen|you do it with your ears, and you pay attention
parlare|speak|you do it with your voice
guardare|watch|you do it with a film or a match
vedere|see|your eyes do it, even when you do not try
sentire|hear|your ears do it, even when you do not try
giocare|play|children do it in the park
studiare|study|you do it with your books before a test
imparare|learn|after it, you know something new
insegnare|teach|a good person at school does it for you
capire|understand|you do it when an idea becomes clear
sapere|know|you do it when you have the answer in your head
pensare|think|your brain does it
ricordare|remember|the opposite of losing something from your mind
dimenticare|forget|when something goes out of your mind
comprare|buy|you give money and you take the thing home
vendere|sell|a shop does it
pagare|pay|you give money for something
aprire|open|you do it to a door before you go in
chiudere|close|you do it to a window when you are cold
cominciare|begin|you do the first part of something
finire|finish|you do the last part of something
aiutare|help|you do it for a friend with a problem
chiedere|ask|you do it when you want an answer
rispondere|answer|you do it after a question
cercare|look for|you do it when your keys are lost
trovare|find|what you hope to do after a long search
perdere|lose|the opposite of win
vincere|win|the best team does it
portare|bring|you come here with something in your hands
prendere|take|you put your hand on it and it is yours
dare|give|you do it with a present
mettere|put|you do it with a plate on the table
lavare|wash|you do it with water and soap
cucinare|cook|you do it to pasta before you eat it
cantare|sing|you do it with your voice and a melody
ballare|dance|you move your body to music
disegnare|draw|you do it with a pencil, and a picture appears
ridere|laugh|you do it after a good joke
piangere|cry|you do it when you are very sad
sorridere|smile|your mouth does it when you are happy
svegliarsi|wake up|you do it in the morning, when the alarm rings
alzarsi|get up|you leave your bed
aspettare|wait|you do it at the bus stop
arrivare|arrive|the last moment of a trip
partire|leave|the first moment of a trip
viaggiare|travel|you do it by plane or by train, from country to country
abitare|live|you do it in a house, in a town
lavorare|work|adults do it in an office or a shop
costruire|build|you do it with bricks, and there is a house
rompere|break|you do it to a glass that falls
tagliare|cut|you do it with a knife
cadere|fall|leaves do it in autumn
amare|love|more than like
odiare|hate|the opposite of love
sognare|dream|your mind does it at night
sperare|hope|you wish that something good happens
bello|beautiful|very nice to look at
brutto|ugly|not nice to look at
grande|big|an elephant is like this
piccolo|small|an ant is like this
alto|tall|a basketball player is like this
basso|short|the opposite of tall
lungo|long|a snake is like this
magro|thin|the opposite of fat
giovane|young|a child is like this
vecchio|old|a person of ninety is like this
nuovo|new|something you bought today is like this
felice|happy|how you feel on your birthday
triste|sad|how you feel when a friend goes away
arrabbiato|angry|how you feel when somebody breaks your phone
stanco|tired|how you feel after a long day
spaventato|scared|how you feel in a dark house
annoiato|bored|how you feel when there is nothing to do
preoccupato|worried|how you feel before a difficult test
affamato|hungry|how you feel before lunch
assetato|thirsty|how you feel after sport, on a hot day
caldo|hot|the weather in the desert
freddo|cold|the weather at the North Pole
veloce|fast|a racing car is like this
lento|slow|a snail is like this
facile|easy|the opposite of difficult
difficile|difficult|not easy at all
forte|strong|a weightlifter is like this
debole|weak|the opposite of strong
ricco|rich|a person with a lot of money
povero|poor|a person without money
pulito|clean|how your hands are after soap
sporco|dirty|how your shoes are after the mud
pieno|full|a bag with no more space
vuoto|empty|a box with nothing inside
aperto|open|a shop where you can go in is like this
chiuso|closed|a shop at midnight is like this
simpatico|nice|a person everybody likes
gentile|kind|a person who says please and helps others
timido|shy|a person who goes red and says little
pigro|lazy|a person who never wants to do anything
coraggioso|brave|a person who is not afraid
divertente|funny|it makes you laugh
noioso|boring|it makes you sleepy
interessante|interesting|you want to know more about it
pericoloso|dangerous|you can get hurt, so be careful
sicuro|safe|nothing bad can happen here
tranquillo|quiet|with no noise
rumoroso|noisy|a street full of cars is like this
utile|useful|it helps you to do something
rosso|red|the colour of blood
giallo|yellow|the colour of the sun
verde|green|the colour of grass
azzurro|light blue|the colour of the sky in the morning
nero|black|the colour of the night
bianco|white|the colour of milk
grigio|grey|the colour of elephants
marrone|brown|the colour of chocolate
viola|purple|red and blue together
rosa|pink|the colour of pigs
`;
