import { beOf, personOf, type Who } from "./how-many-years";
import { phraseAfter } from "../../sentence/noun-phrase";
import { phraseBefore } from "../../sentence/noun-subject";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { opensClause, subjectBefore } from "../../sentence/subject";
import { endsClause, follows, type Word } from "../../lexicon/words";

/** What Italian "has" and English "is"; the nouns with the adjective that says the same. */
const feelings = new Map(
  Object.entries({
    hungry: "hungry",
    hunger: "hungry",
    thirsty: "thirsty",
    thirst: "thirsty",
    sleepy: "sleepy",
    sleep: "sleepy",
    cold: "cold",
    hot: "hot",
    heat: "hot",
    afraid: "afraid",
    fear: "afraid",
    scared: "scared",
    angry: "angry",
    tired: "tired",
    bored: "bored",
    lucky: "lucky",
    ashamed: "ashamed",
    shame: "ashamed",
    right: "right",
    reason: "right",
    wrong: "wrong",
    hurry: "in a hurry",
    careful: "careful",
    late: "late",
    sad: "sad",
    happy: "happy",
    jealous: "jealous",
    luck: "lucky",
    ill: "ill",
    sick: "sick",
    nervous: "nervous",
    excited: "excited",
    worried: "worried",
    jealousy: "jealous",
  }),
);
const amounts =
  /^(?:got|very|so|too|much|really|a|lot|of|always|often|never|also|still|just|big|great|sometimes|quite|more|only|already|not)$/;
/** "Hungry and tired", "fear of spiders": what may follow a feeling; "cold hands" and "right to vote" may not. */
const mayFollow =
  /^(?:and|but|because|so|when|if|in|at|now|today|here|tonight|about|this|every|after|before|or|i|we|can|too|please|while|yesterday|outside|with|during|on|all|that|as|like|until|since)$/;
/** Nouns that live with an article too, so that "a" before them makes them right: "a cold", "a fear", "a reason". */
const ownArticle = /^(?:cold|fear|reason|right|sleep|shame|wrong|thirst|hunger|heat)$/;

type Feeling = { adjective: string; adverb: string; last: number };

function feelingAt(words: Word[], at: number): Feeling | undefined {
  let place = at;
  while (amounts.test(words[place]?.lower ?? "") && place < at + 4 && follows(words[place + 1])) place += 1;
  const lower = words[place]?.lower ?? "";
  const adjective = feelings.get(lower);
  if (!adjective || !follows(words[place])) return undefined;
  const before = words.slice(at, place).map((word) => word.lower);
  if (
    before.includes("a") &&
    !before.includes("lot") &&
    ownArticle.test(lower) &&
    !/^(?:big|great)$/.test(before.at(-1) ?? "")
  )
    return undefined;
  const next = words[place + 1];
  const isOf =
    next?.lower === "of" && /^(?:fear|afraid|scared|ashamed|shame|jealous|tired|sleep)$/.test(lower);
  const isTo = next?.lower === "to" && /^(?:fear|afraid|scared|luck|lucky|shame|ashamed)$/.test(lower);
  if (next && !endsClause(next.gap) && !mayFollow.test(next.lower) && !isOf && !isTo) return undefined;
  const isMuch = before.some((word) => /^(?:much|lot|very|big|great)$/.test(word));
  const kept = before.filter((word) =>
    /^(?:so|too|really|always|often|never|also|still|just|sometimes|quite|already)$/.test(word),
  );
  const not = before.includes("not") ? ["not"] : [];
  // One is in a hurry, not "very" in a hurry.
  const canBeVery = adjective !== "in a hurry";
  const adverb = [
    ...not,
    ...kept,
    ...(canBeVery && isMuch && !kept.includes("so") && !kept.includes("too") ? ["very"] : []),
  ]
    .map((word) => `${word} `)
    .join("");
  return { adjective, adverb, last: place };
}

function subjectOf(words: Word[], verb: number): Who | undefined {
  const person = personOf(words[verb - 1]);
  if (person && follows(words[verb])) return { from: verb - 1, to: verb - 1, person };
  const known = subjectBefore(words, verb);
  if (known) return { ...known, to: verb - 1 };
  if (words[verb - 1]?.lower === "who" && words[verb]?.lower !== "have")
    return { from: verb - 1, to: verb - 1, person: "third" };
  const phrase = phraseBefore(words, verb);
  return (
    phrase && { from: phrase.from, to: verb - 1, person: phrase.number === "plural" ? "plural" : "third" }
  );
}

/** "Do you have cold?", "Have you hungry?" */
function asked(words: Word[], at: number): Match[] | undefined {
  const helper = words[at]?.lower ?? "";
  if (!/^(?:do|does|did|have|has|don't|doesn't)$/.test(helper) || !opensClause(words, at)) return undefined;
  const isDo = helper.startsWith("d");
  const person = personOf(words[at + 1]);
  const phrase = person
    ? undefined
    : phraseAfter(
        words,
        at + 1,
        (word) => word !== undefined && (feelings.has(word.lower) || word.lower === "have"),
      );
  const to = person ? at + 1 : phrase?.to;
  if (to === undefined || (isDo && words[to + 1]?.lower !== "have")) return undefined;
  const feeling = feelingAt(words, isDo ? to + 2 : to + 1);
  if (!feeling) return undefined;
  const be =
    beOf[person ?? (phrase?.number === "plural" ? "plural" : "third")][helper === "did" ? "past" : "present"];
  return matchWords(
    words,
    at,
    feeling.last,
    `${be} ${textOf(words, at + 1, to)} ${feeling.adverb}${feeling.adjective}`,
  );
}

const infinitive =
  /^(?:to|will|won't|would|can|can't|must|should|don't|i'll|you'll|he'll|she'll|it'll|we'll|they'll|always|never)$/;
const contracted = /^(i|you|we|they)'ve$/;

/** "I have hungry", "we have cold", "she has fear of dogs". */
export function feelingWithHave(words: Word[], at: number): Match[] | undefined {
  const question = asked(words, at);
  if (question) return question;
  const verb = words[at]?.lower ?? "";
  const short = contracted.exec(verb);
  if (!/^(?:have|has|had|haven't|hasn't)$/.test(verb) && !short) return undefined;
  const feeling = feelingAt(words, at + 1);
  if (!feeling || (words[at + 1]?.lower === "right" && words[at + 2]?.lower === "and")) return undefined;
  const rest = `${feeling.adverb}${feeling.adjective}`;
  if (short) {
    const pronoun = words[at]?.text.replace(/['’].*/, "") ?? "";
    return matchWords(words, at, feeling.last, `${pronoun} ${short[1] === "i" ? "am" : "are"} ${rest}`);
  }
  const before = words[at - 1]?.lower ?? "";
  const helper = /^(?:don't|doesn't|didn't)$/.test(before) ? at - 1 : undefined;
  const who = subjectOf(words, helper ?? at);
  if (!who)
    return infinitive.test(before) && verb === "have"
      ? matchWords(words, at, feeling.last, `be ${rest}`)
      : undefined;
  const be = beOf[who.person][verb === "had" || before === "didn't" ? "past" : "present"];
  const not = helper !== undefined || verb.endsWith("n't") ? " not" : "";
  return matchWords(words, who.from, feeling.last, `${textOf(words, who.from, who.to)} ${be}${not} ${rest}`);
}

/** "I have need of help", "I have need to sleep". */
export function needOf(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  const link = words[at + 2]?.lower;
  if (!/^(?:have|has)$/.test(verb) || words[at + 1]?.lower !== "need" || !/^(?:of|to)$/.test(link ?? ""))
    return undefined;
  return matchWords(words, at, link === "of" ? at + 2 : at + 1, verb === "has" ? "needs" : "need");
}
