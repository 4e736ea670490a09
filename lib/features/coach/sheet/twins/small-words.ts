import type { SheetTopic } from "@/lib/features/homework/rules";

/**
 * Solved sentences for small words that are chosen: two of them side by side in each, so that none tells which one an item
 * of a sheet takes. What stands in square brackets is the gap.
 */
export const smallWordTwins: Partial<Record<SheetTopic, string>> = {
  "a-or-an": `
We saw [an] octopus and [a] dolphin. (a / an)
He is [a] pirate with [an] eyepatch. (a / an)
She wears [a] uniform and carries [an] oar. (a / an)
[An] ant is smaller than [a] spider. (a / an)
It was [an] exciting tale with [a] sad ending. (a / an)`,
  articles: `
There is [a] parrot on the roof. [The] parrot is green. (a / an / the)
He found [an] old coin. [The] coin was gold. (a / an / the)
[The] moon is bright, and [an] owl is hooting. (a / an / the)
We met [a] sailor. [The] sailor had a beard. (a / an / the)`,
  "some-any": `
There is [some] honey, but there isn't [any] jam. (some / any)
We need [some] candles. Have you got [any] matches? (some / any)
I've got [some] stickers, but I haven't got [any] glue. (some / any)
Is there [any] wax? Yes, there is [some] on the shelf. (some / any)`,
  "article-or-some": `
There is [a] spoon, [an] onion and [some] butter. (a / an / some)
We need [some] wax, [a] hammer and [an] axe. (a / an / some)
I have got [an] oar and [a] rope, and [some] nails. (a / an / some)`,
  "no-any": `
There is [no] wind, and we haven't got [any] kites. (no / any)
The snail has got [no] legs. It hasn't got [any] wings. (no / any)`,
  compounds: `
[Somebody] is knocking, but I can't see [anybody]. (somebody / anybody)
There is [nothing] in the chest, but there is [something] under it. (nothing / something)
The hamster is [nowhere]: I have looked [everywhere]. (nowhere / everywhere)
Did [anyone] phone? No, [nobody] phoned. (anyone / nobody)
We heard [something] strange, but we didn't see [anything]. (something / anything)`,
  "much-many": `
There isn't [much] flour, and there aren't [many] nuts. (much / many)
How [many] candles and how [much] wax do we need? (much / many)
The goat eats too [much] grass and too [many] leaves. (much / many)
We don't need [many] nails or [much] glue. (much / many)
How [much] snow is there, and how [many] sledges? (much / many)`,
  "too-much": `
There is [too much] noise, and there are [too many] wasps. (too much / too many)
There are [too many] goats here and [too much] mud. (too much / too many)`,
  "few-little": `
There are [a few] pears and [a little] honey. (a few / a little)
[Few] sailors slept, because there was [little] silence. (few / little)
Add [a little] butter and [a few] nuts. (a few / a little)`,
  "a-lot-of": `
The king hasn't got [much] patience, but he has got [a lot of] gold. (much / a lot of)
There are [a lot of] nuts, but there isn't [much] honey. (a lot of / much)
She has got [a lot of] stickers, but not [many] stamps. (a lot of / many)`,
  "this-these": `
[This] parrot here is red, and [those] parrots over there are green. (this / those)
Take [these] boots here and [that] coat over there. (these / that)
Who is [this] pirate here, and who are [those] clowns over there? (this / those)
[That] star is far away, but [these] shells are in my hand. (that / these)`,
  "his-her": `
The queen has got [her] crown, and the king has got [his] cloak. (his / her)
The clown lost [his] nose, and the actress lost [her] wig. (his / her)
The sailors are cleaning [their] boat, and the parrot is in [its] cage. (their / its)
I brush [my] pony, and you brush [your] goat. (my / your)
We painted [our] fence, and the neighbours painted [their] gate. (our / their)`,
  "possessive-pronouns": `
This is [my] drum, and that one is [yours]. (my / yours)
[Her] kite is yellow, and [mine] is green. (her / mine)
[Their] tent is tiny: [ours] is huge. (their / ours)
This is [his] helmet, and that one is [hers]. (his / hers)
[Our] boat is wooden, and [theirs] is metal. (our / theirs)`,
  pronouns: `
The clown is shy. [He] never talks, so talk to [him]. (he / him)
Where are the puppies? [They] are hiding: I can't see [them]. (they / them)
The queen is kind. [She] smiles, and people love [her]. (she / her)
[We] are lost. Please help [us]! (we / us)
[I] am thirsty. Pass [me] the jug. (I / me)
The pirates are loud. [They] sing, and [she] listens. (they / she)`,
  reflexives: `
The actress is looking at [herself], and the clowns are laughing at [themselves]. (herself / themselves)
I built this kite [myself]. Did you build yours [yourself]? (myself / yourself)
The sailor hurt [himself], and we taught [ourselves] to juggle. (himself / ourselves)`,
  "be-agreement": `
The drums [are] loud, but the flute [is] quiet. (am / is / are)
I [am] a sailor, and my neighbour [is] a pirate. (am / is / are)
[Is] the castle tall? And [are] the towers strong? (am / is / are)
The goats [aren't] hungry, but the donkey [is]. (is / aren't)`,
  "there-be": `
There [is] a goat in the yard, and there [are] hens on the roof. (is / are)
There [are] two towers, but there [isn't] a gate. (are / isn't)
[Is] there a ghost in the castle? And [are] there any bats? (is / are)`,
  "was-were": `
The pirates [were] brave, but the captain [was] afraid. (was / were)
[Were] the clowns sad? [Was] the tent empty? (was / were)
The castle [wasn't] tall, but the walls [were] thick. (wasn't / were)`,
  "do-or-does": `
[Does] the clown juggle? And [do] the monkeys clap? (do / does)
Penguins [don't] fly, and a snail [doesn't] jump. (don't / doesn't)
[Do] owls hunt at night? [Does] a hedgehog hide? (do / does)
The goat [doesn't] bite, and the geese [don't] fight. (don't / doesn't)`,
  "do-or-be": `
[Is] the clown tired? [Does] he snore? (is / does)
The monkeys [aren't] sad: they [don't] cry. (aren't / don't)
[Are] the owls awake? [Do] they hunt at night? (are / do)
The snail [isn't] fast: it [doesn't] jump. (isn't / doesn't)`,
  "have-or-has": `
The witch [has] got a broom, and the wizards [have] got wands. (have / has)
[Have] the sailors got a map? [Has] the captain got a compass? (have / has)
A snail [hasn't] got legs, and snakes [haven't] got arms. (hasn't / haven't)`,
  "since-for": `
We have lived in this castle [since] 1998 and have had a parrot [for] ten years. (since / for)
The captain has been awake [since] midnight and has sailed [for] six hours. (since / for)
The robot has been broken [for] ages: nobody has used it [since] Easter. (since / for)
It has rained [for] a week, and the river has been high [since] Tuesday. (since / for)`,
  "perfect-words": `
The ship has [just] stopped, but nobody has got off [yet]. (just / yet)
Have you [ever] climbed a volcano? No, I have [never] climbed one. (ever / never)
We have [already] packed, but the pirates haven't arrived [yet]. (already / yet)
The clown is [still] asleep, but the monkeys have [already] eaten. (still / already)
Have you packed [yet]? Yes, I have [already] packed. (yet / already)`,
  "one-no": `
The snail [never] runs, and it doesn't [ever] jump. (never / ever)
Penguins [never] fly. They don't [ever] climb trees. (never / ever)
There is [nothing] in the chest. There isn't [anything] in the box. (nothing / anything)`,
};
