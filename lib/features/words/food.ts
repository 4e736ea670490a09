/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const food = `
mela|apple|a fruit, red or green, it keeps the doctor away|food
pera|pear|a sweet fruit, narrow at the top|food
arancia|orange|a fruit with the name of a colour|food
fragola|strawberry|small, red and sweet, with tiny seeds outside|food
uva|grapes|wine is made from them|food
limone|lemon|yellow and very sour|food
pesca|peach|a soft summer fruit with a big stone|food
ciliegia|cherry|small, round and red, with a stone|food
pane|bread|you make sandwiches with it|food
formaggio|cheese|mice love it|food
burro|butter|yellow, you spread it at breakfast|food
latte|milk|white, it comes from cows|food
uovo|egg|a hen makes it|food
acqua|water|you drink it, fish live in it|food
succo|juice|you drink it, it comes from fruit|food
zucchero|sugar|it makes your tea sweet|food
sale|salt|the sea is full of it|food
carne|meat|vegetarians don't eat it|food
pollo|chicken|a farm bird, also on your plate|food
riso|rice|small, white grains, the Chinese eat a lot of it|food
verdura|vegetables|carrots and potatoes, for example|food
patata|potato|chips are made from it|food
pomodoro|tomato|red, you find it on pizza|food
cipolla|onion|it makes you cry when you cut it|food
colazione|breakfast|the first meal of the day|food
pranzo|lunch|the meal in the middle of the day|food
cena|dinner/supper|the evening meal|food
merenda/spuntino|snack|something small to eat in the afternoon|food
gelato|ice cream|cold and sweet, you eat it in summer|food
torta|cake|you blow out candles on it|food
biscotto|biscuit/cookie|small and sweet, you dip it in milk|food
banana|banana|a long yellow fruit|food
carota|carrot|an orange vegetable that rabbits like|food
insalata|salad|green leaves in a bowl|food
zuppa|soup|hot and liquid, in a bowl|food
pesce fritto|fried fish|food from the sea in hot oil|food
cioccolato|chocolate|brown and sweet, made from cocoa|food
caramella|sweet/candy|small and full of sugar|food
miele|honey|bees make it|food
farina|flour|a white powder for bread and cakes|food
olio|oil|a yellow liquid from olives|food
pepe|pepper|a black powder that makes you sneeze|food
merendina/spuntino/merenda|snack|something small to eat at half past ten|food
cibo|food|you eat it|food
pasto|meal|breakfast is one, lunch is another|food
bevanda/bibita|drink|tea or cola, for example|food
frutta|fruit|apples and bananas, for example|food
frutto|fruit|it grows on a tree and it is sweet|food
albicocca|apricot|small, orange and sweet|food
ananas|pineapple|big, yellow inside, with green leaves on top|food
anguria/cocomero|watermelon|big, green outside and red inside|food
melone|melon|big, round and orange inside, you eat it with ham|food
prugna/susina|plum|small and purple, with a stone|food
kiwi|kiwi|brown outside and green inside|food
lampone|raspberry|small, red and soft, it grows in the woods|food
mirtillo|blueberry|small, round and blue|food
mora|blackberry|small and dark, it grows among thorns|food
fico|fig|soft and sweet, with very many seeds inside|food
cocco|coconut|big and brown, white inside, from tropical trees|food
mandarino|tangerine/mandarin|like a small orange, easy to open|food
pompelmo|grapefruit|like an orange, but big and bitter|food
noce|walnut/nut|hard outside, with something like a brain inside|food
nocciola|hazelnut|small and round, chocolate cream is made from it|food
mandorla|almond|the small white nut in Sicilian cakes|food
arachide/nocciolina|peanut|small, in a shell, elephants love it|food
castagna|chestnut|brown, from the woods, hot on the fire in autumn|food
seme|seed|you put it in the ground and a plant grows|food
ortaggio|vegetable|a carrot, for example|food
fagioli|beans|small and brown, you eat them in soup|food
fagiolini|green beans|long, thin and green, on your plate|food
piselli|peas|small, round and green|food
lattuga|lettuce|green leaves for your bowl in summer|food
spinaci|spinach|green leaves that make you strong like Popeye|food
cavolo|cabbage|big, round and green, made of leaves|food
cavolfiore|cauliflower|white and round, like a big flower to eat|food
broccoli|broccoli|green, like little trees on your plate|food
melanzana|aubergine/eggplant|long and purple, in a parmigiana|food
peperone|pepper|red, yellow or green, empty inside|food
peperoncino|chilli/chili/chili pepper/hot pepper|red and very hot in your mouth|food
zucchina/zucchine|courgette/zucchini|long and green, like a cucumber for cooking|food
cetriolo|cucumber|long, green and fresh in a salad|food
zucca|pumpkin|big and orange, with a face at Halloween|food
aglio|garlic|white, it smells and vampires hate it|food
fungo|mushroom|it grows in the wood, some are dangerous|food
mais|corn/maize|yellow, popcorn is made from it|food
sedano|celery|long, green and crunchy|food
olive|olives|small, green or black, oil comes from them|food
prezzemolo|parsley|small green leaves cooks put on fish|food
basilico|basil|green leaves for pesto|food
spezie|spices|pepper and cinnamon, for example|food
cannella|cinnamon|brown powder on apple cake|food
vaniglia|vanilla|a white taste of ice cream|food
pasta|pasta|spaghetti, for example|food
pizza|pizza|round, with tomato and cheese|food
panino|sandwich/roll|bread with ham or cheese inside|food
fetta|slice|a thin piece of bread or cake|food
pane tostato|toast|warm brown bread in the morning|food
pancetta|bacon|English people eat it with eggs|food
prosciutto|ham|pink meat in a sandwich|food
salsiccia|sausage|long meat that you put on the barbecue|food
bistecca|steak|a big piece of meat from a cow|food
manzo|beef|the meat of a cow|food
maiale|pork|the meat of a pig|food
agnello|lamb|a baby sheep|food
tacchino|turkey|a big bird that Americans eat in November|food
tonno|tuna|a big fish that you buy in a tin|food
salmone|salmon|a big pink fish of the north|food
gambero|shrimp/prawn|a small pink sea animal that you eat|food
granchio|crab|it lives by the sea and walks sideways|food
cozze|mussels|black shells from the sea, good with spaghetti|food
frutti di mare|seafood|things from the water that you eat|food
hamburger|hamburger/burger|round meat in round bread|food
patatine fritte|chips/French fries/fries|long, yellow and hot, with ketchup|food
patatine|crisps/chips/potato chips|thin and salty, in a bag|food
minestra/brodo|soup/broth|hot, you eat it with a spoon|food
salsa/sugo|sauce|red, you put it on spaghetti|food
senape|mustard|yellow and strong, on a hot dog|food
aceto|vinegar|sour liquid for salad|food
burro di arachidi|peanut butter|Americans put this brown cream on bread|food
marmellata|jam|sweet fruit to put on bread|food
yogurt|yoghurt/yogurt|white, made from milk, in a small pot|food
panna|cream|the fat white part of milk|food
frittata|omelette|eggs beaten and fried|food
uova|eggs|hens make them|food
cereali|cereal/cereals|you eat it with milk in the morning|food
fiocchi d'avena|oats|horses eat it, and the Scots for breakfast|food
frittella|pancake|thin and round, Americans eat it with syrup|food
dolce|dessert/cake|the sweet end of a meal|food
dolci|sweets/desserts|chocolate and cakes, for example|food
crostata|tart/pie/jam tart|a cake with jam on it|food
ciambella|doughnut/donut|a round cake with a hole|food
caramelle|sweets/candy|small and full of sugar, bad for teeth|food
cioccolata calda|hot chocolate|a warm brown drink for cold days|food
gomma da masticare/cicca|chewing gum|you have it in your mouth but never swallow it|food
zucchero filato|candyfloss/cotton candy|a pink sweet cloud on a stick|food
tè|tea|the English drink it at five o'clock|food
caffè|coffee|a black drink that keeps you awake|food
vino|wine|it is made from grapes, red or white|food
birra|beer|a yellow drink with white on top, for adults|food
spremuta|fresh juice|a drink of oranges, made at the moment|food
aranciata|orangeade/orange soda|sweet, with fruit and bubbles|food
limonata|lemonade|a sour and sweet drink, yellow|food
acqua frizzante|sparkling water|a drink with bubbles|food
acqua del rubinetto|tap water|you drink it at home for free|food
ghiacciolo|ice lolly/popsicle|frozen juice on a stick|food
cubetto di ghiaccio|ice cube|small and cold, in your drink|food
cannuccia|straw|you drink cola through it|food
ricetta|recipe|it tells you how to cook something|food
ingrediente|ingredient|flour is one, for a cake|food
menù|menu|the list of dishes in a restaurant|food
conto|bill/check|the paper that says how much you pay|food
mancia|tip|a little money for the waiter|food
antipasto|starter/appetizer|you eat it before the first course|food
primo piatto|first course|pasta or rice, in Italy|food
piatto principale/secondo piatto|main course|the most important dish of the meal|food
spuntino|snack|a little food between meals|food
picnic|picnic|you eat on the grass|food
sapore/gusto|taste/flavour|sweet, salty or bitter|food
fame|hunger|you feel it before lunch|food
sete|thirst|you feel it when it is very hot|food
dolce|sweet/candy|like sugar|food
salato|salty|like sea water|food
amaro|bitter|like coffee without sugar|food
aspro/acido|sour|like lemon|food
piccante|spicy/hot|it burns in your mouth|food
delizioso/buonissimo/squisito|delicious|very good to eat|food
gustoso/saporito|tasty|good to eat|food
crudo|raw|not cooked|food
cotto|cooked|it was on the fire|food
fritto|fried|made in hot oil|food
congelato/surgelato|frozen|it is cold and hard, like ice|food
fresco|fresh/cool|new and not from a tin|food
marcio|rotten|too old to eat|food
vegetariano|vegetarian|a person who eats no meat|food
vegano|vegan|a person who eats no meat, eggs or milk|food
bollire|boil|when water gets very hot, with bubbles|food
friggere|fry|to cook in hot oil|food
mescolare|mix/stir|to turn with a spoon|food
versare|pour|to let water go into a glass|food
sbucciare|peel|to take the outside off an orange|food
masticare|chew|to use your teeth on food|food
inghiottire/ingoiare|swallow|to make food go down your throat|food
mordere|bite|to use your teeth on something|food
assaggiare|taste/try|to eat a little and see if it is good|food
leccare|lick|to use your tongue on ice cream|food
ordinare|order|to tell the waiter what you want|food
cenare|have dinner|to eat in the evening|food
pranzare|have lunch|to eat at midday|food
fare colazione|have breakfast|to eat in the morning|food
pagnotta|loaf/loaf of bread|big and round, before it is cut into slices|food
dado da brodo|stock cube|a small salty thing for soup|food
cibo spazzatura|junk food|chips and sweets, bad for your health|food
tavoletta di cioccolato|chocolate bar/bar of chocolate|brown and sweet, you break it in squares|food
cena fuori|dinner out|an evening meal in a restaurant|food
ketchup|ketchup|red sauce with tomatoes|food
maionese|mayonnaise|white sauce with eggs|food
zucchero filato|candy floss/cotton candy|a sweet pink cloud on a stick|food
lecca-lecca|lollipop|a sweet on a stick|food
caramella gommosa|gummy bear/jelly sweet|it is soft, and you eat many from one bag|food
torta di compleanno|birthday cake|it has candles on top|food
cornetto/brioche|croissant|you eat it with cappuccino in a bar|food
panna montata|whipped cream|white and soft on a hot chocolate|food
uovo sodo|hard-boiled egg/boiled egg|it was in hot water for ten minutes|food
polpetta|meatball|small and round, often with tomato sauce|food
spiedino|skewer/kebab|pieces of meat on a stick|food
merluzzo|cod|a white fish for fish and chips|food
cozza|mussel|it lives in a black shell|food
vongola|clam|it lives in a shell, good with spaghetti|food
calamaro|squid|it has ten arms, and we fry it in rings|food
ravanello|radish|small and round, red outside and white inside|food
porro|leek|long, green and white, like an onion|food
barbabietola|beetroot/beet|a dark red root|food
lenticchie|lentils|small round brown seeds, lucky in January|food
ceci|chickpeas|round yellow seeds for hummus|food
pistacchio|pistachio|a small green nut|food
melograno|pomegranate|a fruit full of red seeds|food
avocado|avocado|a green fruit with one big stone|food
zenzero|ginger|a hot root for tea and biscuits|food
avanzi|leftovers|the food that nobody ate yesterday|food
`;
