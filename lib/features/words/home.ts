/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const home = `
casa|house|a family lives in it|home
cucina|kitchen|the room where you cook|home
camera|bedroom/room|you sleep there at home|home
bagno|bathroom/toilet|the room where you wash|home
salotto|living room/sitting room/lounge|the room with the sofa|home
soggiorno|living room/sitting room/lounge|the room with the sofa|home
giardino|garden|flowers and trees grow there, outside your door|home
finestra|window|you open it to let fresh air in|home
porta|door|you open it to go into a room|home
scala|stairs/staircase/ladder|you walk up them to the next floor|home
scale|stairs/staircase/ladder|you walk up them to the next floor|home
letto|bed|you sleep in it|home
armadio|wardrobe/closet/cupboard|you hang your clothes in it|home
specchio|mirror|you see yourself in it|home
tavolo|table|you put plates on it|home
divano|sofa/couch|three people can sit on it and watch a film|home
lampada|lamp|it gives light in the evening|home
forchetta|fork|you eat pasta with it|home
coltello|knife|you cut meat with it|home
cucchiaio|spoon|you eat soup with it|home
bicchiere|glass|you drink water from it|home
piatto|plate|you put food on it|home
bottiglia|bottle|water or milk is sold in it|home
tovaglia|tablecloth|it covers the place where you have dinner|home
coperta|blanket|it keeps you warm in bed|home
cuscino|pillow/cushion|you put your head on it at night|home
chiave|key|it opens a door|home
tetto|roof|the top of a house|home
muro|wall|a side of a room|home
pavimento|floor|you walk on it inside a house|home
sveglia|alarm clock|it rings in the morning|home
cantina|cellar|the dark room below the house|home
appartamento|flat/apartment|some rooms on one floor, a family lives there|home
villa|villa|a big house with a garden|home
palazzo|building/palace|it is tall and many families live in it|home
grattacielo|skyscraper|a very very tall building|home
edificio|building|a house or a school, for example|home
piano|floor|the first one or the second one, in a building|home
piano terra|ground floor|the part of the house at street level|home
soffitta|attic|the room under the roof|home
soffitto|ceiling|the top of a room|home
parete|wall|a side of a room|home
stanza|room|a part of the house, with a door|home
camera da letto|bedroom/room|the place where you sleep|home
sala da pranzo|dining room|the place where the family eats together|home
ingresso|entrance/hall|the place where you come in|home
uscita|exit/way out|the place where you go out|home
balcone|balcony|a small place outside your window, high up|home
terrazza/terrazzo|terrace|outside, flat and open, with chairs|home
garage|garage|the car sleeps there|home
cancello|gate|the door of a garden|home
recinto/recinzione/staccionata|fence|it goes all around a garden|home
prato|lawn/meadow|a lot of green grass|home
camino/caminetto|fireplace/chimney|wood burns in it and the room gets warm|home
ascensore|lift/elevator|it takes you up and down in a building|home
gradino/scalino|step|one part of the stairs|home
campanello|doorbell|you press it and somebody opens the door|home
serratura|lock|you put the key into it|home
maniglia|handle|you hold it to open the door|home
tenda|curtain/tent|it hangs at the window; or you sleep in it outside|home
tappeto|carpet/rug|soft, and you walk on it at home|home
mobile|piece of furniture|a table, a chair or a bed|home
mobili|furniture|tables, chairs and beds|home
poltrona|armchair|a soft and comfortable seat for one person|home
sgabello|stool|a seat without a back|home
scaffale/mensola|shelf|books stand on it|home
libreria|bookcase/bookshop|full of books, at home or in town|home
cassetto|drawer|you pull it out of a desk and put things in|home
comodino|bedside table|the small table next to your bed|home
materasso|mattress|the soft part of a bed|home
lenzuolo/lenzuola|sheet|it is white, on your bed, and you lie on it|home
guanciale|pillow|your head rests on it at night|home
scrivania|desk|you do your homework at it|home
vaso|vase/pot|you put flowers in it|home
candela|candle|it gives light and it slowly gets shorter|home
lampadina|light bulb/bulb|a round glass thing that gives light|home
luce|light|the opposite of dark|home
interruttore|switch|you press it and the light goes on|home
presa|socket|the two holes in the wall for electricity|home
spina|plug|you push it into the wall to get electricity|home
frigorifero/frigo|fridge/refrigerator|it keeps food cold|home
congelatore|freezer|it makes food as cold as ice|home
forno|oven|you bake cakes in it|home
fornello|cooker/stove|you put the pot on it to make soup hot|home
lavatrice|washing machine|it makes dirty clothes clean|home
lavastoviglie|dishwasher|it makes dirty plates clean|home
lavandino|sink/washbasin|you wash your hands in it|home
rubinetto|tap/faucet|you turn it and water comes out|home
vasca da bagno/vasca|bath/bathtub|you lie in it in hot water|home
doccia|shower|you stand under it and get wet|home
gabinetto|toilet|the smallest room in the house|home
asciugamano|towel|it makes you dry after a swim|home
sapone|soap|it smells good and makes hands clean|home
spazzolino/spazzolino da denti|toothbrush|you put it in your mouth after meals|home
dentifricio|toothpaste|it comes from a tube, for your teeth|home
spazzola|brush/hairbrush|you make your hair tidy with it|home
pettine|comb|it has many thin teeth, for your hair|home
asciugacapelli/phon|hairdryer|it blows warm air on your wet head|home
carta igienica|toilet paper|a long white roll in the bathroom|home
spazzatura/immondizia/rifiuti|rubbish/garbage/trash/waste|things you throw away|home
scopa|broom|you clean the floor with it; witches fly on it|home
aspirapolvere|vacuum cleaner/hoover|a noisy machine that eats dust|home
secchio|bucket|you carry water in it|home
polvere|dust/powder|it is grey and lies on old things|home
ferro da stiro|iron|it is hot and makes shirts flat|home
pentola|pot/saucepan|you cook pasta in it|home
padella|pan/frying pan|you fry eggs in it|home
tazza|cup/mug|you drink tea from it|home
ciotola/scodella|bowl|you eat soup from it|home
vassoio|tray|a waiter carries glasses on it|home
tovagliolo|napkin|you clean your mouth with it at table|home
cucchiaino|teaspoon|you put sugar in your cup with it|home
posate|cutlery|knives, forks and spoons|home
brocca/caraffa|jug|you pour water from it|home
lattina|can|cola comes in it|home
barattolo|jar|jam comes in it|home
coperchio|lid|it closes a pot|home
scatoletta|tin/can|tuna comes in it|home
bilancia|scales|it says how heavy you are|home
televisione/televisore|television/TV|you watch films on it at home|home
telecomando|remote control/remote|you change channels with it|home
radio|radio|you hear music and news from it|home
riscaldamento|heating|it makes the house warm in winter|home
aria condizionata|air conditioning|it makes the room cool in summer|home
termosifone/radiatore|radiator|it hangs on the wall and gets hot in winter|home
affitto|rent|money you pay every month for a flat|home
proprietario|owner|the person who has the house or the dog|home
indirizzo|address|your street and your number|home
quartiere|neighbourhood/district|the part of the town where you live|home
arredare|furnish|to put tables and beds in a house|home
pulire|clean|to take the dirt away|home
spolverare|dust|to clean the furniture|home
stirare|iron|to make a shirt flat with something hot|home
apparecchiare|lay the table/set the table|to put plates and glasses out before a meal|home
sparecchiare|clear the table|to take plates away after a meal|home
spazzare|sweep|to clean the floor with a broom|home
riordinare/mettere in ordine|tidy up/tidy|to put everything in its place|home
bussare|knock|to hit a door before you go in|home
traslocare|move/move house|to go and live in another place|home
accendere|turn on/switch on/light|to make the lamp work|home
spegnere|turn off/switch off|to make the lamp stop|home
fare il letto|make the bed|to put sheets and pillows in order|home
di sopra/al piano di sopra|upstairs|on the floor above|home
di sotto/al piano di sotto|downstairs|on the floor below|home
faccende/lavori di casa/faccende domestiche|housework/chores|cleaning, washing and cooking at home|home
fare le pulizie|do the cleaning/clean the house|to make all rooms free of dirt|home
lavare i piatti|wash the dishes/do the dishes/wash up|to clean plates and forks after a meal|home
fare il bucato|do the laundry/do the washing|to put dirty clothes in the machine|home
bucato|laundry/washing|clothes that must become clean|home
accendere la luce|turn on the light/switch on the light|you do it when the room is dark|home
spegnere la luce|turn off the light/switch off the light|you do it before you sleep|home
portare fuori la spazzatura|take out the rubbish/take out the trash|you do it with the full bag from the kitchen|home
chiudere a chiave|lock|to close the door with a key|home
aprire la porta|open the door|you do it when the bell rings|home
chiudere la porta|close the door/shut the door|you do it when it is cold outside|home
ripostiglio|storeroom/closet|a small room for brooms and boxes|home
cassettiera|chest of drawers|a piece of furniture for socks and shirts|home
cuscino|cushion|soft, you put it behind your back on the sofa|home
mobiletto|cabinet|a piece of furniture with doors for small things|home
grembiule|apron|you wear it when you cook|home
libreria|bookshelf|novels stand on it|home
piatto di portata/pietanza|dish|a kind of food; or a big plate|home
shampoo|shampoo|you wash your hair with it|home
pulire/asciugare|wipe|to use a cloth on the table|home
lavare il pavimento|mop|to make the floor wet and clean|home
sciacquare|rinse|to use only water after the soap|home
lucidare|polish|to make shoes shine|home
strofinare|rub|to move your hand up and down on something|home
decorare|decorate|to put lights on a Christmas tree|home
tritare/tagliare a pezzi|chop|to use a knife on carrots|home
cuocere al forno|bake|to make a cake in the oven|home
restringersi|shrink|a wool jumper does it in hot water|home
rovesciare|spill|to let milk fall on the table|home
spruzzare|spray|to send very small drops of water|home
spremere|squeeze|to press an orange to get juice|home
disfare le valigie|unpack|to take everything out of your suitcase|home
avvolgere/incartare|wrap|to put paper around a present|home
allacciare|fasten|to close a seat belt|home
fare da babysitter|babysit|to stay with small children in the evening|home
presa elettrica|socket/outlet|you put the plug in it|home
spina elettrica|plug|you put it into the wall for electricity|home
accappatoio|bathrobe/dressing gown|you wear it after a shower|home
bidone della spazzatura|rubbish bin/bin/trash can|you throw things away in it|home
disordine|mess|how your room looks before you tidy up|home
tostapane|toaster|it makes bread hot and brown|home
mestolo|ladle|a big deep spoon for soup|home
apribottiglie|bottle opener|you use it before you can drink|home
`;
