import { findOnLine, lineOf, oneOf, phrase, replaceOnLine, type Line } from "../sentence/phrase-line";
import { atEachWord, grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { finishedTime } from "../sentence/finished-time";
import { hasFiniteVerbAfter } from "../sentence/subject";
import { subjectOf } from "../sentence/noun-subject";
import { baseOfIng, baseOfThird, ingOf, isBase } from "../lexicon/verbs";
import { follows, setOf, type Word } from "../lexicon/words";
import { bareAfterBe } from "./bare-after-be";

/** What a letter is written for. */
const purposes = oneOf("say tell ask complain apply inform invite thank let apologise apologize know give");
const letter = phrase(`i write (?:you |to you )?(?:because|to (?:${purposes}))`);

const joins = /^(?:and|but|because|so|now)$/;

const states = setOf(
  `be have like love hate know think want need hope live prefer remember believe understand seem mean miss guess say feel own
  belong see hear agree cost weigh depend look mind wish promise work study use`,
);
const rightNow = /^(?:at the moment|right now|in this moment|at this moment)$/;
const beFor = { I: "am", you: "are", third: "is", plural: "are" } as const;

/** "At the moment I do my homework": under way, and not a habit. */
function atTheMoment({ words }: Line): Match[] {
  const at = words.findIndex((_, place) =>
    [2, 3].some((count) =>
      rightNow.test(
        words
          .slice(place, place + count)
          .map(({ lower }) => lower)
          .join(" "),
      ),
    ),
  );
  if (at < 0 || words.some(({ lower }) => /^(?:always|usually|often|never|when|if|every|that)$/.test(lower)))
    return [];
  for (let verb = 1; verb < words.length; verb += 1) {
    const lower = words[verb]?.lower ?? "";
    const base = isBase(lower) ? lower : baseOfThird(lower);
    const next = words[verb + 1]?.lower ?? "";
    if (!base || (base === "do" && (next === "not" || isBase(next))) || states.has(base)) continue;
    const subject = subjectOf(words, verb);
    if (!subject?.isPronoun || subject.head !== verb - 1) continue;
    return replaceOnLine(
      { words, text: "", starts: [] },
      { from: verb, to: verb },
      `${beFor[subject.person]} ${ingOf(base)}`,
    );
  }
  return [];
}

/** "I not watching TV", "they playing football": be is left out. */
function withoutBe(words: Word[], at: number): Match[] | undefined {
  const base = baseOfIng(words[at]?.lower ?? "");
  const isNegative = words[at - 1]?.lower === "not";
  const first = isNegative ? at - 1 : at;
  const subject = base === undefined || !follows(words[at]) ? undefined : subjectOf(words, first);
  if (!subject || subject.head !== first - 1 || !follows(words[first]) || subject.isGroup) return undefined;
  // "The boy playing there" is a boy; nobody says so of "he", but for what follows another verb.
  const isPlain = subject.isPronoun && !/^(?:it|you)$/.test(words[subject.head]?.lower ?? "");
  const isOwnClause = subject.from === 0 || joins.test(words[subject.from - 1]?.lower ?? "");
  if (!(isPlain || isNegative) || !isOwnClause || hasFiniteVerbAfter(words, at)) return undefined;
  if (finishedTime(words) !== undefined) return undefined;
  const who = textOf(words, subject.from, subject.head);
  const be = `${beFor[subject.person]}${isNegative ? " not" : ""}`;
  return matchWords(words, subject.from, at, `${who} ${be} ${words[at]?.text}`);
}

const activity = setOf(
  "do watch play eat listen wait read write cook drink relax prepare paint draw chat walk swim sunbathe pack clean study",
);

/** "I'm at home and I study for the test": where one is, and what one is doing there. */
function whereIAm({ words, text }: Line): Match[] {
  const isThere = /^(?:i'm|i am|we're|we are|now i'm|now we're) (?:still )?(?:at|in|on) [a-z]+/.test(text);
  if (
    !isThere ||
    /(?<![\w'-])(?:always|usually|often|never|every|when|if|year|class|team|school)(?![\w'-])/.test(text)
  )
    return [];
  const verb = words.findIndex(
    ({ lower }, at) =>
      at > 3 &&
      activity.has(lower) &&
      /^(?:i|we)$/.test(words[at - 1]?.lower ?? "") &&
      words[at - 2]?.lower === "and",
  );
  const subject = words[verb - 1]?.lower;
  return verb < 0
    ? []
    : matchWords(words, verb, verb, `${subject === "i" ? "am" : "are"} ${ingOf(words[verb]?.lower ?? "")}`);
}

/** "We stay here until Sunday", "I'm happy that you come in April": what is fixed already. */
const until = phrase("(?:i|we) stay(?= (?:here|there|at|in|with) (?:[\\w'-]+ ){0,4}(?:until|till) )");
const visit = phrase(
  "you come(?= (?:to [a-z]+ )?(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december)|tomorrow|next (?:week|month|year|summer))(?=$|,))",
);
const glad = /(?:happy|glad|pleased|excited) (?:that )?you come/;
const comingWhen = phrase("(?:when|what time) do you come(?= (?:to|back|here)(?! every| usually)(?=$|,| ))");
const comingTo = phrase(
  "do you come(?= to (?:see (?:me|us)|(?:my|our|the) (?:party|birthday|match|concert|house))(?=$|,| ))",
);

/** "Do you come on Saturday?" asks about a plan. */
const plan = phrase(
  "do you come (?:to [\\w' ]{2,30} )?(?:tomorrow|tonight|this (?:afternoon|evening|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=$|,)",
);

export const presentContinuous = grammarRule({
  topic: "present-continuous",
  find: ({ words, isQuestion }) => {
    const line = lineOf(words);
    return [
      ...findOnLine(line, letter).flatMap(({ from }) =>
        replaceOnLine(line, { from: from + 1, to: from + 1 }, "am writing"),
      ),
      ...(isQuestion
        ? findOnLine(line, plan).flatMap(({ from }) =>
            replaceOnLine(line, { from, to: from + 2 }, "are you coming"),
          )
        : atTheMoment(line)),
      ...(isQuestion
        ? [comingWhen, comingTo].flatMap((pattern) =>
            findOnLine(line, pattern).flatMap(({ to }) =>
              replaceOnLine(line, { from: to - 2, to }, "are you coming"),
            ),
          )
        : [
            ...whereIAm(line),
            ...findOnLine(line, until).flatMap(({ from, to }) =>
              replaceOnLine(
                line,
                { from: to, to },
                words[from]?.lower === "i" ? "am staying" : "are staying",
              ),
            ),
            ...(glad.test(line.text)
              ? findOnLine(line, visit).flatMap(({ to }) =>
                  replaceOnLine(line, { from: to, to }, "are coming"),
                )
              : []),
          ]),
      ...(ofKind(
        "bare",
        atEachWord(words, (_, at) => bareAfterBe(words, at, "now")),
      ) ?? []),
      ...(isQuestion
        ? []
        : (ofKind(
            "be",
            atEachWord(words, (_, at) => withoutBe(words, at)),
          ) ?? [])),
    ];
  },
  explanation:
    "Ciò che succede proprio adesso (anche la lettera che stai scrivendo) e i programmi già presi vogliono to be e il verbo in -ing, non il present simple.",
  hints: [
    "È un'abitudine, o qualcosa che succede adesso o è già in programma?",
    "Il present simple racconta le abitudini: qui non si tratta di un'abitudine.",
    "Ti servono la forma giusta di to be e il verbo con la sua desinenza.",
  ],
  kinds: {
    bare: {
      explanation:
        "Dopo to be un verbo non resta mai nudo: o prende -ing, perché l'azione è in corso, o to be se ne va e resta il verbo da solo.",
      hints: [
        "Qui ci sono due verbi di fila: possono stare così, uno accanto all'altro?",
        "Dopo to be il secondo verbo non può restare nudo.",
        "Se l'azione è in corso, al verbo manca un pezzo; se è una cosa che è sempre così, to be è di troppo.",
      ],
    },
    be: {
      explanation:
        "Il present continuous è fatto di due pezzi: to be, accordato con il soggetto, e il verbo in -ing. Il verbo in -ing da solo non regge la frase, nemmeno con not.",
      hints: [
        "Il verbo in -ing da solo non basta: quale aiutante gli manca davanti?",
        "Il present continuous ha due pezzi, e qui ce n'è uno solo.",
        "Tra il soggetto e il resto metti to be, nella forma che va con quel soggetto.",
      ],
    },
  },
});
