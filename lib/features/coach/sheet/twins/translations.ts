/** Italian sentences and their English, of kinds that our exercises have few of; written as those of `small-words.ts`. */
export const translationPairs = `
Mi piacciono i gufi. → I like owls.
Alla strega piace il miele. → The witch likes honey.
Non mi piacciono i ragni. → I don't like spiders.
Ti piacciono i pirati? → Do you like pirates?
I pirati hanno una mappa. → The pirates have got a map.
La strega ha una scopa. → The witch has got a broom.
Il pagliaccio non ha un tamburo. → The clown hasn't got a drum.
Il capitano ha una bussola? → Has the captain got a compass?
I marinai hanno una corda? → Have the sailors got a rope?
Il castello è vuoto. → The castle is empty.
I pirati sono coraggiosi. → The pirates are brave.
La grotta non è buia. → The cave isn't dark.
I pagliacci non sono tristi. → The clowns aren't sad.
Il capitano è sveglio? → Is the captain awake?
I tamburi sono rumorosi? → Are the drums noisy?
Il castello era vuoto. → The castle was empty.
I pirati non erano coraggiosi. → The pirates weren't brave.
C'è una capra sul tetto. → There is a goat on the roof.
Ci sono due torri. → There are two towers.
C'è un fantasma nel castello? → Is there a ghost in the castle?
La torre è più larga del muro. → The tower is wider than the wall.
Il diamante è più prezioso della perla. → The diamond is more precious than the pearl.
La balena è l'animale più pesante. → The whale is the heaviest animal.
Il pagliaccio canta ogni notte. → The clown sings every night.
I gufi cacciano di notte. → Owls hunt at night.
La capra non morde. → The goat doesn't bite.
Il gufo caccia di notte? → Does the owl hunt at night?
I cavalieri russano? → Do the knights snore?
Il ladro ha rubato la corona. → The thief stole the crown.
I pirati hanno nascosto il tesoro. → The pirates hid the treasure.
Il ladro non ha rubato la corona. → The thief didn't steal the crown.
I pirati hanno nascosto il tesoro? → Did the pirates hide the treasure?
La nave partirà a mezzanotte. → The ship will leave at midnight.
I pirati sbarcheranno martedì. → The pirates will land on Tuesday.
La nave non affonderà. → The ship won't sink.
I pirati sbarcheranno martedì? → Will the pirates land on Tuesday?
Sta nevicando. → It is snowing.
Il capitano sta remando. → The captain is rowing.
La strega non sta dormendo. → The witch isn't sleeping.
I pirati stanno dormendo? → Are the pirates sleeping?
I pinguini sanno nuotare. → Penguins can swim.
Le lumache non possono saltare. → Snails can't jump.
Il pappagallo sa parlare? → Can the parrot talk?
Devi nascondere la mappa. → You must hide the map.
Il cavaliere dovrebbe riposare. → The knight should rest.
Se il vento cala, l'aquilone cadrà. → If the wind drops, the kite will fall.
Il capitano naviga da due ore. → The captain has been sailing for two hours.
Il gufo è qui da martedì. → The owl has been here since Tuesday.`;
