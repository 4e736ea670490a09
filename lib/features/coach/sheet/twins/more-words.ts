import type { SheetTopic } from "@/lib/features/homework/rules";

/** Solved sentences for words that join, ask or place, two of them side by side; written as those of `small-words.ts`. */
export const moreWordTwins: Partial<Record<SheetTopic, string>> = {
  "prepositions-time": `
The circus opens [at] six [on] Fridays. (in / on / at)
Owls sleep [in] the morning and hunt [at] night. (in / on / at)
The castle was built [in] 1450, and it opened [on] 2 April. (in / on / at)
The ferry leaves [at] midnight [in] winter. (in / on / at)
The carnival is [in] February, and it starts [on] a Thursday. (in / on / at)`,
  "prepositions-place": `
The hamster is [in] the basket, and the basket is [on] the shelf. (in / on)
The sailor is [on] the deck, and the captain is [at] the harbour. (on / at)
The ball is [under] the sofa, and the cushion is [behind] it. (under / behind)
The castle is [between] two hills and [next to] a river. (between / next to)
There is a statue [in front of] the palace and a maze [behind] it. (in front of / behind)
The ghost lives [in] a tower, and the owl is waiting [at] the gate. (in / at)`,
  prepositions: `
She is afraid [of] ghosts and interested [in] magic. (of / in)
Listen [to] the drums and look [at] the clowns! (to / at)
The monkeys laughed [at] the clown and waited [for] nuts. (at / for)
The pirates talked [about] gold and paid [for] the map. (about / for)`,
  "question-words": `
[Where] is the witch? In a cave. [Who] is with her? A wizard. (where / who)
[When] does the circus open? At six. [How] do we get there? By tram. (when / how)
[What] is in the chest? Gold. [Why] is it locked? Because of the pirates. (what / why)
[How many] candles are there? Ten. [How old] is the wizard? Two hundred. (how many / how old)
[How often] does the ferry sail? Twice a week. [How long] does it take? An hour. (how often / how long)
[Whose] broom is this? The witch's. [Which] wand is yours? The long one. (whose / which)`,
  whose: `
[Whose] wand is this? And [who's] that wizard? (whose / who's)
[Who's] in the tent? And [whose] drum is this? (who's / whose)`,
  "relative-clauses": `
The pirate [who] sings has got a map [which] is torn. (who / which)
This is the castle [where] the ghost lives, and that is the king [whose] crown was stolen. (where / whose)
The robot [which] dances belongs to the wizard [who] built it. (which / who)
I remember the night [when] the circus came and the square [where] it stopped. (when / where)`,
  modals: `
You [must] wear a helmet, but you [mustn't] feed the lions. (must / mustn't)
Penguins [can] swim, but they [can't] fly. (can / can't)
The clown looks ill: he [should] rest, and he [shouldn't] juggle. (should / shouldn't)
It's a holiday: the sailors [don't have to] row, but they [have to] feed the parrot. (don't have to / have to)
It [might] snow tonight, but it [can't] be midnight: the sun is shining. (might / can't)
At five the wizard [could] juggle, but he [couldn't] whistle. (could / couldn't)`,
  "so-such": `
The tunnel was [so] dark, and it was [such] a long ride. (so / such)
It's [such] a heavy chest, and the pirate is [so] weak. (so / such)
She is [such] a brave sailor, and she is [so] kind. (so / such)`,
  "too-enough": `
The helmet is [too] small: it isn't wide [enough]. (too / enough)
The ladder isn't long [enough], and the wall is [too] high. (too / enough)
The soup is [too] salty, and it isn't warm [enough]. (too / enough)`,
  "linking-words": `
It was foggy, [so] the ferry stopped, [but] nobody complained. (so / but)
The witch shouted [because] the soup was salty, [so] the cat hid. (because / so)
[Although] it was late, the clown stayed, [because] people were clapping. (although / because)
I play the drums [and] she plays the flute, [but] we never rehearse. (and / but)
[While] the king was sleeping, a thief came in [and] stole the crown. (while / and)
[When] the bell rang, the monkeys hid, [but] the parrot stayed. (when / but)`,
  "during-for-while": `
The monkey slept [during] the storm, [while] the sailors were rowing. (during / while)
We rowed [for] two hours [during] the storm. (for / during)`,
  "adjective-or-adverb": `
He is a [careful] sailor: he rows [carefully]. (careful / carefully)
The drums are [loud]: the band plays [loudly]. (loud / loudly)
The snail is [slow]: it moves [slowly]. (slow / slowly)
The ballerina is [graceful]: she dances [gracefully]. (graceful / gracefully)`,
  "ed-ing-adjectives": `
The circus was [thrilling], and the pirates were [thrilled]. (thrilled / thrilling)
The maze is [confusing], and the knights are [confused]. (confused / confusing)`,
  "question-tags": `
Penguins can't fly, [can they]?
The clown sings, [doesn't he]?
It was foggy, [wasn't it]?
The pirates aren't asleep, [are they]?
The witch didn't shout, [did she]?
You have packed, [haven't you]?`,
  "short-answers": `
Does the clown sing? No, [he doesn't].
Are the drums loud? Yes, [they are].
Did the pirates win? No, [they didn't].
Can penguins fly? No, they [can't].
Is the witch asleep? Yes, she [is].
Has the ship got a mast? Yes, it [has].
Were the monkeys quiet? No, they [weren't].
Did the thief escape? Yes, he [did].
Do owls hunt? Yes, they [do].`,
  "word-order": `
a castle / built / the king / in 1450 → The king built a castle in 1450.
doesn't / the goat / bite → The goat doesn't bite.
the witch / a broom / has got → The witch has got a broom.
taller / the tower / is / than / the wall → The tower is taller than the wall.
will / on the island / land / the ship → The ship will land on the island.
didn't / the monkeys / the drum / break → The monkeys didn't break the drum.
the clown / nuts / juggles / at night → The clown juggles nuts at night.`,
  "frequency-order": `
often / the clown / sings → The clown often sings.
always / are / the monkeys / hungry → The monkeys are always hungry.
climbed / have / volcanoes / never / they → They have never climbed volcanoes.
usually / hunt / owls / at night → Owls usually hunt at night.
often / is / the captain / seasick → The captain is often seasick.
doesn't / the goat / usually / bite → The goat doesn't usually bite.`,
  "question-order": `
penguins / where / live / do / ? → Where do penguins live?
sleeping / the pirates / are / ? → Are the pirates sleeping?
the clown / did / juggle / what / ? → What did the clown juggle?
is / tall / how / the tower / ? → How tall is the tower?
has / a compass / the captain / got / ? → Has the captain got a compass?
does / hunt / when / the owl / ? → When does the owl hunt?
the witch / will / when / return / ? → When will the witch return?`,
  "make-or-do": `
The witch [makes] soup, and the wizard [does] the ironing. (make / do)
We [made] a plan, and then we [did] our best. (make / do)`,
  "say-or-tell": `
The pirate [told] us a joke, but the witch [said] nothing. (tell / say)
The wizard [said] hello and [told] me a secret. (say / tell)`,
};
