/** italian | english | what it is, in easy English without the word itself: school, house, food, body, nature. */
export const firstWords = `
zaino|backpack|you carry your books in it on your shoulders
astuccio|pencil case|you keep your pens in it
penna|pen|you write with it in blue or black
matita|pencil|you draw with it and you can rub it out
gomma|rubber|it cancels what you drew
quaderno|notebook|it is full of white pages for your notes
libro|book|it has pages and a story
righello|ruler|you draw straight lines with it
forbici|scissors|you cut paper with them
colla|glue|it sticks two things together
banco|desk|you sit at it in class
sedia|chair|you sit on it
lavagna|blackboard|the teacher writes on it with chalk
scuola|school|you go there to learn
classe|class|all the students of one room
compito|homework|the teacher gives it to you for the afternoon
compiti|homework|the teacher gives it to you for the afternoon
insegnante|teacher|this person explains the lesson
professore|teacher|this person explains the lesson
professoressa|teacher|this person explains the lesson
studente|student|a person who learns
compagno|classmate|you share your lessons with this person
materia|subject|maths is one, history is another
orario|timetable|it shows your lessons, day by day
intervallo|break|ten free minutes between two lessons
ricreazione|break|ten free minutes between two lessons
palestra|gym|you do sport inside it
biblioteca|library|a quiet place where you borrow things to read
mensa|canteen|you have lunch there at school
verifica|test|you do it alone and you get a mark
voto|mark|a number that says how well you did
storia|history|the subject about kings, wars and the past
matematica|maths|the subject with numbers
scienze|science|the subject about nature and experiments
geografia|geography|the subject with maps
arte|art|the subject with colours and paintings
casa|house|a family lives in it
cucina|kitchen|the room where you cook
camera|bedroom|the room where you sleep
bagno|bathroom|the room where you wash
salotto|living room|the room with the sofa
soggiorno|living room|the room with the sofa
giardino|garden|flowers and trees grow there, outside your door
finestra|window|you open it to let fresh air in
porta|door|you open it to go into a room
scala|stairs|you walk up them to the next floor
scale|stairs|you walk up them to the next floor
letto|bed|you sleep in it
armadio|wardrobe|you hang your clothes in it
specchio|mirror|you see yourself in it
tavolo|table|you put plates on it
divano|sofa|three people can sit on it and watch a film
lampada|lamp|it gives light in the evening
forchetta|fork|you eat pasta with it
coltello|knife|you cut meat with it
cucchiaio|spoon|you eat soup with it
bicchiere|glass|you drink water from it
piatto|plate|you put food on it
bottiglia|bottle|water or milk is sold in it
mamma|mother|the woman who had you
madre|mother|the woman who had you
padre|father|the man of your parents
papà|father|the man of your parents
genitori|parents|mum and dad together
fratello|brother|a boy with the same mum and dad as you
sorella|sister|a girl with the same mum and dad as you
nonno|grandfather|the father of your dad
nonna|grandmother|the mother of your dad
zio|uncle|the brother of your mum
zia|aunt|the sister of your mum
cugino|cousin|the child of your mum's sister
cugina|cousin|the child of your mum's sister
figlio|son|a boy, for his parents
figlia|daughter|a girl, for her parents
amico|friend|you like this person and play together
amica|friend|you like this person and play together
vicino|neighbour|this person lives next to you
ragazzo|boy|a young man of your age
ragazza|girl|a young woman of your age
cane|dog|it barks and it is man's best friend
gatto|cat|it says miaow and loves milk
cavallo|horse|you can ride it
uccello|bird|it has wings and sings
pesce|fish|it swims and never closes its eyes
coniglio|rabbit|it has long ears and eats carrots
topo|mouse|small, grey and it loves cheese
mucca|cow|it gives us milk
maiale|pig|pink, with a curly tail
pecora|sheep|it gives us wool
gallina|hen|it gives us eggs
farfalla|butterfly|an insect with wings full of colours
ape|bee|it makes honey
ragno|spider|it has eight legs
orso|bear|big, brown and it sleeps all winter
lupo|wolf|it looks like a dog and lives in the woods
volpe|fox|red, clever and with a big tail
scimmia|monkey|it climbs trees and eats bananas
mela|apple|a fruit, red or green, it keeps the doctor away
pera|pear|a sweet fruit, narrow at the top
arancia|orange|a fruit with the name of a colour
fragola|strawberry|small, red and sweet, with tiny seeds outside
uva|grapes|wine is made from them
limone|lemon|yellow and very sour
pesca|peach|a soft summer fruit with a big stone
ciliegia|cherry|small, round and red, with a stone
pane|bread|you make sandwiches with it
formaggio|cheese|mice love it
burro|butter|yellow, you spread it at breakfast
latte|milk|white, it comes from cows
uovo|egg|a hen makes it
acqua|water|you drink it, fish live in it
succo|juice|you drink it, it comes from fruit
zucchero|sugar|it makes your tea sweet
sale|salt|the sea is full of it
carne|meat|vegetarians don't eat it
pollo|chicken|a farm bird, also on your plate
riso|rice|small, white grains, the Chinese eat a lot of it
verdura|vegetables|carrots and potatoes, for example
patata|potato|chips are made from it
pomodoro|tomato|red, you find it on pizza
cipolla|onion|it makes you cry when you cut it
colazione|breakfast|the first meal of the day
pranzo|lunch|the meal in the middle of the day
cena|dinner|the evening meal
merenda|snack|something small to eat in the afternoon
gelato|ice cream|cold and sweet, you eat it in summer
torta|cake|you blow out candles on it
biscotto|biscuit|small and sweet, you dip it in milk
testa|head|your eyes and mouth are on it
occhio|eye|you see with it
naso|nose|you smell with it
bocca|mouth|you speak and eat with it
orecchio|ear|you hear with it
dente|tooth|you brush it every night
capelli|hair|it grows on your head
mano|hand|it has five fingers
braccio|arm|it joins your shoulder and your hand
gamba|leg|you walk on two of them
piede|foot|you put it in a shoe
cuore|heart|it beats in your chest
maglietta|T-shirt|you wear it in summer, with short sleeves
camicia|shirt|it has buttons and a collar
pantaloni|trousers|you wear them on your legs
gonna|skirt|a girl may wear it instead of trousers
vestito|dress|a woman wears it to a party, in one piece
scarpe|shoes|you wear them on your feet to walk
scarpa|shoe|you wear it on your foot
calze|socks|you wear them inside your shoes
cappello|hat|you wear it on your head
cappotto|coat|long and warm, for winter days
sciarpa|scarf|it keeps your neck warm
guanti|gloves|they keep your hands warm
ombrello|umbrella|you open it when it rains
occhiali|glasses|you wear them to see better
orologio|watch|you wear it and it tells the time
sole|sun|it shines in the sky by day
luna|moon|it shines in the sky by night
stella|star|a small light in the night sky
pioggia|rain|water from the clouds
neve|snow|white and cold, children love it
vento|wind|moving air, it pushes sailing boats
nuvola|cloud|white or grey, high above us
mare|sea|salty water, with beaches and waves
spiaggia|beach|sand near the water
montagna|mountain|very high, you ski on it
lago|lake|a lot of water with land all around
fiume|river|water that runs to the sea
albero|tree|it has leaves and branches
fiore|flower|it smells good, bees like it
bosco|wood|many trees together
città|city|a very big place with many streets
paese|village|a small place in the country
strada|street|cars drive on it
negozio|shop|you buy things in it
ospedale|hospital|doctors work there
chiesa|church|it has bells and a tower
stazione|station|trains stop there
aeroporto|airport|planes land there
treno|train|it runs on rails
aereo|plane|it flies with people inside
macchina|car|it has four wheels and an engine
bicicletta|bicycle|it has two wheels and pedals
bici|bike|it has two wheels and pedals
nave|ship|it carries people across the sea
lunedì|Monday|the first day of the week at school
martedì|Tuesday|the second day of the week at school
mercoledì|Wednesday|the middle of the week
giovedì|Thursday|the day before the last day of the working week
venerdì|Friday|the last day of the working week
sabato|Saturday|the first day of the weekend
domenica|Sunday|the last day of the weekend
ieri|yesterday|the day before today
domani|tomorrow|the day after today
oggi|today|this very day
estate|summer|the hot season
inverno|winter|the cold season
primavera|spring|the season of flowers
autunno|autumn|the season when trees lose their leaves
compleanno|birthday|once a year you get presents and a cake
regalo|present|you give it to someone with paper and a ribbon
vacanza|holiday|days without school
gioco|game|you play it and you win or lose
palla|ball|round, you kick or throw it
calcio|football|eleven players against eleven
nuoto|swimming|a sport in the water
squadra|team|players who play together
`;
