import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import { ofLongSubject } from "../order-hints";
import type { Random } from "../random";
import { agree } from "../world/adjectives";

/** noun in English|Italian with article|m or f, s or p|qualities */
const nouns = `
people in this town|le persone di questa città|fp|kind,happy,friendly,rich
the people in our street|le persone della nostra via|fp|kind,happy,friendly,old
young people|i giovani|mp|happy,curious,free
the police|la polizia|fs|ready,late
my jeans|i miei jeans|mp|new,old,blue,dirty,clean,short,expensive
her trousers|i suoi pantaloni|mp|new,old,black,dirty,clean,short,long
his glasses|i suoi occhiali|mp|new,old,expensive,dirty,clean
your sunglasses|i tuoi occhiali da sole|mp|new,old,expensive,black
these scissors|queste forbici|fp|new,old,small,big,dirty
our clothes|i nostri vestiti|mp|new,old,dirty,clean,dry,expensive
the children in my class|i bambini della mia classe|mp|happy,tired,curious,kind
the women in this photo|le donne in questa foto|fp|young,happy,elegant,old
the men in that car|gli uomini in quella macchina|mp|young,tired,old,angry
my teeth|i miei denti|mp|white,clean
your feet|i tuoi piedi|mp|big,dirty,small,cold
my pyjamas|il mio pigiama|ms|new,old,warm,red,blue
your headphones|le tue cuffie|fp|new,old,expensive,red,black
these shorts|questi pantaloncini|mp|new,old,blue,dirty,short`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = "", form = "", list = ""]) => ({
    en,
    it,
    gender: form.startsWith("f") ? ("f" as const) : ("m" as const),
    isPlural: form.endsWith("p"),
    qualities: list.split(","),
  }));

const italian: Record<string, string> = {
  kind: "gentile",
  happy: "felice",
  friendly: "simpatico",
  rich: "ricco",
  old: "vecchio",
  curious: "curioso",
  free: "libero",
  ready: "pronto",
  late: "in ritardo",
  new: "nuovo",
  blue: "blu",
  dirty: "sporco",
  clean: "pulito",
  short: "corto",
  expensive: "caro",
  black: "nero",
  long: "lungo",
  small: "piccolo",
  big: "grande",
  dry: "asciutto",
  tired: "stanco",
  young: "giovane",
  elegant: "elegante",
  angry: "arrabbiato",
  white: "bianco",
  cold: "freddo",
  warm: "caldo",
  red: "rosso",
};

const degrees = [
  ["", ""],
  ["very ", "molto "],
  ["too ", "troppo "],
  ["really ", "davvero "],
] as const;
const past = [
  ["yesterday", "ieri"],
  ["last week", "la settimana scorsa"],
] as const;

const alternatives: Record<string, string> = {
  big: "{big|large}",
  small: "{small|little}",
  kind: "{kind|nice}",
  friendly: "{friendly|nice}",
  warm: "{warm|hot}",
};

function degreesFor(quality: string) {
  if (/late|black|blue|red|white|ready/.test(quality)) return degrees.slice(0, 1);
  return /expensive|big|small|short|long|old|dirty|cold|warm/.test(quality)
    ? degrees
    : degrees.filter(([very]) => very !== "too ");
}

/** "My jeans are very dirty." */
function presentLine(random: Random): Line {
  const noun = random.pick(nouns);
  const quality = random.pick(noun.qualities);
  const [very, molto] = random.pick(degreesFor(quality));
  const it = italian[quality] ?? "";
  return {
    pieces: [noun.en, "are", `${very}${quality}.`],
    gapAt: 1,
    given: "be",
    wrong: ["is", "am"],
    italian: `${noun.it} ${noun.isPlural ? "sono" : "è"} ${molto}${agree(it, noun.gender, noun.isPlural)}.`,
    translations: [
      `{${noun.en}|${noun.en.replace(/^people/, "the people")}} are ${very}${alternatives[quality] ?? quality}.`,
    ],
  };
}

const passing = /^(?:happy|tired|angry|dirty|clean|dry|cold|late|ready|free)$/;
const changing = nouns
  .map((noun) => ({ ...noun, qualities: noun.qualities.filter((one) => passing.test(one)) }))
  .filter(({ qualities }) => qualities.length > 0);

/** "The people were happy yesterday." */
function pastLine(random: Random): Line {
  const noun = random.pick(changing);
  const quality = random.pick(noun.qualities);
  const [when] = random.pick(past);
  return {
    pieces: [noun.en, "were", quality, `${when}.`],
    gapAt: 1,
    given: "be",
    wrong: ["was", "is"],
    orders: [[when, noun.en, "were", `${quality}.`]],
  };
}

const actions = `
like|music
live|in small houses
work|a lot
speak|English
know|the new teacher
help|the tourists
have|dinner early
need|a new park
go|to the beach in summer
want|a bigger library
play|in the square
wear|warm coats in winter
read|the local newspaper
love|football`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([verb = "", rest = ""]) => ({ verb, rest }));
const doers = [
  "the people in our street",
  "most people here",
  "a lot of people",
  "young people",
  "people in this town",
  "the children in my class",
  "some people",
  "the women in my family",
  "the men in this village",
  "many people in Italy",
  "few people",
];

const withEnding = (verb: string) => (verb === "have" ? "has" : verb === "go" ? "goes" : `${verb}s`);

/** "People in this town like music." */
function actionLine(random: Random): Line {
  const { verb, rest } = random.pick(actions);
  return {
    pieces: [random.pick(doers), verb, `${rest}.`],
    gapAt: 1,
    given: verb,
    wrong: [withEnding(verb)],
  };
}

export const peopleIs: TopicContent = {
  topic: "people-is",
  explanation:
    "People, police, children, clothes, jeans, trousers, glasses, scissors sono plurali in inglese, anche quando in italiano diciamo la gente, la polizia, il pigiama: il verbo va al plurale.",
  hints: [
    "Con quale pronome puoi sostituire il soggetto: it o they?",
    "In inglese questo nome è plurale, anche se non finisce in -s o se in italiano è singolare.",
    "Usa la forma del verbo che useresti con they.",
  ],
  orderHints: ofLongSubject,
  twins: [
    "The stairs are dangerous.",
    "Many people take the train.",
    "Paola's leggings are grey.",
    "The police were at the door.",
  ],
  makers: [
    ...lineMakers(presentLine, {
      gap: "Completa con il present simple del verbo tra parentesi.",
      choose: "Scegli la forma giusta.",
    }),
    ...lineMakers(pastLine, {
      gap: "Completa con il past simple del verbo tra parentesi.",
      choose: "Scegli la forma giusta.",
      levels: { translate: [], choose: [2], gap_fill: [2, 3] },
    }),
    ...lineMakers(actionLine, {
      gap: "Completa con il present simple del verbo tra parentesi.",
      choose: "Scegli la forma giusta.",
      levels: { translate: [] },
    }),
  ],
};
