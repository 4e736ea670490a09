/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const reading = `
scarabocchio|scribble|lines without sense, from a small child|reading
graffetta|paper clip|small metal thing that holds sheets together|reading
cucitrice/spillatrice|stapler|it puts metal in paper to hold it|reading
puntina|drawing pin|it fixes a poster to the wall|reading
nastro adesivo/scotch|sticky tape/tape/sellotape|you close a parcel with it|reading
raccoglitore|binder/folder/ring binder|you keep school papers in it|reading
segnalibro|bookmark|it shows where you stopped reading|reading
indice|index|it shows the page of every chapter|reading
poesie|poems|short lines, often with rhymes|reading
rima|rhyme|cat and hat make one|reading
proverbio|proverb|an old sentence with good advice|reading
frase fatta|set phrase|words that always go together|reading
accento|accent|how people from a place speak|reading
paragone|comparison|you look at two things and say which is better|reading
elementare|elementary/basic|very simple, for beginners|reading
principiante|beginner/newbie|a person who has just started|reading
livello|level|beginner, middle or top|reading
passo|step|you make one when you walk|reading
salto|jump|a kangaroo makes a big one|reading
volo spaziale|space flight|a trip to the moon|reading
nuotatore|swimmer|this person is fast in the pool|reading
corridore|runner|this person runs very fast|reading
ciclista|cyclist|this person is fast on a bike|reading
lettore|reader|this person likes books|reading
spettatore|spectator/viewer|this person watches a match|reading
vicolo|alley/lane|a very narrow street|reading
ponte levatoio|drawbridge|the door of a castle goes up and down|reading
armatura|armour/armor|a knight wears it, made of iron|reading
scudo|shield|a knight holds it to be safe from swords|reading
trono|throne|the seat of a king|reading
regno|kingdom|the land of a king|reading
impero|empire|Rome had a very big one|reading
imperatore|emperor|the head of old Rome|reading
rivoluzione|revolution|the people fight against the king|reading
repubblica|republic|a country without a king|reading
democrazia|democracy|the people vote for the government|reading
parlamento|parliament|politicians talk there about laws|reading
partito|party|a group of politicians|reading
elezione|election|people vote on that day|reading
sciopero|strike|workers stop working to get more money|reading
bisogno|need|what you cannot live without|reading
piramide|pyramid|very old and big, in Egypt|reading
faraone|pharaoh|a king of old Egypt|reading
mummia|mummy|a very old dead body from Egypt|reading
castello di sabbia|sandcastle|children build it on the beach|reading
bandito|bandit/outlaw|Robin Hood was one|reading
ombelico|belly button/navel|the small hole in your tummy|reading
impronta|footprint|your shoe leaves it in the sand|reading
traccia|trace/track|what somebody left behind, a detective looks for it|reading
indizio|clue|it helps a detective|reading
prova|proof/evidence|it shows that something is true|reading
mistero|mystery|nobody can explain it|reading
magia|magic|wizards do it|reading
incantesimo|spell|a witch says it and you are a frog|reading
bacchetta magica|magic wand/wand|Harry Potter holds it|reading
pozione|potion|a witch cooks it in a big pot|reading
unicorno|unicorn|a white horse with one horn|reading
scopa volante|flying broom|Harry plays Quidditch on it|reading
maschera|mask|you wear it on your face at Carnival|reading
trucco|make-up/trick|colour for eyes and lips|reading
rossetto|lipstick|red, for the mouth of a woman|reading
smalto|nail polish|colour for the ends of your fingers|reading
pettinatura|hairstyle/haircut|the way your hair looks|reading
tatuaggio|tattoo|a picture on your skin for ever|reading
abbronzato|tanned|brown from the summer|reading
pallido|pale|white in the face|reading
raffreddato|having a cold|with a running nose|reading
stufo|fed up|you have had enough of it|reading
goloso|greedy|this person always wants more sweets|reading
esausto|exhausted|very very tired|reading
entusiasta|enthusiastic|very happy about a plan|reading
sbalordito|stunned/astonished|too surprised to speak|reading
inquieto|restless/worried|this person cannot sit still|reading
gioioso|joyful|full of great happiness|reading
affettuoso|affectionate/loving|this person likes to hug you|reading
fedele|faithful/loyal|a good dog is like this with you|reading
leale|loyal|a true friend is like this|reading
traditore|traitor|this person goes over to the enemy|reading
modesto|modest|this person never says how good he is|reading
vanitoso|vain|this person looks in the mirror all day|reading
prepotente|bossy/bully|this person always gives orders|reading
viziato|spoilt/spoiled|a child who gets everything is like this|reading
vivace|lively|full of energy|reading
ubbidiente|obedient|a child who does what parents say is like this|reading
disubbidiente|disobedient/naughty|a child who never listens is like this|reading
birichino/monello|naughty|a child who plays bad tricks is like this|reading
indeciso|undecided|you do not know what to choose|reading
deciso|determined|you know what you want|reading
energico|energetic|full of power for sport|reading
goffo/imbranato|clumsy|this person breaks glasses and falls over things|reading
abile|skilful/skilled|very good with the hands|reading
rapido|rapid/quick|in very little time|reading
agile|agile|a cat is like this when it jumps|reading
tirchio/avaro|stingy/mean|Uncle Scrooge is like this with his money|reading
insolito|unusual|you do not see it every day|reading
solito|usual|like every day|reading
quotidiano|daily|of every day|reading
settimanale|weekly|it comes every seven days|reading
mensile|monthly|it comes twelve times a year|reading
annuale|yearly/annual|like Christmas, once in twelve months|reading
selvaggio|wild/savage|far from towns and people|reading
straniera|foreign|from another country|reading
ghiacciato|icy/frozen|a road in January can be like this|reading
scivoloso|slippery|a wet floor is like this|reading
appiccicoso|sticky|like honey on your fingers|reading
croccante|crunchy/crispy|like good chips|reading
cremoso|creamy|like soft ice|reading
nutriente|nutritious|this food gives you much energy|reading
fatto in casa|homemade|your grandmother cooked it|reading
cuoca|cook|this woman makes meals|reading
fame da lupo|ravenous hunger|you could eat a horse|reading
buccia|peel/skin|the outside of a banana|reading
nocciolo|stone/pit|the hard thing inside a peach|reading
briciola|crumb|a very small bit of bread|reading
grano/frumento|wheat|flour is made from it|reading
impasto|dough|flour and water, before it is bread|reading
lievito|yeast|it makes bread grow|reading
tuorlo|yolk|the yellow part of an egg|reading
albume|egg white|the part that is not yellow|reading
fienile|barn|a farmer keeps hay there|reading
fieno|hay|dry grass for horses|reading
paglia|straw|dry and yellow, animals sleep on it|reading
gregge|flock|many sheep together|reading
mandria|herd|many cows together|reading
pastore|shepherd/pastor|he looks after sheep|reading
branco|pack/herd|many wolves together|reading
sciame|swarm|many bees together|reading
alveare|beehive/hive|the house of bees|reading
acquazzone|shower/downpour|short strong rain|reading
brezza|breeze|a soft wind from the sea|reading
rugiada|dew|small drops on the grass in the morning|reading
eclissi|eclipse|the moon covers the sun|reading
cometa|comet|a star with a tail|reading
galassia|galaxy|millions of stars together|reading
gravità|gravity|it makes an apple fall down|reading
ossigeno|oxygen|you need it to breathe|reading
atomo|atom|the smallest part of all things|reading
cellula|cell|the smallest living part of your body|reading
batterio|bacterium/germ|so small that you need a microscope|reading
virus|virus|it makes people or computers ill|reading
effetto serra|greenhouse effect|the air keeps too much heat|reading
serra|greenhouse|a house of glass for plants|reading
riscaldamento globale|global warming|the Earth gets hotter every year|reading
cambiamento climatico|climate change|the weather of the world is not what it was|reading
raccolta differenziata|recycling|paper here, glass there, plastic there|reading
spreco|waste|you throw away good food|reading
risorsa|resource|water and wood are this for us|reading
pannello solare|solar panel|it turns sunlight into electricity|reading
specie in pericolo|endangered species|pandas and tigers, for example|reading
volontario|volunteer|this person helps and wants no money|reading
beneficenza|charity|you give money to poor people|reading
senzatetto|homeless|a person without a house|reading
profugo/rifugiato|refugee|this person left home because of a war|reading
immigrato|immigrant|this person came to live in a new country|reading
razzismo|racism|some people hate others for their skin colour|reading
uguaglianza|equality|the same rights for all|reading
diritti umani|human rights|what every person in the world must have|reading
vicinato|neighbourhood|the streets around your house|reading
senso dell'umorismo|sense of humour|you have it when you laugh at jokes|reading
autostima|self-confidence/self-esteem|you believe in what you can do|reading
amor proprio|self-respect|you think well of who you are|reading
`;
