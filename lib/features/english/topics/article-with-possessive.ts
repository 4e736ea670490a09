import { findOnLine, lineOf, oneOf, phrase, replaceOnLine, type Line } from "../sentence/phrase-line";
import { grammarRule, textOf, type Match } from "../sentence/rule";

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
    replaceOnLine(line, { from, to: to + 1 }, textOf(line.words, to, to + 1)),
  );

const findSome = (line: Line): Match[] =>
  findOnLine(line, some).flatMap(({ from, to }) =>
    replaceOnLine(line, { from, to }, `${textOf(line.words, from, from)} of ${textOf(line.words, to, to)}`),
  );

/** The more particular find first: both claim "a my". */
function find(line: Line): Match[] {
  const friends = findFriend(line);
  const others = [...findThe(line), ...findSome(line)];
  return [...friends, ...others.filter(({ start }) => !friends.some((one) => one.start === start))];
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
});
