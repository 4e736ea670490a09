import { oneOf } from "./phrase-line";

const possessives = "my your his her its our their";
const people = oneOf(`
man woman men women boy girl boys girls person people child children friend friends teacher teachers mother father mum dad
sister brother sisters brothers cousin cousins uncle aunt grandmother grandfather grandma grandpa grandparents parents doctor
nurse policeman policewoman waiter student students classmate classmates neighbour neighbours singer actor actress player
players footballer scientist writer author artist professor guy guys lady king queen prince princess boss coach pilot
detective thief thieves tourist tourists somebody someone everybody everyone nobody hero farmer driver engineer musician
painter poet inventor soldier soldiers baby kid kids teenager teenagers pupil pupils adult adults photographer mechanic
shopkeeper son daughter twins guide wizard witch character director swimmer dancer headmaster headmistress principal`);

/** Words that stand for many in the tables of swaps. */
export const swapClasses = new Map<string, string>(
  Object.entries({
    POSS: oneOf(possessives),
    DET: oneOf(`the a an this that these those some any every each all another ${possessives}`),
    OBJ: oneOf("me you him her it us them"),
    SUBJ: oneOf("i you he she it we they"),
    ADV: oneOf(
      "always never often usually sometimes also only just really already still not very so too quite even both probably",
    ),
    NUM: `\\d+|${oneOf("one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred many some several few")}`,
    W: "[\\w'-]+",
    BE: oneOf(
      `am is are was were be been being isn't aren't wasn't weren't i'm you're he's she's it's we're they're that's`,
    ),
    CAN: oneOf(`can can't could couldn't will won't would wouldn't should shouldn't must mustn't may might to do don't does
      doesn't did didn't i'll you'll he'll she'll we'll they'll i'd cannot`),
    DAY: oneOf("monday tuesday wednesday thursday friday saturday sunday"),
    KIN: oneOf(`mother father mum dad mom sister brother aunt uncle cousin grandmother grandfather grandma grandpa friend
      friends parents grandparents cousins brothers sisters teacher teachers neighbour classmate classmates son daughter wife
      husband boyfriend girlfriend`),
    PERSON: people,
  }),
);

/** What may follow the last word of a noun phrase. */
export const phraseClosers = oneOf(`
and but or because so if when while who which that then than as in on at to for with from about of is are was were can will
has have i you he she we they every last next this yesterday today tomorrow now too also very always again together after
before during until by near`);
