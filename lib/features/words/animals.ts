/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const animals = `
cane|dog|it barks and it is man's best friend|animals
gatto|cat|it says miaow and loves milk|animals
cavallo|horse|you can ride it|animals
uccello|bird|it has wings and sings|animals
pesce|fish|it swims and never closes its eyes|animals
coniglio|rabbit/bunny|it has long ears and eats carrots|animals
topo|mouse/rat|small, grey and it loves cheese|animals
mucca|cow|it gives us milk|animals
maiale|pig|pink, with a curly tail|animals
pecora|sheep|it gives us wool|animals
gallina|hen/chicken|it gives us eggs|animals
farfalla|butterfly|an insect with wings full of colours|animals
ape|bee|it makes honey|animals
ragno|spider|it has eight legs|animals
orso|bear|big, brown and it sleeps all winter|animals
lupo|wolf|it looks like a dog and lives in the woods|animals
volpe|fox|red, clever and with a big tail|animals
scimmia|monkey|it climbs trees and eats bananas|animals
elefante|elephant|a huge grey animal with a long nose|animals
leone|lion|the king of the animals|animals
tigre|tiger|a big cat with stripes|animals
serpente|snake|a long animal without legs|animals
tartaruga|turtle|a slow animal with a hard shell|animals
rana|frog|a green animal that jumps and lives near water|animals
anatra|duck|a bird that swims on lakes|animals
delfino|dolphin|a clever animal that jumps out of the sea|animals
pipistrello|bat|it flies at night and sleeps upside down|animals
zanzara|mosquito|a tiny insect that bites you in summer|animals
formica|ant|a tiny insect that works all day|animals
scoiattolo|squirrel|a small animal that loves nuts|animals
pinguino|penguin|a black and white bird that cannot fly|animals
animale|animal|a dog or a lion, for example|animals
animale domestico|pet|a dog or a cat that lives with you|animals
cucciolo|puppy/cub/baby animal|a very young dog|animals
gattino|kitten|a very young cat|animals
vitello|calf|the child of a cow|animals
toro|bull|a strong male with horns, it hates red|animals
asino|donkey|like a small horse with long ears|animals
capra|goat|it has horns and a beard, and gives milk|animals
gallo|cock/rooster|it sings in the morning|animals
pulcino|chick|a small yellow baby bird|animals
oca|goose|a big white farm bird, it makes noise|animals
criceto|hamster|small, it runs in a wheel at night|animals
porcellino d'India|guinea pig|a small round pet without a tail|animals
pappagallo|parrot|a colourful bird that can talk|animals
canarino|canary|a small yellow bird that sings|animals
pesce rosso|goldfish|it lives in a bowl of water|animals
piccione|pigeon|the grey bird of city squares|animals
gufo|owl|a night bird with big round eyes|animals
civetta|owl|a small night bird|animals
aquila|eagle|a large bird of the mountains|animals
gabbiano|seagull|the white bird of the sea|animals
rondine|swallow|the bird that comes back in spring|animals
corvo|crow/raven|a black bird|animals
cigno|swan|a white bird with a long neck, on lakes|animals
pavone|peacock|a bird with a very beautiful blue tail|animals
struzzo|ostrich|a very big bird that runs and cannot fly|animals
passero|sparrow|a very common small brown bird|animals
pinguini|penguins|black and white birds of the ice|animals
giraffa|giraffe|it has a very long neck|animals
zebra|zebra|like a horse with black and white lines|animals
cammello|camel|it carries people in the desert|animals
ippopotamo|hippo/hippopotamus|very fat, it lives in African rivers|animals
rinoceronte|rhino/rhinoceros|big and grey, with a horn on its nose|animals
coccodrillo|crocodile|long and green, with very many teeth|animals
gorilla|gorilla|the biggest monkey of all|animals
canguro|kangaroo|it jumps and carries its baby in a pocket|animals
koala|koala|it sleeps in Australian trees all day|animals
panda|panda|a black and white bear from China|animals
leopardo|leopard|a wild cat with spots|animals
ghepardo|cheetah|the fastest animal on land|animals
cervo|deer|an animal of the woods, Bambi is one|animals
alce|moose/elk|very big, with large horns, in Canada|animals
cinghiale|wild boar|a wild pig of the woods|animals
riccio|hedgehog|small, it becomes a ball of needles|animals
talpa|mole|it lives under the ground and sees little|animals
lepre|hare|like a rabbit, but bigger and faster|animals
castoro|beaver|it builds walls of wood in rivers|animals
ratto|rat|bigger than a mouse, with a long tail|animals
foca|seal|a fat animal that lies on the ice|animals
balena|whale|the biggest animal of the sea|animals
squalo|shark|a big fish with many teeth|animals
polpo/piovra|octopus|it lives in the sea and has eight arms|animals
medusa|jellyfish|soft, it swims and it can burn your skin|animals
stella marina|starfish|it has five arms and lives under water|animals
conchiglia|shell|you find it on the beach|animals
lumaca/chiocciola|snail|very slow, with its house on its back|animals
verme|worm|long and soft, it lives in the ground|animals
bruco|caterpillar|it becomes a butterfly|animals
insetto|insect/bug|an ant or a bee, for example|animals
mosca|fly|a small black insect in your kitchen|animals
vespa|wasp|yellow and black, it stings|animals
coccinella|ladybird/ladybug|red, small, with black spots|animals
grillo|cricket|an insect that sings at night|animals
cavalletta|grasshopper|a green insect that jumps|animals
libellula|dragonfly|a long insect with four wings, near water|animals
scarafaggio|cockroach|a brown insect nobody wants in the kitchen|animals
scarabeo|beetle|an insect with hard wings|animals
pulce|flea|a very small insect that jumps on dogs|animals
lucertola|lizard|it has four legs and loves the sun on walls|animals
dinosauro|dinosaur|it lived millions of years ago|animals
scorpione|scorpion|its tail is dangerous|animals
ragnatela|web/spider's web|thin threads that catch flies|animals
nido|nest|birds make it and put eggs in it|animals
gabbia|cage|a bird lives in it at home|animals
cuccia|kennel|the little house of a dog|animals
stalla|stable|the house of horses|animals
guinzaglio|lead/leash|you hold it when you walk your dog|animals
selvatico|wild|not living with people|animals
feroce|fierce|dangerous and angry, like a lion|animals
addomesticare|tame|to teach a wild animal to live with you|animals
abbaiare|bark|a dog does this when somebody comes|animals
miagolare|meow/miaow|a cat does this when it is hungry|animals
ruggire|roar|a lion does this|animals
pungere|sting|a bee does this to you|animals
dare da mangiare/nutrire|feed|to put food in front of an animal|animals
accarezzare|stroke/pet|to move your hand softly over a cat|animals
cavalcare|ride|to sit on a horse|animals
cacciare|hunt|to go after animals to kill them|animals
riccio animale/porcospino|hedgehog|a small animal with needles|animals
lucciola|firefly|a small light that flies at night|animals
girino|tadpole|a baby frog|animals
tasso|badger|black and white, it lives in the woods|animals
lontra|otter|it swims in the river and eats fish|animals
tricheco|walrus|it has two very long teeth|animals
cavalluccio marino|seahorse|a small fish with the head of a pony|animals
bradipo|sloth|the slowest animal in the trees|animals
`;
