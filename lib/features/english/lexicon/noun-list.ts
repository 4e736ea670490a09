/** Countable nouns of a pupil's world with a regular plural. */
export const regularNouns = `
accident activity actor actress address adjective adult adventure adverb advert aeroplane afternoon airport
alarm album alien ambulance anchor angel animal ankle answer ant apartment app apple appointment apricot apron
architect area arm army arrow article artist athlete aubergine aunt author autumn baby backpack bag baker bakery
balcony ball balloon banana band bandage banker barbecue barbershop baseball basket bathroom battery beach bean
bear beard bed bedroom bee beetle bell belt bench bicycle bike biker bill bin biography bird birthday biscuit
blackboard blanket blog blogger blouse board boat body bomb bone book bookcase bookshelf bookshop boot bottle
bowl box boy boyfriend bracelet brain branch breakfast bridge brother bucket building bulb bunny burger bus bush
butcher butterfly button cabinet cafe café cage cake calculator calendar camel camera campsite canal candidate
candle candy canteen cap capital captain car card carpet carrot cartoon case castle cat cathedral cave ceiling
celebrity cellar century ceremony certificate chain chair champion championship channel chapter character
charger chef cherry chicken chimney chip chocolate choir church cigarette cinema circle city class classmate
classroom clock closet cloud clown club clue coach coat coconut coin college colour comedy comic company
competition computer concert console container continent controller conversation cookie corner corridor cottage
country couple courgette course cousin cow cowboy crayon creature cricket criminal crisp crocodile crossword
crown culture cup cupboard curtain cushion customer cyclist dancer date daughter day decision dentist department
desert designer desk dessert detail detective dialogue diary dictionary difference difficulty dinner dinosaur
director disaster discount disease dish doctor document dog doll dolphin donkey door doughnut dragon drawer
drawing dress driver drum duck e-mail eagle ear earphone earring earthquake egg electrician elephant elevator
email emoji emotion employee encyclopedia enemy engine engineer entrance envelope environment episode error
essay euro evening event exam example exception exercise exhibition experience experiment expert explorer
expression eye eyebrow face fact factory fairy family fan farm farmer father fault favour feature fence ferry
festival field file film finger fingernail firefighter flag flashcard flat flavour flight floor flower flute
folder food footballer forest fork form fountain fox fridge friend frog fruit gadget gallery game gamer gap
garage garden gate generation genre ghost giant gift giraffe girl girlfriend glove goal goalkeeper goat goldfish
grade gram granddaughter grandfather grandma grandmother grandpa grandparent grandson grape graph grave group
guest guitar guitarist gym habit hairdresser hall hamburger hamster hand handbag hat head headache headmaster
headphone headteacher heart hedgehog helicopter helmet hen hill hobby hole holiday home horse hospital host
hostel hotel hour house hut icon idea illness image impression influencer ingredient insect instruction
instrument interview invention inventor invitation island jacket jar job joke journalist journey judge jug
jumper jungle kangaroo key keyboard kid kilo kilometre king kiosk kitchen kite kitten knee knight koala lab
label laboratory ladder lady lake lamp language laptop law lawyer leader leg lemon lesson letter level library
lid limit line link lion lip list litre lizard lobster location locker lorry lunch machine magazine magician
maid manager map marker market mask match meal meaning mechanic medal medicine melon member memory menu message
metre microphone microwave mile millionaire minute mirror missile mistake mobile model moment monkey monster
month monument moon morning mosque mother motorbike motorcycle mountain mouth movement movie mug muscle museum
mushroom musician nail name napkin nationality neck necklace neighbor neighbour nephew nest net newspaper niece
night nose note notebook noun novel number nun nurse nut object ocean octopus office officer onion opinion
opponent opportunity option orange orchestra organisation oven owl owner page pain painter painting palace pan
panda panini paragraph parcel parent park parrot part party passenger passport password path patient pavement
peach peanut pear pen pencil penguin penny pepper performance period person pet phone photo photograph
photographer phrase pianist piano picnic picture pie piece pig pigeon pillow pilot pineapple pipe pirate pitch
pizza pizzeria place plane planet plant plaster plastic plate platform player playground playlist plumber pocket
podcast poem poet pond pony pool portrait position postcard poster pot pound prefix present presentation
president price priest prince princess principal printer prisoner prize problem product professor profile
program programme project pronoun province psychologist pub pumpkin pupil puppet puppy purse puzzle pyramid
quality queen question queue quote rabbit racket radio railway rainbow rat rating reader reason receipt recipe
recorder referee region relative religion reptile restaurant result rhyme ribbon rider ring risk ritual river
road robber robot rocket roof room rope rose route rubber rucksack rule ruler runner salad salon sandal sandwich
sauce saucer sausage saxophone scarf scenario scene school scientist scooter score screen sculpture sea seagull
seal season seat secret secretary section sentence servant service session shampoo shark shed sheet shelf shell
ship shirt shock shoe shop shopkeeper shore shoulder shower side sightseer signal singer sink sister site
situation size skateboard skeleton skill skin skirt sky skyscraper slice slipper smartphone snack snail snake
sneaker snowball sock sofa soldier son song sound soup souvenir spaceship speaker spectacle speech spider sponge
spoon sport spot spring square squirrel stadium stage stair stamp star state statement station statue steak
stereo sticker stomach stone storm story stranger strategy strawberry stream street student studio subject
suggestion suitcase summer supermarket surfer surgeon surname survey swan sweater sweatshirt sweet swimmer
swimsuit symbol symptom synonym system t-shirt table tablet tail tale talent target taxi teacher team teammate
teen teenager telephone television temple tent term test text textbook theatre theme theory thing thought thumb
thunderstorm ticket tie tiger timetable tip title toast toe toilet tongue tooth toothbrush topic torch tortoise
tourist tournament towel tower town toy track tractor tradition train trainer tram translation traveller
treasure tree triangle trick trip trophy trouble truck trumpet tunnel turtle twin tyre umbrella uncle
underground uniform unit university user vacation valley vampire van vase vegetable vegetarian verb vest vet
vicar victim video videogame view villa village villain violin violinist virus visitor vocabulary voice voyage
waiter waitress wall wallet war wardrobe wasp watch waterfall wave way website wedding week weekday weekend
whale wheel wheelchair window wing winner winter witch witness word worker workshop world worm wrist writer year
youtuber zebra zombie zone zoo`
  .trim()
  .split(/\s+/);
