import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import { ofDescribedNoun } from "../order-hints";
import type { Random } from "../random";
import { aItalian, agree } from "../world/adjectives";
import { withArticle } from "../world/article";
import { singles, groups, pronouns, type Person } from "../world/people";
import { fits, qualities, things, type Quality, type Thing } from "../world/things";
import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { italianPresent } from "../world/italian";

const people = [...pronouns.filter(({ pronoun }) => pronoun !== "you"), ...singles, ...groups];
const numbers = [
  ["two", "due"],
  ["three", "tre"],
  ["four", "quattro"],
] as const;

type Had = { who: Person; thing: Thing; quality: Quality };

function draw(random: Random): Had {
  const thing = random.pick(things);
  return {
    who: random.pick(people),
    thing,
    quality: random.pick(qualities.filter((one) => fits(thing, one))),
  };
}

/** "has got" and the other ways to say "ha". */
function having(who: Person): [taught: string, all: string] {
  const say = (verb: string) =>
    conjugate({ subject: who.en, verb, tense: "present-simple", form: "positive" });
  const forms = [...say("have got"), ...say("have")];
  return [forms[0] ?? "", `{${forms.map((form) => (form.startsWith("'") ? form : ` ${form}`)).join("|")}}`];
}

/** "They have got two red bikes." */
function pluralLine(random: Random): Line {
  const { who, thing, quality } = draw(random);
  const [number, numero] = random.pick(numbers);
  const [has, ways] = having(who);
  return {
    pieces: [who.en, has, number, quality.en, `${thing.plural}.`],
    gapAt: 3,
    given: agree(quality.it, thing.gender, true),
    wrong: [`${quality.en}s`],
    also:
      quality.en === "grey"
        ? ["gray"]
        : quality.en === "big"
          ? ["large"]
          : quality.en === "small"
            ? ["little"]
            : [],
    italian: `${who.it} ${italianPresent("avere", who.italian)} ${numero} ${thing.itPlural} ${agree(quality.it, thing.gender, true)}.`,
    translations: [
      `${who.en}${ways} ${number} ${quality.en === "big" ? "{big|large}" : quality.en === "small" ? "{small|little}" : quality.en} ${thing.plural}.`,
    ],
  };
}

/** "The boxes are blue." */
function beLine(random: Random): Line {
  const { thing, quality } = draw(random);
  const [owner, suo] = random.pick([
    ["my", "mio"],
    ["our", "nostro"],
    ["your", "tuo"],
  ] as const);
  const italianOwner =
    owner === "our" || thing.gender === "f"
      ? agree(suo, thing.gender, true)
      : { mio: "miei", tuo: "tuoi" }[suo];
  return {
    pieces: [owner, thing.plural, "are", `${quality.en}.`],
    gapAt: 3,
    given: agree(quality.it, thing.gender, true),
    wrong: [`${quality.en}s`],
    also:
      quality.en === "grey"
        ? ["gray"]
        : quality.en === "big"
          ? ["large"]
          : quality.en === "small"
            ? ["little"]
            : [],
    italian: `${thing.gender === "f" ? "le" : "i"} ${italianOwner} ${thing.itPlural} sono ${agree(quality.it, thing.gender, true)}.`,
    translations:
      quality.en === "big"
        ? [`${owner} ${thing.plural} are large.`]
        : quality.en === "small"
          ? [`${owner} ${thing.plural} are little.`]
          : [],
  };
}

export const pluralAdjectives: TopicContent = {
  topic: "plural-adjectives",
  explanation:
    "L'aggettivo inglese ha una forma sola: non prende mai la -s, né al plurale né al femminile. Il plurale si vede solo nel nome.",
  hints: [
    "Quale parola della frase dice di che colore, di che misura o di che età è la cosa?",
    "In italiano quella parola cambia con il plurale; in inglese?",
    "Lascia la parola come sta sul dizionario: al plurale va solo il nome.",
  ],
  orderHints: ofDescribedNoun,
  twins: [
    "Paola has got pink trainers.",
    "The mountains are beautiful.",
    "Those lessons were difficult.",
    "The twins wear warm socks.",
  ],
  makers: [
    ...lineMakers(pluralLine, { gap: "Completa con l'aggettivo in inglese." }),
    ...lineMakers(beLine, { gap: "Completa con l'aggettivo in inglese.", levels: { order: [1] } }),
  ],
};

/** Two adjectives that have an order between them. */
function twoQualities(random: Random, thing: Thing): [Quality, Quality] {
  const of = (kind: Quality["kind"]) => qualities.filter((one) => one.kind === kind && fits(thing, one));
  const kinds = (["size", "age", "colour"] as const).filter((kind) => of(kind).length > 0);
  const skipped = kinds.length > 2 ? random.pick(kinds) : undefined;
  const [first, second] = kinds.filter((kind) => kind !== skipped);
  if (!first || !second) return twoQualities(random, random.pick(things));
  return [random.pick(of(first)), random.pick(of(second))];
}

const twoFold = things.filter(
  (thing) => new Set(qualities.filter((one) => fits(thing, one)).map(({ kind }) => kind)).size > 1,
);

/** "She has got a big red bag." */
function orderLine(random: Random): Line {
  const thing = random.pick(twoFold);
  const who = random.pick(people);
  const [first, second] = twoQualities(random, thing);
  const [has] = having(who);
  const article = withArticle(first.en).split(" ")[0] ?? "a";
  return {
    pieces: [who.en, has, article, `${first.en} ${second.en}`, `${thing.en}.`],
    gapAt: 3,
    given: random.shuffle([first.en, second.en]).join(" / "),
    wrong: [`${second.en} ${first.en}`],
  };
}

/** Each word by itself, for putting in order. */
const wordByWord = (random: Random): Line => {
  const line = orderLine(random);
  return { ...line, pieces: line.pieces.flatMap((piece, at) => (at === 3 ? piece.split(" ") : [piece])) };
};

/** "Ho una macchina rossa." */
function oneLine(random: Random): Line {
  const { who, thing, quality } = draw(random);
  const [has, ways] = having(who);
  const phrase = `${thing.it} ${agree(quality.it, thing.gender, false)}`;
  const words =
    quality.en === "big" ? ["big", "large"] : quality.en === "small" ? ["small", "little"] : [quality.en];
  const right = withArticle(`${quality.en} ${thing.en}`);
  return {
    pieces: [who.en, has, `${right}.`],
    gapAt: 2,
    wrong: [`${withArticle(thing.en)} ${quality.en}`],
    italian: `${who.it} ${italianPresent("avere", who.italian)} ${aItalian(phrase, thing.gender)}.`,
    translations: words.map((word) => `${who.en}${ways} ${withArticle(`${word} ${thing.en}`)}.`),
  };
}

export const adjectiveOrder: TopicContent = {
  topic: "adjective-order",
  explanation:
    "In inglese l'aggettivo sta prima del nome. Se sono due o più, l'ordine è: opinione, misura, età, colore, origine, materiale.",
  hints: [
    "Dove sta l'aggettivo rispetto al nome, in inglese?",
    "Quando gli aggettivi sono due, chiediti di che tipo è ciascuno: misura, età o colore.",
    "Prima la misura, poi l'età, poi il colore, e per ultimo il nome.",
  ],
  orderHints: "topic",
  twins: [
    "Paola has got a lovely little cottage.",
    "It's a tall glass building.",
    "We stayed in a modern hotel.",
    "They live on a quiet street.",
  ],
  makers: [
    ...lineMakers(oneLine, { choose: "Scegli l'ordine giusto.", levels: { gap_fill: [], order: [] } }),
    ...lineMakers(orderLine, {
      gap: "Completa con i due aggettivi nell'ordine giusto.",
      choose: "Scegli l'ordine giusto.",
      levels: { choose: [2, 3], order: [], translate: [] },
    }),
    ...lineMakers(wordByWord, { levels: { choose: [], gap_fill: [], translate: [] } }),
  ],
};
