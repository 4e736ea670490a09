import { findOnLine, lineOf, oneOf, phrase, replaceOnLine, type Line } from "../sentence/phrase-line";
import { genderOf } from "../lexicon/genders";
import type { Word } from "../lexicon/words";
import { grammarRule, ofKind, textOf, type Match } from "../sentence/rule";

const possessive = "my|your|his|her|our|their|its";
const withThe = phrase(`(?:the|an?) (?:${possessive})(?= [\\w'-])`);
const some = phrase(
  `(?:some|one|two|three|four|five|many|most|any|none|few) (?:my|your|his|our|their)(?= [\\w'-])`,
);
/** Words between "a my" and the noun: "a my best friend". */
const friend = phrase(
  `an? (?<whose>${possessive}) (?<thing>(?:(?:best|new|old|good|great|close|school|italian|english|little|big|favourite|other) )*(?:${oneOf(
    `friend classmate cousin teacher uncle aunt neighbour brother sister relative photo picture book game song toy dream problem
    idea dog cat hobby schoolmate friend's teammate colleague student poem drawing question t-shirt opinion`,
  )}))`,
);
const own: Record<string, string> = {
  my: "mine",
  your: "yours",
  his: "his",
  her: "hers",
  our: "ours",
  their: "theirs",
  its: "its",
};

/** "A my friend" → "a friend of mine". */
const findFriend = (line: Line): Match[] =>
  findOnLine(line, friend).flatMap(({ from, to, match }) => {
    const thing = textOf(line.words, from + 2, to);
    const article = /^[aeiou]/.test(thing) ? "an" : "a";
    return replaceOnLine(
      line,
      { from, to },
      `${article} ${thing} of ${own[match.groups?.whose ?? ""] ?? ""}`,
    );
  });

const findThe = (line: Line): Match[] =>
  findOnLine(line, withThe).flatMap(({ from, to }) =>
    // "The His Dark Materials trilogy": a title begins there.
    /^\p{Lu}/u.test(line.words[to]?.text ?? "") && /^\p{Lu}/u.test(line.words[to + 1]?.text ?? "")
      ? []
      : replaceOnLine(line, { from, to: to + 1 }, textOf(line.words, to, to + 1)),
  );

const findSome = (line: Line): Match[] =>
  findOnLine(line, some).flatMap(({ from, to }) =>
    replaceOnLine(line, { from, to }, `${textOf(line.words, from, from)} of ${textOf(line.words, to, to)}`),
  );

const bodyParts = phrase(
  `(?:break|breaks|broke|broken|hurt|hurts|cut|burn|burned|burnt|twisted|twist|wash|washes|washed|brush|brushes|brushed|raise|raised|shake|dislocated|injured|sprained|hit|lost) the (?:${oneOf(
    "leg arm hand foot finger nose head teeth hair hands face wrist ankle knee toe neck shoulder back tooth voice elbow",
  )})(?=$|,| (?:and|but|while|when|because|so|last|yesterday|in|at|on|during|with|before|after|again|every|for|playing|falling)(?![\\w'-]))`,
);
const possessiveOf: Record<string, string> = { i: "my", we: "our", they: "their", you: "your" };

/** Who breaks the leg: the nearest person before the verb. */
function ownerBefore(words: Word[], at: number): string | undefined {
  for (const word of words.slice(Math.max(0, at - 4), at).toReversed()) {
    const plain = possessiveOf[word.lower.split("'")[0] ?? ""];
    if (plain) return plain;
    const gender = genderOf(word);
    if (gender === "male") return "his";
    if (gender === "female") return "her";
    if (gender !== undefined) return undefined;
  }
  return undefined;
}

/** "Ilaria broke the leg": a part of one's own body is one's own. */
const findBody = (line: Line): Match[] =>
  findOnLine(line, bodyParts).flatMap(({ from, to }) => {
    const owner = ownerBefore(line.words, from);
    return owner ? replaceOnLine(line, { from: to - 1, to: to - 1 }, owner) : [];
  });

/** The more particular find first: both claim "a my". */
function find(line: Line): Match<"body">[] {
  const friends = findFriend(line);
  const others = [...findThe(line), ...findSome(line)];
  const bodies = ofKind("body", findBody(line)) ?? [];
  return [
    ...friends,
    ...others.filter(({ start }) => !friends.some((one) => one.start === start)),
    ...bodies,
  ];
}

export const articleWithPossessive = grammarRule({
  topic: "article-with-possessive",
  find: ({ words }) => find(lineOf(words)),
  explanation:
    "In italiano il possessivo va d'accordo con l'articolo (la mia casa, un mio amico); in inglese no: il possessivo sta da solo davanti al nome, e «un mio…» si gira in un altro modo.",
  hints: [
    "Davanti al nome ci sono un articolo e un possessivo: in inglese possono stare insieme?",
    "Il possessivo inglese prende il posto dell'articolo, come fa in italiano con mamma e papà.",
    "Lascia solo il possessivo; se volevi dire uno fra tanti, metti il nome prima e il possessivo dopo, con of.",
  ],
  kinds: {
    body: {
      explanation:
        "Con le parti del corpo l’italiano usa l’articolo («si è rotto la gamba»), l’inglese dice sempre di chi sono.",
      hints: [
        "Di chi è questa parte del corpo?",
        "In italiano si capisce da «mi», «ti», «si»; in inglese lo dice la parola davanti al nome.",
        "Al posto dell’articolo metti il possessivo che va con la persona.",
      ],
    },
  },
});
