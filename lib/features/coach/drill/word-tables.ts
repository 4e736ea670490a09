import type { DrilledForm } from "@/lib/features/homework/rules";
import type { Table } from "./table";

/** What trains words beside the verb, by the id of a lesson. */
export const wordTables = {
  "some-any": [
    {
      instruction: "Completa con some o any.",
      rows: `
There is ___ [some/any] {milk|bread|cheese|orange juice} in the fridge. = some
There isn't ___ [some/any] {milk|bread|butter|sugar} in the kitchen. = any
There are ___ [some/any] {apples|eggs|biscuits|bananas} on the table. = some
There aren't ___ [some/any] {apples|chairs|books|windows} in the room. = any
Are there ___ [some/any] {shops|parks|cinemas} in your town? = any
We haven't got ___ [some/any] {money|homework|pets|cousins}. = any
I have got ___ [some/any] {friends|cousins} in Rome. = some
She doesn't want ___ [some/any] {help|cake|tea}. = any
He bought ___ [some/any] {comics|bread|apples} yesterday. = some`,
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
  "possessive-s": [
    {
      instruction: "Di chi è? Completa con il genitivo sassone.",
      rows: `
This is my ___ [brother's/brothers'/brother] {bike|room|phone}: he is ten. = brother's
My ___ [parents'/parent's/parents] car is old: they bought it in 2005. = parents'
___ [Anna's/Annas'/Anna] {cat|dog|bag} is black. = Anna's
The ___ [children's/childrens'/children] toys are on the floor. = children's
That is my ___ [friend's/friends'/friend] house: she lives there with her mum. = friend's`,
    },
  ],
  "reflexive-pronouns": [
    {
      instruction: "Scegli il pronome riflessivo giusto.",
      rows: `
I cut ___ [myself/himself/yourself] with a knife. = myself
She looked at ___ [herself/himself/myself] in the mirror. = herself
My {brother|uncle} taught ___ [himself/herself/themselves] to play the guitar. = himself
We enjoyed ___ [ourselves/themselves/myself] at the party. = ourselves
They introduced ___ [themselves/ourselves/himself] to the class. = themselves
The cat washed ___ [itself/myself/yourself]. = itself`,
    },
  ],
  "relative-clauses": [
    {
      instruction: "Who o which? Pensa se è una persona o una cosa.",
      rows: `
The {girl|woman} ___ [who/which] lives next door is {a doctor|from Spain}. = who
The {book|film} ___ [who/which] I bought is very interesting. = which
This is the {bus|train} ___ [who/which] goes to the station. = which
I have a friend ___ [who/which] speaks three languages. = who
The {boy|man} ___ [who/which] is wearing a red hat is my {cousin|uncle}. = who
I have a phone ___ [who/which] takes good photos. = which`,
    },
  ],
  "adverbs-of-manner": [
    {
      instruction: "Completa con l'avverbio dell'aggettivo tra parentesi.",
      rows: `
She sings ___ (beautiful). = beautifully
He drives very ___ (slow). = slowly
My {sister|cousin} speaks English ___ (good). = well
They worked ___ (quiet) in the library. = quietly
Please listen ___ (careful). = carefully
The team played ___ (bad) yesterday. = badly
He opened the box ___ (easy). = easily`,
    },
  ],
  "prepositions-of-place": [
    {
      instruction: "Scegli la preposizione di luogo giusta.",
      rows: `
The {cat|dog} is sleeping ___ [under/at/between] the table. = under
There is a clock ___ [on/at/into] the wall. = on
Your keys are ___ [in/at/between] my bag. = in
The bank is ___ [between/on/into] the school and the park. = between
My cousin lives ___ [in/at/on] {Rome|London}. = in
We are ___ [at/on/between] the bus stop. = at`,
    },
  ],
  "too-enough": [
    {
      instruction: "Too o enough? Scegli.",
      rows: `
This bag is ___ [too/enough] heavy: I can't carry it. = too
You are ___ [too/enough] young to drive: you are only twelve. = too
I'm not tall ___ [too/enough] to reach the shelf. = enough
We haven't got ___ [too/enough] eggs: we need two more. = enough
It's ___ [too/enough] cold to swim today. = too
He isn't old ___ [too/enough] to vote. = enough`,
    },
  ],
  "few-little": [
    {
      instruction: "Few o little? Scegli.",
      rows: `
There are a ___ [few/little] {apples|eggs} in the basket. = few
There is a ___ [few/little] {milk|juice} in the glass. = little
I need a ___ [few/little] more time, please. = little
We stayed in Paris for a ___ [few/little] days. = few
She has got a ___ [few/little] good friends. = few
Add a ___ [few/little] salt to the water. = little`,
    },
  ],
  "as-as": [
    {
      instruction: "Completa con as … as e l'aggettivo tra parentesi.",
      rows: `
My {sister|cousin} is twelve and I am twelve: she is ___ (old) me. = as old as
Both bags are ten euros: this one is ___ (expensive) that one. = as expensive as
I run fast and Marco runs fast: I am ___ (fast) Marco. = as fast as
My room and your room are big: my room is ___ (big) your room. = as big as
Anna and Giulia are both kind: Anna is ___ (kind) Giulia. = as kind as`,
    },
  ],
} satisfies Partial<Record<DrilledForm, readonly Table[]>>;
