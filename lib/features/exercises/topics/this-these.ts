import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { agree, quello, questo } from "../world/adjectives";
import { fits, qualities, things } from "../world/things";

type Word = "this" | "that" | "these" | "those";
const words: Word[] = ["this", "that", "these", "those"];

/** "These books here are new": "here" and "over there" tell near from far. */
function line(random: Random): Line {
  const thing = random.pick(things);
  const quality = random.pick(qualities.filter((one) => fits(thing, one)));
  const isPlural = random.next() < 0.5;
  const isNear = random.next() < 0.5;
  const word: Word = isPlural ? (isNear ? "these" : "those") : isNear ? "this" : "that";
  const noun = isPlural ? thing.plural : thing.en;
  const phrase = isPlural ? thing.itPlural : thing.it;
  const italianStart = isNear
    ? `${questo(thing.gender, isPlural)} ${phrase} qui`
    : `${quello(phrase, thing.gender, isPlural)} laggiù`;
  const be = isPlural ? "are" : "is";
  const place = isNear ? "here" : "over there";
  const sizes = { big: "{big|large}", small: "{small|little}" }[quality.en] ?? quality.en;
  return {
    pieces: [word, noun, place, be, `${quality.en}.`],
    gapAt: 0,
    wrong: words.filter((one) => one !== word),
    orders: [],
    italian: `${italianStart} ${isPlural ? "sono" : "è"} ${agree(quality.it, thing.gender, isPlural)}.`,
    translations: [
      `${word} ${noun}{${isNear ? " here| over here|" : " over there| there| down there|"}} ${be} ${sizes}.`,
    ],
  };
}

const people = ["I", "we", "they", "my sisters", "my friends", "you"];

/** "I like those shoes over there." */
function objectLine(random: Random): Line {
  const { pieces, wrong } = line(random);
  const [word = "", noun = "", place = ""] = pieces;
  return {
    pieces: [random.pick(people), random.pick(["like", "love", "want"]), word, noun, `${place}.`],
    gapAt: 2,
    wrong,
  };
}

export const thisThese: TopicContent = {
  topic: "this-these",
  explanation:
    "This (vicino) e that (lontano) vanno con una cosa sola; these (vicino) e those (lontano) con più cose.",
  hints: [
    "Due domande: quante cose sono, e quanto sono lontane?",
    "Guarda se il nome è al plurale e se la frase dice qui o laggiù.",
    "Ci sono due parole per una cosa sola e due per più cose: di ogni coppia una è per vicino e una per lontano.",
  ],
  twins: [
    "This soup is too salty.",
    "Those mountains in the distance are beautiful.",
    "These shoes hurt my feet.",
    "That man at the window is Paola's uncle.",
  ],
  makers: [
    ...lineMakers(line, { gap: "Completa con this, that, these o those." }),
    ...lineMakers(objectLine, {
      gap: "Completa con this, that, these o those.",
      levels: { translate: [] },
    }),
  ],
};
