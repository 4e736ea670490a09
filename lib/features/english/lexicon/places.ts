import { setOf } from "./words";

/** Countries and continents without an article of their own. */
export const countries =
  setOf(`italy england france spain germany ireland scotland wales britain portugal greece croatia austria switzerland
  belgium holland poland hungary romania albania ukraine russia turkey norway sweden denmark finland iceland malta cyprus
  slovenia serbia egypt morocco tunisia libya kenya nigeria senegal ghana ethiopia madagascar tanzania japan china india
  thailand vietnam indonesia singapore pakistan bangladesh israel lebanon jordan america canada mexico cuba brazil
  argentina peru chile colombia ecuador venezuela australia europe africa asia antarctica oceania sicily sardinia tuscany
  lombardy piedmont puglia apulia calabria campania liguria umbria veneto lazio abruzzo molise basilicata marche friuli
  trentino corsica ibiza mallorca formentera crete jamaica hawaii california florida texas cornwall andalusia catalonia normandy
  provence bavaria salento mykonos lampedusa elba ischia capri procida syria iran iraq korea mongolia nepal zealand luxembourg
  lithuania latvia estonia bulgaria slovakia moldova montenegro bosnia macedonia kosovo`);

export const cities =
  setOf(`rome milan naples turin florence venice bologna genoa palermo bari catania verona padua trieste brescia parma
  modena perugia pisa siena lecce cagliari rimini ravenna ferrara salerno messina bergamo trento pescara ancona taranto
  vicenza treviso udine como lucca assisi pompeii matera amalfi sorrento roma milano napoli torino firenze venezia genova london
  paris madrid barcelona berlin munich vienna prague budapest amsterdam brussels dublin edinburgh glasgow cardiff belfast
  manchester liverpool oxford cambridge brighton bristol york bath birmingham leeds nottingham lisbon porto athens rome's
  stockholm oslo copenhagen helsinki warsaw krakow zurich geneva lugano moscow istanbul cairo marrakech tokyo kyoto osaka
  beijing shanghai dubai sydney melbourne toronto montreal vancouver chicago boston miami orlando washington hollywood
  seville valencia granada malaga lyon marseille nice bordeaux hamburg frankfurt cologne dresden salzburg split dubrovnik
  zagreb santorini bruges wimbledon stratford windsor canterbury galway cork`);

export const isPlace = (lower: string) => countries.has(lower) || cities.has(lower);
