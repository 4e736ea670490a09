import type { SheetTopic } from "@/lib/features/homework/rules";

/** Solved sentences for words that are put into another form; written as those of `small-words.ts`, the given word in brackets. */
export const formTwins: Partial<Record<SheetTopic, string>> = {
  comparatives: `
A snail is [slower] (slow) than a hare.
A trumpet is [louder] (loud) than a flute.
A diamond is [more precious] (precious) than a pearl.
The ocean is [wider] (wide) than the river.
The clown is [funnier] (funny) than the king.
The desert is [drier] (dry) than the forest.
A storm is [more frightening] (frightening) than a breeze.
A whale is [fatter] (fat) than a seal.
The castle is [more comfortable] (comfortable) than the cave.`,
  superlatives: `
The cheetah is [the quickest] (quick) of all.
It is [the most precious] (precious) stone in the museum.
This is the [loudest] (loud) drum in the band.
That clown is the [funniest] (funny) in the circus.
The whale is [the fattest] (fat) animal in the ocean.
It was the [most frightening] (frightening) storm of the century.`,
  "as-as": `
The lake is as [deep] (deep) as the ocean.
The moon is not as [bright] (bright) as the sun.`,
  "comparatives-choice": `
A snail is [slower] than a hare. (slower / more slow)
A diamond is [more precious] than a pearl. (preciouser / more precious)
The desert is [drier] than the forest. (drier / more dry)
A whale is [fatter] than a seal. (fatter / more fat)
A storm is [more frightening] than a breeze. (frighteninger / more frightening)`,
  "degree-choice": `
The drum is [louder] than the flute, and it is the [loudest] in the band. (louder / loudest)
The clown is [funnier] than the king: he is the [funniest] in the circus. (funnier / funniest)
A diamond is [more precious] than a pearl: it is the [most precious] stone. (more precious / most precious)
The storm was [more] frightening than the wind: it was the [most] frightening night. (more / most)`,
  "as-as-choice": `
The maze is as [dark] as the cave. (dark / darker)
The lake is not as [deep] as the ocean. (deep / deeper)`,
  "helper-base": `
Did the thief [escape]? (escape / escaped)
The clown didn't [fall]. (fall / fell)
Does the witch [snore]? (snore / snores)
The goat doesn't [bite]. (bite / bites)
Did the pirates [steal] the crown? (steal / stole)`,
  "modal-base": `
Penguins can't [fly]. (fly / to fly)
The clown can [juggle]. (juggle / juggles)
The sailors must [row]. (row / to row)
The captain should [rest]. (rest / rests)
Will the ship [sink]? (sink / sinks)`,
  "plural-nouns": `
two [foxes] (fox)
three [geese] (goose)
five [ponies] (pony)
many [wolves] (wolf)
four [donkeys] (donkey)
two [torches] (torch)
six [heroes] (hero)
ten [parrots] (parrot)
some [mice] (mouse)
a few [sailors] (sailor)
two [oxen] (ox)
three [rhinos] (rhino)
seven [postmen] (postman)`,
  "make-plural": `
This wolf is hungry. → These wolves are hungry.
That fox has got a tail. → Those foxes have got tails.
The pony is white. → The ponies are white.
There is a goose here. → There are two geese here.`,
  "possessive-s": `
This is the [clown's] (clown) drum.
The [sailors'] (sailors) ship is wooden.
Where is the [witch's] (witch) broom?
The [monkeys'] (monkeys) cage is empty.
the crown / the queen → the queen's crown`,
  adverbs: `
The snail moves [slowly] (slow).
The band played [loudly] (loud).
The knight fought [bravely] (brave).
The monkeys clapped [noisily] (noisy).
The ballerina danced [gracefully] (graceful).`,
  "word-formation": `
The clown is very [famous] (fame).
The volcano is [dangerous] (danger).
The [sailor] (sail) had a map.
The queen smiled with great [kindness] (kind).
That chest is [useless] (use): it has no lid.
The king was [unlucky] (luck): he lost his crown.`,
  "verb-patterns": `
The pirates decided [to sail] (sail) home.
The monkey enjoys [climbing] (climb).
The wizard hopes [to juggle] (juggle).
They avoid [shouting] (shout).
The clown is good at [whistling] (whistle).
She promised [to knock] (knock).`,
  "used-to": `
The king [used to juggle] (juggle).
The clown [didn't use to wear] (wear / not) a mask.
The pirates [used to rob] (rob) ships.
[Did] the witch [use to fly] (fly)?`,
  "be-present": `
The drums [are] (be) loud, but the flute [is] (be) quiet.
I [am] (be) thirsty, and the goats [are] (be) hungry.
The captain [is] (be) asleep, but the pirates [are] (be) awake.
The goats [aren't] (not / be) dangerous, and the cave [isn't] (not / be) dark.
I [am not] (not / be) a pirate, and the sailors [aren't] (not / be) thieves.
[Are] (be) the monkeys hungry? [Is] (be) the captain asleep?
[Is] (be) the witch angry? [Are] (be) the drums loud?`,
  "be-past": `
The pirates [were] (be) brave, but the castle [was] (be) empty.
The drums [were] (be) loud, but the captain [was] (be) asleep.
The clown [was] (be) sad, but the monkeys [were] (be) noisy.
The drums [weren't] (not / be) loud, and the witch [wasn't] (not / be) angry.
The knight [wasn't] (not / be) afraid, and the pirates [weren't] (not / be) thirsty.
[Were] (be) the monkeys hungry? [Was] (be) the captain asleep?
[Was] (be) the castle empty? [Were] (be) the drums loud?`,
  "have-got": `
The witch [has got] a broom, and the pirates [have got] a map.
I [have got] a kite, and the clown [has got] a drum.
A snail [hasn't got] legs, and snakes [haven't got] arms. (not)
[Has] the captain [got] a compass? [Have] the wizards [got] wands?
[Have] the monkeys [got] tails? [Has] the goat [got] horns?`,
  can: `
Penguins [can swim] (can / swim).
The goat [can't fly] (can / not / fly).
The clown [must wear] (must / wear) a mask.
You [mustn't feed] (must / not / feed) the lions.
The captain [should rest] (should / rest).
[Can] the parrot [talk] (can / talk)?`,
};
