/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const town = `
città|city/town|a very big place with many streets|town
paese|village/country/town|a small place far from the big cities|town
strada|street/road|cars drive on it|town
negozio|shop/store|you buy things in it|town
ospedale|hospital|doctors work there|town
chiesa|church|it has bells and a tower|town
stazione|station|trains stop there|town
aeroporto|airport|planes land there|town
farmacia|pharmacy/chemist/chemist's/drugstore|you buy medicine there|town
panetteria|bakery|you buy bread there|town
ristorante|restaurant|you sit down, order and eat there|town
albergo|hotel|you sleep there on holiday|town
museo|museum|you look at old things and paintings there|town
castello|castle|kings and queens lived there|town
ponte|bridge|you cross a river on it|town
piazza|square|an open place in the middle of a town|town
parco|park|trees, grass and benches in a town|town
campagna|countryside|fields and farms, far from the city|town
fattoria|farm|cows and chickens live there|town
centro|centre/center|the middle of a town|town
centro commerciale|shopping centre/mall/shopping mall|very many shops under one roof|town
periferia|suburbs/outskirts|the part of the city far from the middle|town
via|street/way/road|it has houses on both sides|town
viale|avenue|a wide street with trees|town
incrocio|crossroads|two roads meet there|town
rotonda|roundabout|cars go round and round on it|town
angolo della strada|street corner|you turn left or right there|town
attraversamento pedonale/strisce pedonali|zebra crossing/crosswalk|white lines where people walk over the road|town
autostrada|motorway/highway|cars go very fast on it|town
sentiero|path|you walk on it in the woods|town
galleria|tunnel|trains go through a mountain in it|town
cartello|sign|it tells drivers what to do|town
parcheggio|car park/parking lot|many cars wait there|town
fermata dell'autobus/fermata|bus stop|people wait there for a ride|town
ufficio postale/posta|post office|you send letters from there|town
banca|bank|people keep their money there|town
ufficio|office|people work at desks there|town
municipio/comune|town hall/city hall|the mayor works there|town
sindaco|mayor|the head of a town|town
stazione di polizia|police station|you go there when something was stolen|town
caserma dei pompieri|fire station|the big red cars stand there|town
cinema|cinema/movie theater|you watch films there in the dark|town
teatro|theatre/theater|actors play on a stage there|town
stadio|stadium|football teams play there|town
piscina|swimming pool/pool|you go there to swim|town
parco giochi|playground|children go there, it has swings|town
zoo|zoo|you go there to see lions and elephants|town
acquario|aquarium|you see fish there behind glass|town
discoteca|disco/club|young people dance there at night|town
bar|bar/café|you drink a coffee there|town
caffetteria|café/coffee shop|you have a drink and a cake there|town
edicola|newsagent's/newsstand|you buy papers and magazines there|town
macelleria|butcher's|you buy meat there|town
fruttivendolo|greengrocer's/greengrocer|you buy apples and tomatoes there|town
pescheria|fishmonger's|you buy salmon and tuna there|town
pasticceria|cake shop/pastry shop|you buy sweet things there|town
gelateria|ice cream shop|in summer there is a long line outside|town
cartoleria|stationery shop/stationer's|you buy pens and notebooks there|town
negozio di giocattoli|toy shop|children love this place|town
parrucchiere|hairdresser|this person cuts your hair|town
barbiere|barber|he cuts the hair of men|town
cattedrale|cathedral|a very big church|town
duomo|cathedral|the biggest church of an Italian city|town
campanile|bell tower|a tall part of a church that rings|town
torre|tower|tall and thin, one in Pisa is not straight|town
monumento|monument|tourists take photos of this, it remembers the past|town
statua|statue|a person made of stone|town
fontana|fountain|water goes up and down in it, in a square|town
prigione/carcere|prison/jail|thieves must stay there for years|town
cimitero|cemetery/graveyard|dead people are there, with flowers|town
porto|port/harbour|ships stop there|town
faro|lighthouse|a tower with a light for ships|town
mulino|mill|it makes flour|town
cabina telefonica|phone box|a red one stands in old London streets|town
panchina|bench|you sit on it in the park|town
altalena|swing|you go up and down on it in the park|town
scivolo|slide|you go up the steps and down very fast|town
traffico|traffic|too many cars in the street|town
capitale|capital/capital city|Rome is the one of Italy|town
nazione/paese|country/nation|Italy or France|town
stato|state|California is one|town
regione|region|Tuscany or Sicily|town
continente|continent|Africa or Asia|town
europa|Europe|Italy, France and Spain are in it|town
italia|Italy|Rome is there|town
inghilterra|England|London is there|town
regno unito|United Kingdom|England, Scotland, Wales and Northern Ireland|town
stati uniti|United States|New York is there|town
francia|France|Paris is there|town
germania|Germany|Berlin is there|town
spagna|Spain|Madrid is there|town
irlanda|Ireland|the green island with Dublin|town
scozia|Scotland|men may wear skirts there|town
galles|Wales|Cardiff is there|town
londra|London|a red bus and Big Ben are there|town
confine/frontiera|border|the line between two countries|town
bandiera|flag|red, white and green for Italy|town
nord|north|up on the map|town
sud|south|down on the map|town
est|east|the sun comes up there|town
ovest|west|the sun goes down there|town
distanza|distance|how far one thing is from another|town
luogo/posto|place|a town, a park or a room|town
zona|area/zone|a part of a town|town
abitazione|home/house|you live in it|town
americano|American|from New York, for example|town
britannico|British|from Great Britain|town
irlandese|Irish|from Dublin, for example|town
scozzese|Scottish|from Edinburgh, for example|town
europeo|European|from France or Italy, for example|town
africano|African|from Kenya, for example|town
russo|Russian|from Moscow, for example|town
greco|Greek|from Athens, for example|town
salone di barbiere|barbershop|men go there for short hair|town
salone di bellezza/parrucchiere|salon|women go there for nails and hair|town
chiosco|kiosk|a small shop in the street|town
atrio/ingresso|lobby/hall|the big room where you enter a hotel|town
moschea|mosque|Muslims pray there|town
tempio|temple|gods were prayed to there, in Greece|town
pizzeria|pizzeria|a restaurant with a very hot oven, Italian|town
provincia|province|a part of a region|town
ferrovia|railway|trains run on it|town
galleria d'arte|gallery/art gallery|you look at paintings there|town
mostra|exhibition/show|you look at paintings or photos there|town
pub|pub|English people drink beer there|town
studio|studio|an artist works there|town
casetta/villetta|cottage|a small house in the country|town
capanna|hut|a very small house of wood|town
posizione/luogo|position/location|where a thing is|town
visitatore|visitor|a person who comes to see a place|town
turista|sightseer|a person who looks at famous places|town
tomba|grave/tomb|a dead person lies in it|town
scena|scene|one part of a film|town
situazione|situation|how things are at a moment|town
`;
