import type { DrilledForm } from "@/lib/features/homework/rules";
import type { Table } from "./table";

/** What trains verbs, by the id of a lesson. */
export const verbTables = {
  "have-got": [
    {
      instruction: "Completa con have got o has got.",
      rows: `
My {sister|brother|cousin} ___ [have got/has got] a {new bike|black cat|red bag}. = has got
We ___ [have got/has got] {two dogs|a big garden|a test today}. = have got
My parents ___ [have got/has got] a {blue car|small house}. = have got
{Anna|Marco} ___ [have got/has got] {green eyes|long hair|curly hair}. = has got
I ___ [have got/has got] {two cousins|a cold|a new phone}. = have got`,
    },
    {
      instruction: "Completa con la forma negativa di have got.",
      rows: `
My {sister|brother|uncle} ___ (not / have got) a {bike|cat|car}. = hasn't got/has not got/'s not got
We ___ (not / have got) {a dog|a garden|any milk}. = haven't got/have not got/'ve not got
They ___ (not / have got) {a test|any homework} today. = haven't got/have not got/'ve not got
{Anna|Marco} ___ (not / have got) {blue eyes|any brothers}. = hasn't got/has not got/'s not got`,
    },
  ],
  "there-is-there-are": [
    {
      instruction: "Completa con is o are.",
      rows: `
There ___ [is/are] a {cat|dog|spider} under the {table|bed}. = is
There ___ [is/are] {two|three|four} {windows|chairs|pictures} in the room. = are
There ___ [is/are] some {milk|water|bread} in the kitchen. = is
There ___ [is/are] some {books|pens|photos} on the desk. = are
There ___ [is/are] {twenty|twenty-two} students in my class. = are
There ___ [is/are] an {apple|orange|umbrella} on the chair. = is`,
    },
    {
      instruction: "Completa con isn't o aren't.",
      rows: `
There ___ [isn't/aren't] a {bank|cinema|park} in my street. = isn't
There ___ [isn't/aren't] any {trees|cars|shops} in my street. = aren't
There ___ [isn't/aren't] any {milk|sugar|cheese} in the fridge. = isn't
There ___ [isn't/aren't] many {people|children} in the park today. = aren't`,
    },
  ],
  "second-conditional": [
    {
      instruction: "Secondo condizionale: completa con il verbo tra parentesi.",
      rows: `
If I ___ (have) more time, I would {read more|learn Spanish}. = had
If she ___ (live) near here, we would meet every day. = lived
If we ___ (win) the game, we would be happy. = won
If I had a lot of money, I ___ (buy) a {boat|castle|horse}. = would buy/'d buy/could buy/might buy
If it stopped raining, we ___ (go) {to the park|to the beach}. = would go/'d go/could go/might go
If he studied more, he ___ (get) better marks. = would get/'d get/could get/might get
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
  "question-tags": [
    {
      instruction: "Completa con il question tag.",
      rows: `
{Anna|Your sister} is Italian, ___? = isn't she/is she not
You are {tired|hungry|cold}, ___? = aren't you/are you not
They don't {smoke|eat meat}, ___? = do they
{Marco|Your brother} plays tennis, ___? = doesn't he/does he not
She can't {swim|drive}, ___? = can she
You went to {Rome|London} last year, ___? = didn't you/did you not
We haven't {finished|met before}, ___? = have we
It was {cold|late}, ___? = wasn't it/was it not`,
    },
  ],
  "third-conditional": [
    {
      instruction: "Terzo condizionale: completa con il verbo tra parentesi.",
      rows: `
If I ___ (study) more, I would have passed the test. = had studied/'d studied
If we ___ (leave) earlier, we would have caught the {bus|train}. = had left/'d left
If it ___ (not / rain) yesterday, we would have gone {to the park|to the beach}. = hadn't rained/had not rained/'d not rained
If she had seen you at the {party|station}, she ___ (say) hello. = would have said/'d have said/could have said/might have said
If you had told me, I ___ (help) you. = would have helped/'d have helped/could have helped/might have helped
If they had played better, they ___ (win) the {game|cup}. = would have won/'d have won/could have won/might have won`,
    },
  ],
  "zero-conditional": [
    {
      instruction: "Una cosa sempre vera: completa con il present simple del verbo tra parentesi.",
      rows: `
If it ___ (rain), the grass gets wet. = rains
If you mix blue and yellow, it ___ (become) green. = becomes
If {my brother|my cousin} ___ (eat) too much chocolate, he feels sick. = eats
Plants die if they ___ (not / get) any water. = don't get/do not get
Water ___ (freeze) if it gets very cold. = freezes
If I ___ (not / sleep) well, I feel tired. = don't sleep/do not sleep`,
    },
  ],
  "past-perfect": [
    {
      instruction: "Completa con il past perfect del verbo tra parentesi: è successo prima dell'altra cosa.",
      rows: `
When we got to the {station|bus stop}, the {train|bus} ___ (already / leave). = had already left/'d already left
I wasn't hungry because I ___ (just / eat). = had just eaten/'d just eaten
She was sad because she ___ (lose) her {phone|keys|bag}. = had lost/'d lost
He couldn't pay because he ___ (forget) his money. = had forgotten/'d forgotten
The garden was white: it ___ (snow) all night. = had snowed/'d snowed
They were tired because they ___ (not / sleep) well. = hadn't slept/had not slept/'d not slept`,
    },
  ],
  "used-to": [
    {
      instruction: "Completa con used to e il verbo tra parentesi: si parla di abitudini di una volta.",
      rows: `
I ___ (play) with dolls when I was little, but now I don't. = used to play
My {grandfather|uncle} ___ (work) in a factory, but now he is retired. = used to work
We ___ (live) in {Rome|Naples}, but now we live in {Milan|Turin}. = used to live
She ___ (not / like) {vegetables|fish}, but now she loves {them|it}. = didn't use to like/did not use to like
There ___ (be) a {cinema|park} here, but now there is a supermarket. = used to be`,
    },
  ],
  "present-perfect-continuous": [
    {
      instruction: "Completa con il present perfect continuous del verbo tra parentesi.",
      rows: `
I ___ (study) English for {two hours|three years}. = have been studying/'ve been studying
She ___ (wait) for the bus since {four|five} o'clock. = has been waiting/'s been waiting
It ___ (rain) all day. = has been raining/'s been raining
We ___ (play) football since {lunchtime|two o'clock}. = have been playing/'ve been playing
My {brother|sister} ___ (sleep) for ten hours. = has been sleeping/'s been sleeping
They ___ (not / feel) well since Monday. = haven't been feeling/have not been feeling/'ve not been feeling`,
    },
  ],
  "gerund-or-infinitive": [
    {
      instruction: "Completa con to e il verbo, o con la -ing.",
      rows: `
I enjoy ___ (read) {comics|books}. = reading
We decided ___ (go) to the {beach|cinema}. = to go
She wants ___ (be) a {vet|doctor}. = to be
They finished ___ (do) their homework. = doing
He hopes ___ (win) the {game|race}. = to win
My {dad|mum} is good at ___ (cook). = cooking
I promised ___ (help) my {brother|grandmother}. = to help
Do you mind ___ (open) the window? = opening`,
    },
  ],
  "would-like": [
    {
      instruction: "Vorrei o mi piace? Scegli.",
      rows: `
I'm thirsty. I ___ [would like/like] a glass of water now, please. = would like
I ___ [would like/like] ice cream: I eat it every day in summer. = like
She ___ [would like/likes] to visit London next year. = would like
My {brother|cousin} ___ [would like/likes] tennis: he plays it every week. = likes
Waiter, we ___ [would like/like] two pizzas, please. = would like`,
    },
  ],
  imperative: [
    {
      instruction: "Completa con l'imperativo del verbo tra parentesi.",
      rows: `
___ (not / run)! The floor is wet. = Don't run/Do not run
___ (not / touch) the oven: it is hot. = Don't touch/Do not touch
Please ___ (not / be) late for {school|the lesson}. = don't be/do not be
___ (not / open) the window: I am cold. = Don't open/Do not open
Please ___ (not / talk) during the film. = don't talk/do not talk`,
    },
  ],
} satisfies Partial<Record<DrilledForm, readonly Table[]>>;
