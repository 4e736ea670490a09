import { gapFill, type Maker } from "@/lib/features/exercises/draft";
import { expand } from "@/lib/features/exercises/expand";

/** What school trains and the exercises of a day do not: an instruction, and sentences with what is right in their gap. */
type Table = {
  instruction: string;
  /** "There isn't ___ {milk|bread} here. = any"; a slash parts answers that are both right. */
  rows: string;
};

const tables: Readonly<Record<string, readonly Table[]>> = {
  "some-any": [
    {
      instruction: "Completa con some o any.",
      rows: `
There is ___ {milk|bread|cheese|orange juice} in the fridge. = some
There isn't ___ {milk|bread|butter|sugar} in the kitchen. = any
There are ___ {apples|eggs|biscuits|bananas} on the table. = some
There aren't ___ {apples|chairs|books|windows} in the room. = any
Are there ___ {shops|parks|cinemas} in your town? = any
We haven't got ___ {money|homework|pets|cousins}. = any
I have got ___ {friends|cousins} in Rome. = some
She doesn't want ___ {help|cake|tea}. = any
He bought ___ {comics|bread|apples} yesterday. = some`,
    },
  ],
  "there-is-there-are": [
    {
      instruction: "Completa con is o are.",
      rows: `
There ___ a {cat|dog|spider} under the {table|bed}. = is/'s
There ___ {two|three|four} {windows|chairs|pictures} in the room. = are
There ___ some {milk|water|bread} in the kitchen. = is/'s
There ___ some {books|pens|photos} on the desk. = are
There ___ {twenty|twenty-two} students in my class. = are
There ___ an {apple|orange|umbrella} on the chair. = is/'s`,
    },
    {
      instruction: "Completa con isn't o aren't.",
      rows: `
There ___ a {bank|cinema|park} in my street. = isn't/is not
There ___ any {trees|cars|shops} in my street. = aren't/are not
There ___ any {milk|sugar|cheese} in the fridge. = isn't/is not
There ___ many {people|children} in the park today. = aren't/are not`,
    },
  ],
  "have-got": [
    {
      instruction: "Completa con la forma giusta di have got.",
      rows: `
My {sister|brother|cousin} ___ a {new bike|black cat|red bag}. = has got/'s got
We ___ {two dogs|a big garden|a test today}. = have got/'ve got
My parents ___ a {blue car|small house}. = have got/'ve got
{Anna|Marco} ___ {green eyes|long hair|curly hair}. = has got/'s got
I ___ {two cousins|a cold|a new phone}. = have got/'ve got`,
    },
    {
      instruction: "Completa con la forma negativa di have got.",
      rows: `
My {sister|brother|uncle} ___ a {bike|cat|car}. = hasn't got/has not got/'s not got
We ___ {a dog|a garden|any milk}. = haven't got/have not got/'ve not got
They ___ {a test|any homework} today. = haven't got/have not got/'ve not got
{Anna|Marco} ___ {blue eyes|any brothers}. = hasn't got/has not got/'s not got`,
    },
  ],
  "object-pronouns": [
    {
      instruction: "Completa con il pronome che sta per le parole tra parentesi.",
      rows: `
I often meet ___ ({Marco|my uncle|that boy}) in town. = him
We call ___ ({Anna|my aunt|that girl}) every evening. = her
I like ___ ({this film|your bike|this song}). = it
She can't find ___ ({her keys|her books|her shoes}). = them
Our teacher helps ___ (my friends and me). = us
The dog follows ___ ({Marco and Anna|my parents}). = them`,
    },
  ],
  "possessive-pronouns": [
    {
      instruction: "Completa con il pronome possessivo della persona tra parentesi.",
      rows: `
This {bike|phone|jacket} is ___ (I). = mine
That {bag|pen|umbrella} is ___ (you). = yours
This {book|desk|hat} is ___ (she). = hers
That {car|house|dog} is ___ (we). = ours
That {garden|cat|boat} is ___ (they). = theirs`,
    },
  ],
  "question-words": [
    {
      instruction: "Completa con la parola giusta per chiedere: guarda la risposta.",
      rows: `
___ do you live? In {Rome|Milan|London}. = Where
___ is your birthday? In {May|June|October}. = When
___ is that man? He is my {uncle|teacher|neighbour}. = Who
___ is she crying? Because she is {sad|tired}. = Why
___ old is your cat? It is {two|three|five}. = How
___ is your favourite {colour|sport|food}? I don't know. = What/Which
___ do you go to school? By {bus|bike|train}. = How
___ bag is this? It is {Anna's|Marco's}. = Whose`,
    },
  ],
  "adverbs-of-frequency": [
    {
      instruction: "Completa con le parole tra parentesi: present simple, nell'ordine giusto.",
      rows: `
My {dad|uncle} ___ (drink / always) coffee in the morning. = always drinks
{Anna|My sister} ___ (be / never) late. = is never/'s never
We ___ (be / usually) at home in the evening. = are usually/'re usually
My {brother|cousin} ___ (play / often) chess. = often plays
{Marco|My teacher} ___ (wear / never) a hat. = never wears
He ___ (be / always) {happy|tired} on Fridays. = is always/'s always
{Giulia|My aunt} ___ (go / sometimes) to the cinema. = sometimes goes`,
    },
  ],
  "second-conditional": [
    {
      instruction: "Secondo condizionale: completa con il verbo tra parentesi.",
      rows: `
If I ___ (have) more time, I would {read more|learn Spanish}. = had
If she ___ (live) near here, we would meet every day. = lived
If we ___ (win) the game, we would be happy. = won
If I had a lot of money, I ___ (buy) a {boat|castle|horse}. = would buy/'d buy
If it stopped raining, we ___ (go) {to the park|to the beach}. = would go/'d go
If he studied more, he ___ (get) better marks. = would get/'d get
If they ___ (know) the answer, they would tell us. = knew`,
    },
  ],
  passive: [
    {
      instruction: "Completa con il passivo al past simple del verbo tra parentesi.",
      rows: `
This {house|bridge|school} ___ (build) in {1990|1950|2005}. = was built
These photos ___ (take) last {summer|year}. = were taken
The {book|story|letter} ___ (write) a long time ago. = was written
The windows ___ (break) yesterday. = were broken
My {bike|phone|bag} ___ (steal) last week. = was stolen
The {cake|pizza} ___ (make) by my grandmother yesterday. = was made`,
    },
    {
      instruction: "Completa con il passivo al present simple del verbo tra parentesi.",
      rows: `
English ___ (speak) in many countries. = is spoken/'s spoken
These {cars|shoes|bags} ___ (make) in Italy. = are made
This {room|kitchen|classroom} ___ (clean) every day. = is cleaned
The {letters|newspapers} ___ (bring) every morning. = are brought
Rice ___ (grow) in China. = is grown/'s grown`,
    },
  ],
  "question-tags": [
    {
      instruction: "Completa con il question tag.",
      rows: `
{Anna|Your sister} is Italian, ___? = isn't she
You are {tired|hungry|cold}, ___? = aren't you
They don't {smoke|eat meat}, ___? = do they
{Marco|Your brother} plays tennis, ___? = doesn't he
She can't {swim|drive}, ___? = can she
You went to {Rome|London} last year, ___? = didn't you
We haven't {finished|met before}, ___? = have we
It was {cold|late}, ___? = wasn't it`,
    },
  ],
};

function makerOf({ instruction, rows }: Table): Maker {
  const sentences = rows
    .trim()
    .split("\n")
    .map((row) => {
      const [pattern = "", answers = ""] = row.split(" = ");
      return { all: expand(pattern), answers: answers.split("/") };
    });
  return {
    levels: [1, 2, 3],
    make: (random) => {
      const { all, answers } = random.pick(sentences);
      return gapFill(instruction, random.pick(all), answers);
    },
  };
}

/** Makers by a lesson's id. */
export const schoolMakers: ReadonlyMap<string, readonly Maker[]> = new Map(
  Object.entries(tables).map(([id, all]) => [id, all.map(makerOf)]),
);
