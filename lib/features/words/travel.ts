/** italian | english | what it is, in easy English without the word itself | theme. A slash parts words that are as good. */
export const travel = `
treno|train|it runs on rails|travel
aereo|plane/airplane/aeroplane/aircraft|it flies with people inside|travel
macchina|car/automobile|it has four wheels and an engine|travel
bicicletta|bicycle/bike|it has two wheels and pedals|travel
bici|bike/bicycle|it has two wheels and pedals|travel
nave|ship/boat|it carries people across the sea|travel
viaggio|trip/journey/travel|you go far and come back|travel
biglietto|ticket|you need it for the train or the cinema|travel
valigia|suitcase|you put your clothes in it for a holiday|travel
passaporto|passport|a small book you show at the border|travel
autobus|bus/coach|a long vehicle with many seats, in town|travel
metropolitana|underground/subway/tube/metro|trains below the city|travel
marciapiede|pavement/sidewalk|people walk there, beside the road|travel
semaforo|traffic light|red, yellow and green, at the crossroads|travel
incidente|accident|two cars hit each other|travel
astronave/navicella spaziale|spaceship/spacecraft/space ship|it carries people to the moon and back|travel
viaggio|journey/trip/travel|you go far away and come back|travel
mezzo di trasporto|means of transport|a car, a bus or a train|travel
trasporto|transport|cars, buses and trains|travel
automobile/auto|car/automobile|it has four wheels, your family goes by it|travel
taxi|taxi/cab|a car with a driver that you pay|travel
camion|lorry/truck|it is big and carries things on the road|travel
furgone|van|it is bigger than a car and carries boxes|travel
moto/motocicletta|motorbike/motorcycle|fast, with two wheels and a motor|travel
motorino|scooter/moped|young people ride it in Italian towns|travel
monopattino|scooter|you stand on it and push with one foot|travel
barca|boat|it goes on a lake or the sea|travel
traghetto|ferry|it takes cars over the sea|travel
elicottero|helicopter|it flies and goes straight up|travel
mongolfiera|hot-air balloon|big and round, it flies with fire|travel
razzo|rocket|it goes to the moon|travel
sottomarino|submarine|it goes under the sea|travel
carrozza|carriage/coach|horses pull it|travel
trattore|tractor|a farmer drives it in the field|travel
tram|tram|it runs on rails in the street|travel
ruota|wheel|a bike has two|travel
motore|engine/motor|it makes a car move|travel
freno|brake|it makes a car stop|travel
volante|steering wheel|you turn the car with it|travel
cintura di sicurezza|seat belt|it keeps you safe in the car|travel
casco|helmet|you wear it on your head on a motorbike|travel
sedile/posto|seat|you sit on it in a car|travel
finestrino|window|you look out of it in a train|travel
benzina|petrol/gas/gasoline|cars need it to go|travel
distributore di benzina/benzinaio|petrol station/gas station|drivers stop there to fill up|travel
patente|driving licence/driver's license|you need this card to be a driver|travel
autista/conducente|driver|this person takes you by bus or car|travel
binario|platform/track|you wait there for the train|travel
biglietteria|ticket office|you buy what you need for the train there|travel
volo|flight|you travel by plane on it|travel
atterrare|land|a plane does it at the end|travel
decollare|take off|a plane does it at the beginning|travel
decollo|take-off|the moment when a plane leaves the ground|travel
bagaglio/bagagli|luggage/baggage|suitcases and bags|travel
dogana|customs|they look into your bags at the border|travel
partenza|departure|the moment when the train leaves|travel
arrivo|arrival|the moment when the train comes|travel
ritardo|delay|the train is not there on time, but twenty minutes later|travel
orario dei treni|train timetable|it shows when you can leave|travel
gita/escursione|trip/excursion/journey/travel|a day out, to see something|travel
passeggiata|walk|you go on your feet, for pleasure|travel
giro|tour/ride|you go around and come back|travel
guida|guide|this person shows you a city|travel
guida turistica|guidebook/tourist guide|a book for people on holiday|travel
campeggio|camping/campsite|you sleep outdoors in a tent|travel
tenda da campeggio|tent|you sleep in it outdoors|travel
sacco a pelo|sleeping bag|it is warm, for a night in a tent|travel
zaino da montagna|rucksack|you carry it on your back up the mountain|travel
ostello|hostel|a cheap hotel for young people|travel
pensione|guest house|a small hotel in a family house|travel
camera singola|single room|one person sleeps there in a hotel|travel
camera doppia|double room|two people sleep there in a hotel|travel
prenotazione|booking/reservation|you have it when you called the hotel before|travel
prenotare|book|to ask for a table or a room before|travel
ricordo|souvenir/memory|you bring it home from a holiday|travel
cartolina|postcard|you send it to friends from the sea|travel
francobollo|stamp|you stick it on a letter|travel
crema solare|sun cream/sunscreen|it protects your skin in summer|travel
ombrellone|beach umbrella|it gives you shade at the sea|travel
abbronzatura|suntan/tan|your skin is brown after summer|travel
abbronzarsi|get a tan|to become brown in the sun|travel
sbarcare|land/get off|to go from a ship to the shore|travel
guidare|drive|to make a car go where you want|travel
parcheggiare|park|to leave the car in its place|travel
noleggiare|rent/hire|to pay for a car for some days|travel
volare via|fly away|birds do it when you come near|travel
attraversare|cross|to go to the other side of the street|travel
girare|turn|to go left or right|travel
raggiungere|reach|to get to a place|travel
tornare/ritornare|come back/go back/return|to go home again|travel
entrare|enter/come in/go in|to walk into a room|travel
uscire|go out/exit|to leave the house|travel
salire/aumentare|go up/climb|to walk to the top|travel
scendere/diminuire|go down/get off|to walk to the bottom|travel
andare|go|to move from here to another place|travel
venire|come|to move from there to here|travel
restare/rimanere|stay/remain|not to go away|travel
perdersi|get lost|not to find your way|travel
fare le valigie|pack|to put your clothes in a suitcase|travel
visitare|visit|to go and see a museum or a friend|travel
esplorare|explore|to go into places nobody knows|travel
incontrare|meet|to see a friend in the street|travel
destra|right|the hand most people write with|travel
sinistra|left|the other side from right|travel
dritto|straight|without turning|travel
all'estero|abroad|in a foreign country|travel
lontano|far/far away|not near|travel
vicino|near/close/nearby|not far|travel
andare a piedi|walk/go on foot|to get there with your own legs|travel
andare in macchina|go by car/drive|to get there on four wheels|travel
andare in treno|go by train|to get there on rails|travel
prendere l'autobus|take the bus/catch the bus|to go to school with many others on wheels|travel
prendere il treno|take the train/catch the train|to go to the station and travel on rails|travel
perdere il treno|miss the train|to come to the station too late|travel
perdere l'autobus|miss the bus|to come to the stop too late|travel
fare un viaggio|take a trip/go on a trip|to pack and see new places|travel
fuso orario|time zone|the clock says another hour in New York|travel
itinerario|route/itinerary|the way from one place to the next|travel
crociera|cruise|a holiday on a big ship|travel
equipaggio|crew|all who work on a ship or plane|travel
bagaglio a mano|hand luggage|the small bag you take into the plane|travel
imbarco|boarding/gate|the moment when people get on the plane|travel
viaggio di andata e ritorno|return trip/round trip|there and back|travel
andata e ritorno|return/round trip|there and back|travel
sola andata|one way|there and not back|travel
alieno|alien|it comes from another planet in a green ship|travel
gomma/pneumatico|tyre|the black part of a wheel|travel
giorno feriale|weekday|Monday or Tuesday, but not Sunday|travel
ritardare|delay|to come later than the plan says|travel
fare un'escursione|hike|to walk all day in the mountains|travel
accamparsi|camp|to live in a tent for some days|travel
schiantarsi|crash|to drive into a wall|travel
consegnare|deliver|to bring a pizza to your door|travel
confermare|confirm|to say once more that yes, you will come|travel
riservare|reserve|to keep a table for somebody|travel
`;
