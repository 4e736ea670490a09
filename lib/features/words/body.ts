/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const body = `
testa|head|your eyes and mouth are on it|body
occhio|eye|you see with it|body
naso|nose|you smell with it|body
bocca|mouth|you speak and eat with it|body
orecchio|ear|you hear with it|body
dente|tooth|you brush it every night|body
capelli|hair|it grows on your head|body
mano|hand|it has five fingers|body
braccio|arm|it joins your shoulder and your hand|body
gamba|leg|you walk on two of them|body
piede|foot|you put it in a shoe|body
cuore|heart|it beats in your chest|body
schiena|back|the part of your body behind you|body
pancia|stomach/tummy/belly|it is full after a big lunch|body
dito|finger|you have ten of them|body
spalla|shoulder|it is between your neck and your arm|body
ginocchio|knee|it is in the middle of your leg|body
corpo|body|arms, legs, head and all the rest|body
viso/faccia/volto|face|your eyes, nose and mouth are on it|body
fronte|forehead|the part above your eyes|body
guancia|cheek|you kiss it to say hello in Italy|body
mento|chin|the part below your mouth|body
labbro/labbra|lip|there are two, red, around your mouth|body
collo|neck|a giraffe has a very long one|body
gola|throat|food goes down it, and it hurts when you shout|body
denti|teeth|you bite with them|body
petto/torace|chest|the front of your body, your heart is inside|body
gomito|elbow|the middle of your arm|body
polso|wrist|you wear a watch on it|body
pollice|thumb|short and thick, the first on your hand|body
unghia|nail|the hard end of a finger|body
piedi|feet|you wear shoes on them|body
dito del piede|toe|you have five on each foot|body
caviglia|ankle|it is between your leg and your foot|body
tallone|heel|the back part of your foot|body
coscia|thigh|the thick top part of your leg|body
fianco|hip/side|the place where your leg begins|body
pelle|skin|it covers all your body|body
osso|bone|it is hard and white inside you; dogs love it|body
sangue|blood|it is red and runs through your body|body
cervello|brain|you think with it|body
polmone|lung|there are two in you and you breathe with them|body
stomaco|stomach/tummy/belly|food goes there after you eat|body
muscolo|muscle|it makes you strong|body
scheletro|skeleton|all the hard white parts inside you|body
barba|beard|hair on the face of a man|body
baffi|moustache/mustache|hair under the nose of a man|body
sopracciglio|eyebrow|a line of hair above each eye|body
ciglia|eyelashes|the short dark lines around your eyes|body
lacrima|tear|it comes out of your eye when you are sad|body
voce|voice|you speak and sing with it|body
sorriso|smile|your mouth makes it when you are happy|body
coda|tail|a dog moves it when it is happy|body
lentiggini|freckles|small brown dots on the face|body
ricciolo|curl|a ring of hair|body
calvo/pelato|bald|without hair on the head|body
zampa|paw/leg|the foot of a dog or a cat|body
ala/ali|wing|a bird has two|body
becco|beak|the mouth of a bird|body
pelliccia|fur|the hair of a bear or a cat|body
piuma/penna d'uccello|feather|light and soft, it comes from a bird|body
corno|horn|a bull has two on its head|body
artiglio|claw|the sharp nail of a cat or an eagle|body
muso|muzzle/snout|the nose and mouth of a dog|body
lingua|tongue|it is red and moves in your mouth|body
palmo|palm|the inside of your hand|body
pugno|fist/punch|a closed hand|body
fegato|liver|a large organ that cleans the blood|body
polmoni|lungs|the two organs you breathe with|body
rene|kidney|one of two organs that make urine|body
intestino|intestine/bowel|a long tube for food after the stomach|body
milza|spleen|a small organ near the stomach|body
vescica|bladder|the organ where urine waits|body
vena|vein|a thin blue line of blood under the skin|body
arteria|artery|it carries blood away from the heart|body
costola|rib|one of the bones around the heart|body
colonna vertebrale/spina dorsale|spine/backbone|the long line of bones in your back|body
cranio|skull|the bone around the brain|body
midollo|marrow|the soft part inside a bone|body
tonsille|tonsils|two small parts at the back of the throat|body
palpebra|eyelid|it covers your eye when you sleep|body
mascella|jaw|the bone that holds the lower teeth|body
gengiva|gum|the pink part around the teeth|body
ascella|armpit|the place under the arm where you sweat|body
polpaccio|calf|the back of the leg under the knee|body
anca/fianco|hip|the side of the body above the leg|body
alluce|big toe|the largest finger of the foot|body
indice|index finger/forefinger|the finger you point with|body
mignolo|little finger|the smallest one on your hand|body
nervo|nerve|it carries messages to the brain|body
saliva|saliva/spit|the water in your mouth|body
neo|mole|a small dark spot on the skin|body
brufolo|pimple/spot|a small red point on a teenager's face|body
ruga|wrinkle|a line on an old face|body
cicatrice|scar|the line that stays after a deep cut|body
`;
