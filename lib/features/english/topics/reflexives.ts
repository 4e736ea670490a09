import { findOnLine, lineOf, phrase, replaceOnLine, oneOf, type Line } from "../sentence/phrase-line";
import { grammarRule, ofKind, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { reflexiveSwaps } from "./reflexives/swaps";

const adverbs =
  "(?:(?:always|usually|often|never|really|just|then|also|can|can't|must|should|will|didn't|don't|have|had to|have to) ){0,2}";

/** Verbs that need no pronoun where the one who does it is the one it happens to; `myself` is wrong as well. */
const alone = oneOf(
  `relax relaxed concentrate concentrated rest rested shower showered marry married meet met complain complained
  hurry hurried remember remembered worry worried wash washed dress dressed feel felt shave shaved stop stopped bored
  sit move moved graduate graduated relaxes concentrates rests feels washes dresses shaves worries complains marries`,
);
/** With "me" only: "I found me" is Italian, "I found myself" is English. */
const withSelf: Record<string, string> = { me: "myself", us: "ourselves" };
const needing = oneOf(
  `enjoy enjoyed hurt cut introduce introduced find found ask asked teach taught prepare prepared express burned burnt
  call called present presented look looked amuse amused buy bought see saw tell told imagine imagined help helped`,
);

/** Parts of the body: what Italian breaks "to oneself". */
const body = oneOf(
  "leg arm hand foot finger nose head teeth hair hands face wrist ankle knee toe neck shoulder back tooth",
);

const starts = /^(?:i|we|he|she|they|you)$/;
const who: Record<string, string> = {
  i: "me|myself",
  we: "us|ourselves",
  he: "himself",
  she: "herself",
  they: "themselves",
  you: "yourself|yourselves",
};

const patternOf = (verbs: string, subject: string, objects: string) =>
  phrase(`${subject} ${adverbs}(?:${verbs}) (?:${objects})`);

const alonePatterns = Object.entries(who).map(([subject, objects]) => patternOf(alone, subject, objects));
const needingPatterns = (["i", "we"] as const).map((subject) =>
  patternOf(needing, subject, subject === "i" ? "me" : "us"),
);

/** What may follow where the pronoun is no object of something else: "I washed me and the dog". */
const continues =
  /^(?:and|in|at|on|with|very|so|really|because|when|before|after|every|then|but|for|a|too|to|good|bad|happy|sad|lonely|tired|better|alone|by|near|under|home|the|like|as|here|there|ill|sick|strange|nervous|guilty|free|important|different|comfortable|great|well)$/;

function needless(line: Line): Match[] {
  return alonePatterns.flatMap((pattern) =>
    findOnLine(line, pattern).flatMap((found) => {
      const verb = line.words[found.to - 1];
      const next = line.words[found.to + 1];
      if (!verb || (next && next.gap === " " && !continues.test(next.lower))) return [];
      if (
        /^(?:stop|stopped|move|moved|sit|remember|remembered|meet|met)$/.test(verb.lower) &&
        next?.gap === " " &&
        !/^(?:and|at|in|when|because)$/.test(next.lower)
      )
        return [];
      const pronoun = line.words[found.to]?.lower ?? "";
      // "I can't stop myself": what one holds back.
      if (/^stop/.test(verb.lower) && /sel(?:f|ves)$/.test(pronoun) && found.to - found.from > 2) return [];
      if (/^(?:wash|washed|dress|dressed)$/.test(verb.lower) && !/^(?:me|us)$/.test(pronoun)) return [];
      return replaceOnLine(line, { from: found.to - 1, to: found.to }, verb.text);
    }),
  );
}

/** "I ask me", "we enjoyed us": this verb wants the pronoun in -self. */
const withoutSelf = (line: Line): Match[] =>
  needingPatterns.flatMap((pattern) =>
    findOnLine(line, pattern).flatMap((found) =>
      replaceOnLine(
        line,
        { from: found.to, to: found.to },
        withSelf[line.words[found.to]?.lower ?? ""] ?? "",
      ),
    ),
  );

const losing: [RegExp, string][] = [
  [phrase("(?:i) (?:lost) (?:me|myself)"), "got lost"],
  [phrase("(?:we) (?:lost) (?:us|ourselves)"), "got lost"],
  [phrase("(?:he|she) lost (?:himself|herself)"), "got lost"],
  [phrase("they lost themselves"), "got lost"],
  [phrase("they (?:married) themselves"), "got married"],
];

const getting = (line: Line): Match[] =>
  losing.flatMap(([pattern, right]) =>
    findOnLine(line, pattern).flatMap((found) =>
      replaceOnLine(line, { from: found.from + 1, to: found.to }, right),
    ),
  );

const possessiveOf: Record<string, string> = {
  myself: "my",
  me: "my",
  himself: "his",
  herself: "her",
  ourselves: "our",
  themselves: "their",
  yourself: "your",
};
const ownBody = phrase(
  `(?:break|breaks|broke|broken|hurt|wash|washes|washed|brush|brushed|brushes|cut|clean|cleaned|burned|burnt|dry|dried|comb) (?:myself|himself|herself|ourselves|themselves|yourself|me) (?:a|an|the|my|his|her|our|their|your) (?:${body})`,
);

/** "He broke himself a leg". */
const bodyParts = (line: Line): Match[] =>
  findOnLine(line, ownBody).flatMap((found) => {
    const pronoun = line.words[found.to - 2]?.lower ?? "";
    if (pronoun === "me" && line.words[found.from - 1]?.lower !== "i") return [];
    return replaceOnLine(line, { from: found.to - 2, to: found.to - 1 }, possessiveOf[pronoun] ?? "");
  });

/** "I said to me". */
const saidToMe = (line: Line): Match[] =>
  findOnLine(line, phrase("i (?:said|say|thought|talk|talked|spoke) to me")).flatMap((found) =>
    replaceOnLine(line, { from: found.to, to: found.to }, "myself"),
  );

const findSwaps = swapFinder(swapsOf(reflexiveSwaps));

export const reflexives = grammarRule({
  topic: "reflexives",
  find: ({ words }) => {
    const swaps = findSwaps(words).map((match) =>
      match.correction.includes("each other") ? { ...match, kind: "mutual" as const } : match,
    );
    if (!words.some(({ lower }) => starts.test(lower))) return swaps;
    const line = lineOf(words);
    return [
      ...swaps,
      ...getting(line),
      ...bodyParts(line),
      ...needless(line),
      ...(ofKind("self", [...withoutSelf(line), ...saidToMe(line)]) ?? []),
    ];
  },
  explanation:
    'Molti verbi riflessivi italiani (lavarsi, sentirsi, rilassarsi, sposarsi) in inglese sono verbi semplici, senza "mi", "ti", "si". E per una parte del corpo si usa il possessivo.',
  hints: [
    'In italiano qui c\'è "mi", "si" o "ci": serve anche in inglese?',
    "Con questo verbo l'inglese non ripete la persona dopo il verbo.",
    "Togli il pronome dopo il verbo; davanti a una parte del corpo basta dire di chi è; e per perdersi e sposarsi si usa get.",
  ],
  kinds: {
    mutual: {
      explanation:
        "Quando due persone fanno la stessa cosa l’una all’altra («si vogliono bene»), l’inglese lo dice con due parole apposta, e non con il pronome in -selves.",
      hints: [
        "Ognuno lo fa a se stesso, o l’uno all’altro?",
        "In italiano «ci» e «si» valgono per tutti e due i casi; in inglese no.",
        "Al posto del pronome metti le due parole che vogliono dire «l’un l’altro».",
      ],
    },
    self: {
      explanation:
        "Quando chi agisce e chi riceve sono la stessa persona, l'inglese usa un pronome speciale che finisce in -self (al plurale -selves).",
      hints: [
        "Chi fa l'azione e chi la riceve sono la stessa persona?",
        "Il pronome normale indica qualcun altro: qui ne serve uno speciale.",
        "Usa il pronome in -self o -selves che va con il soggetto.",
      ],
    },
  },
});
