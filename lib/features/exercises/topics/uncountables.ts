import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { agree } from "../world/adjectives";

/** noun|Italian with its article|m or f, s or p|qualities it may have */
const nouns = `
homework|i compiti|mp|difficult,easy,boring,long,important
information|le informazioni|fp|useful,important,interesting,new
advice|i consigli|mp|useful,good,important,interesting
furniture|i mobili|mp|old,new,expensive,beautiful
luggage|i bagagli|mp|heavy,expensive,light
news|le notizie|fp|good,bad,interesting,important
bread|il pane|ms|-
money|i soldi|mp|-
music|la musica|fs|-
milk|il latte|ms|cold,hot,fresh,good
water|l'acqua|fs|cold,hot,good,clean
traffic|il traffico|ms|-
equipment|l'attrezzatura|fs|new,old,expensive,modern
rice|il riso|ms|good,cold,hot
food|il cibo|ms|good,cold,hot,expensive
weather|il tempo|ms|good,bad,hot,cold
work|il lavoro|ms|difficult,easy,boring,interesting
fruit|la frutta|fs|fresh,good,expensive`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = "", form = "", qualities = ""]) => ({
    en,
    it,
    gender: form.startsWith("f") ? ("f" as const) : ("m" as const),
    isPlural: form.endsWith("p"),
    qualities: qualities.split(",").filter((one) => one !== "-"),
  }));

const italian: Record<string, string> = {
  difficult: "difficile",
  easy: "facile",
  boring: "noioso",
  long: "lungo",
  important: "importante",
  useful: "utile",
  interesting: "interessante",
  new: "nuovo",
  good: "buono",
  old: "vecchio",
  expensive: "caro",
  beautiful: "bello",
  heavy: "pesante",
  light: "leggero",
  bad: "brutto",
  fresh: "fresco",
  hard: "duro",
  cold: "freddo",
  hot: "caldo",
  clean: "pulito",
  modern: "moderno",
};

const tasks = /^(?:homework|news|weather|work)$/;
const times: [string, string][] = [
  ["today", "oggi"],
  ["this week", "questa settimana"],
  ["this month", "questo mese"],
];
const places: [string, string][] = [
  ["here", "qui"],
  ["in this place", "in questo posto"],
  ["at this hotel", "in questo albergo"],
];

const plural = (noun: string) => (noun === "news" ? "newses" : `${noun}s`);

/** "The information is useful." */
function beLine(random: Random): Line {
  const noun = random.pick(nouns.filter(({ qualities }) => qualities.length > 0));
  const quality = random.pick(noun.qualities);
  const [when, quando] = random.pick(tasks.test(noun.en) ? times : places);
  const very = random.pick(["", "very ", "really ", "too "]);
  const molto = { "": "", "very ": "molto ", "really ": "davvero ", "too ": "troppo " }[very] ?? "";
  const adjective = agree(italian[quality] ?? "", noun.gender, noun.isPlural);
  return {
    pieces: ["the", noun.en, "is", `${very}${quality}`, `${when}.`],
    gapAt: 2,
    given: "be",
    wrong: ["are", "am"],
    also: noun.en === "news" ? [] : ["'s"],
    orders: [[when, "the", noun.en, "is", `${very}${quality}.`]],
    italian: `${noun.it} ${noun.isPlural ? "sono" : "è"} ${molto}${adjective} ${quando}.`,
    translations: [
      `{${when}|${when.replace("at this", "in this")}} the ${noun.en} is ${very}${quality}.`,
      `the ${noun.en} is ${very}${quality} {${when}|${when.replace("at this", "in this")}}.`,
      ...(quality === "good" && noun.en === "weather" ? [`The weather is ${very}nice ${when}.`] : []),
    ],
  };
}

/** Countable ones among them, so that one has to think. */
const countables = [
  ["exercise", "exercises"],
  ["book", "books"],
  ["suitcase", "suitcases"],
  ["chair", "chairs"],
  ["song", "songs"],
  ["sandwich", "sandwiches"],
  ["idea", "ideas"],
  ["coin", "coins"],
  ["apple", "apples"],
  ["bottle", "bottles"],
] as const;

const frames = [
  (noun: string) => ["we need some", noun, "for the trip."],
  (noun: string) => ["there is a lot of", noun, "here."],
  (noun: string) => ["I have got a lot of", noun, "today."],
  (noun: string) => ["my brother hasn't got any", noun, "today."],
  (noun: string) => ["Giulia wants some more", noun, "for her room."],
  (noun: string) => ["our teacher gave us some", noun, "yesterday."],
  (noun: string) => ["they have got a lot of", noun, "at home."],
  (noun: string) => ["can you give me some", noun, "please?"],
  (noun: string) => ["Marco found a lot of", noun, "on the internet."],
  (noun: string) => ["we don't have any", noun, "this week."],
];

const fitsFrame: Record<string, RegExp> = {
  "for the trip.": /^(?:information|advice|luggage|money|water|equipment|music|food|fruit|bread)$/,
  "here.": /^(?:furniture|luggage|traffic|equipment|food|music|fruit|water|work)$/,
  "today.": /^(?:homework|work|money|luggage|equipment)$/,
  "for her room.": /^(?:furniture|music)$/,
  "yesterday.": /^(?:homework|information|advice|work|fruit|bread)$/,
  "at home.": /^(?:furniture|money|music|food|fruit|rice|bread|milk)$/,
  "please?": /^(?:information|advice|bread|money|milk|water|rice|fruit|food)$/,
  "on the internet.": /^(?:information|advice|music|furniture|equipment|news)$/,
  "this week.": /^(?:homework|money|work|news)$/,
};

/** "We need some information": the form of the noun is asked for. */
function nounLine(random: Random): Line {
  const frame = random.pick(frames);
  const ending = frame("").at(-1) ?? "";
  const fitting = nouns.filter(({ en }) => fitsFrame[ending]?.test(en));
  const isCountable = random.next() < 0.25 && !/is a lot/.test(frame("")[0] ?? "") && ending !== "today.";
  if (isCountable) {
    const [one, many] = random.pick(countables);
    return { pieces: frame(many), gapAt: 1, given: one, wrong: [one] };
  }
  const { en } = random.pick(fitting);
  return { pieces: frame(en), gapAt: 1, given: en, wrong: [plural(en)] };
}

const quantities = ["some", "a lot of"];
const owners = [
  "I have got",
  "we have got",
  "they have got",
  "Anna has got",
  "Marco has got",
  "my friends have got",
];

/** "I have got some homework": never a or an. */
function articleLine(random: Random): Line {
  const { en } = random.pick(nouns.filter(({ en: noun }) => !/^(?:traffic|weather|news)$/.test(noun)));
  const quantity = random.pick(quantities);
  const time = random.pick(["today", "now", "this week", "at home", "here"]);
  return {
    pieces: [random.pick(owners), quantity, en, `${time}.`],
    gapAt: 1,
    wrong: [/^[aeiou]/.test(en) ? "an" : "a", "many"],
  };
}

export const uncountableNouns: TopicContent = {
  topic: "uncountables",
  explanation:
    "Alcuni nomi inglesi non si contano: homework, information, advice, news, furniture, luggage, money… Non hanno il plurale in -s, non vogliono a o an, e il verbo va alla terza persona singolare.",
  hints: [
    "In inglese questa cosa si può contare: una, due, tre?",
    "In italiano è spesso plurale, ma in inglese può valere come una cosa sola.",
    "Se non si conta: niente -s, niente a o an, e il verbo come con it.",
  ],
  twins: [
    "The snow is deep.",
    "Paola has got a lot of experience.",
    "Your hair is long.",
    "We heard some laughter.",
  ],
  makers: [
    ...lineMakers(beLine, { gap: "Completa con il present simple del verbo tra parentesi." }),
    ...lineMakers(nounLine, {
      gap: "Completa con il nome tra parentesi: singolare o plurale?",
      levels: { order: [], translate: [] },
    }),
    ...lineMakers(articleLine, { levels: { gap_fill: [], order: [1], translate: [] } }),
  ],
};
