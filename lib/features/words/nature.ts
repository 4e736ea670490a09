/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const nature = `
sole|sun|it shines in the sky by day|nature
luna|moon|it shines in the sky by night|nature
stella|star|a small light in the night sky|nature
pioggia|rain|water from the clouds|nature
neve|snow|white and cold, children love it|nature
vento|wind|moving air, it pushes sailing boats|nature
nuvola|cloud|white or grey, high above us|nature
mare|sea/ocean|salty water, with beaches and waves|nature
spiaggia|beach|sand near the water|nature
montagna|mountain|very high, you ski on it|nature
lago|lake|a lot of water with land all around|nature
fiume|river|water that runs to the sea|nature
albero|tree|it has leaves and branches|nature
fiore|flower|it smells good, bees like it|nature
bosco|wood/forest/woods|many trees together|nature
isola|island|land with water all around it|nature
mondo|world|all the countries together|nature
cielo|sky|it is blue, above your head|nature
terra|earth|our planet|nature
fuoco|fire|it is hot and it burns|nature
ghiaccio|ice|water when it is very cold|nature
temporale|storm/thunderstorm|rain, wind and thunder together|nature
nebbia|fog|you cannot see far in it|nature
arcobaleno|rainbow|seven colours in the sky after rain|nature
erba|grass|it is green and cows eat it|nature
foglia|leaf|a small green part of a tree|nature
sabbia|sand|you build castles with it on the beach|nature
natura|nature|woods, rivers, animals and plants|nature
pianta|plant|it is green and needs water and light|nature
ramo|branch|an arm of a tree|nature
radice|root|the part of a tree under the ground|nature
tronco|trunk|the thick part of a tree|nature
foglie|leaves|they fall from trees in autumn|nature
rosa|rose|a red flower with thorns|nature
margherita|daisy|a small white and yellow flower|nature
girasole|sunflower|it is tall, yellow and looks up at the light|nature
tulipano|tulip|a flower from Holland|nature
papavero|poppy|a red flower in the fields|nature
petalo|petal|one part of a flower, in colour|nature
spina|thorn|a rose has it and it hurts your finger|nature
cespuglio|bush|a plant like a small round tree|nature
foresta|forest|a very large place full of trees|nature
giungla|jungle|Mowgli and Tarzan live in it|nature
deserto|desert|a hot place with only sand|nature
palma|palm/palm tree|a tall tree of hot beaches|nature
pino|pine|a tree that is green in winter too|nature
quercia|oak|a big strong tree, pigs love its nuts|nature
abete|fir/fir tree|the tree of December, with lights on it|nature
collina|hill|it is like a small mountain|nature
valle|valley|the low land between mountains|nature
vulcano|volcano|Etna is one, fire comes out of it|nature
roccia|rock|very big and hard stone|nature
pietra/sasso|stone|small, hard and grey, you find it in a river|nature
grotta|cave|a dark hole in a mountain|nature
campo|field|a farmer grows corn in it|nature
terreno|ground/land|what you walk on outside|nature
suolo|soil/ground|plants grow in it|nature
fango|mud|wet brown earth on your shoes|nature
buco|hole|an empty place in your sock or in the ground|nature
pozzo|well|a deep hole with water|nature
ruscello|stream|a very small river|nature
cascata|waterfall|a river falls down there|nature
stagno|pond|ducks swim in it, it is small|nature
palude|swamp/marsh|wet land with frogs and mosquitoes|nature
costa|coast|the land next to the sea|nature
riva|shore/bank|the land next to a lake or river|nature
scogliera|cliff|a high wall of rock by the sea|nature
onda|wave|the sea makes it, you can surf on it|nature
marea|tide|the sea goes up and down with it|nature
oceano|ocean|very much salt water between two continents|nature
golfo/baia|bay/gulf|the sea goes into the land there|nature
terremoto|earthquake|the ground moves and houses fall|nature
inondazione/alluvione|flood|too much water everywhere|nature
incendio|fire|it burns a house or a wood|nature
inquinamento|pollution|dirty air and dirty water|nature
ambiente|environment|air, water and land around us|nature
pianeta|planet|Mars is one|nature
universo|universe|all the stars and everything there is|nature
spazio|space|an astronaut travels there|nature
aria|air|you breathe it|nature
ombra|shadow/shade|dark, it follows you when the sun shines|nature
luce del sole|sunlight|what makes the day bright|nature
metallo|metal|iron or gold, for example|nature
ferro|iron|strong and grey, bridges are made of it|nature
oro|gold|yellow and expensive, rings are made of it|nature
argento|silver|grey and shiny, the medal of the second|nature
bronzo|bronze|the medal of the third|nature
rame|copper|a red metal|nature
vetro|glass|windows are made of it|nature
legno|wood/forest/woods|tables are made of it|nature
plastica|plastic|bottles are made of it, it is bad for the sea|nature
petrolio|oil/petroleum|it is black and cars need it|nature
carbone|coal|black, you burn it to get heat|nature
diamante|diamond|the most expensive stone|nature
fumo|smoke|grey, it comes from a fire|nature
fiamma|flame|the bright hot part of a fire|nature
cenere|ash|what is left after a fire|nature
energia|energy|you need it to run and to move things|nature
specie|species|one kind of animal|nature
fattore/allevatore|farmer|he has cows and fields|nature
raccolto|harvest|what the fields give in summer|nature
annaffiare/innaffiare|water|to give plants a drink|nature
piantare|plant|to put a small tree in the ground|nature
raccogliere|pick/collect|to take fruit from a tree|nature
inquinare|pollute|to make the air or the sea dirty|nature
riciclare|recycle|to use old paper or glass again|nature
proteggere|protect|to keep safe|nature
bruciare|burn|fire does it to wood|nature
splendere/brillare|shine|the sun does it|nature
sciogliersi|melt|ice does it in the sun|nature
congelare|freeze|water does it when it is very cold|nature
foresta pluviale|rainforest|a hot green place where it is always wet|nature
sabbie mobili|quicksand|soft wet ground that pulls you down|nature
polo nord|North Pole|very cold, Santa lives there|nature
equatore|equator|the line around the middle of the Earth|nature
emisfero|hemisphere|one half of the Earth|nature
pianura|plain|flat land without hills|nature
barriera corallina|coral reef|colourful rocks under warm seas with fish|nature
iceberg|iceberg|the Titanic hit it|nature
alga/alghe|seaweed|a green plant of the sea|nature
cactus|cactus|a plant of the desert with needles|nature
corteccia|bark|the skin of a tree|nature
creatura|creature|any living thing, real or from a story|nature
rettile|reptile|a snake or a lizard, for example|nature
testuggine|tortoise|a slow land animal with a hard shell|nature
aragosta|lobster|red and expensive, from the sea, with claws|nature
pony|pony|a small horse|nature
ancora|anchor|heavy and of iron, it holds a ship|nature
canale|canal/channel|a river that people made, Venice has many|nature
disastro|disaster|a very bad thing, like a big earthquake|nature
spugna|sponge|soft, full of holes, it drinks water|nature
`;
