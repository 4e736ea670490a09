/**
 * What a model that leads writes before its words (`lib/features/coach/teacher/preface.ts`): for each message of the
 * benchmark the one that fits it. That of a clean message has 40 tokens, that of one mistake about 80, that of two 150.
 */
export const tokenEveryMs = 20;
/** JSON is cut smaller than words are. */
const charactersPerToken = 3;
const tokens = { least: 40, most: 150 };

export const clean = [
  "I play football with my friends every day after school.",
  "Yesterday we went to the park and saw a big dog.",
  "My sister likes music, but she does not like dancing.",
  "There are three books on the table in my room.",
];

const plays = {
  quote: "My brother play",
  correction: "My brother plays",
  topic: "third-person-s",
  why: "Con una persona sola il verbo al presente cambia.",
};
const went = {
  quote: "I goed",
  correction: "I went",
  topic: "irregular-past",
  why: "Non tutti i verbi al passato seguono la stessa regola: alcuni cambiano forma del tutto.",
};
const doesNot = {
  quote: "She don't",
  correction: "She doesn't",
  topic: "do-or-does",
  why: "Con una persona sola cambia anche questa parola.",
};
const are = {
  quote: "There is three",
  correction: "There are three",
  topic: "other",
  why: "Il verbo segue quello che viene dopo: conta quante cose ci sono sul tavolo.",
};
/** The mistakes of each message. */
const mistakesIn = {
  "My brother play football every day.": [plays],
  "Yesterday I goed to the park with my friends.": [went],
  "She don't like dancing.": [doesNot],
  "There is three books on the table.": [are],
  "My brother play football every day. Yesterday I goed to the park with my friends.": [plays, went],
  "She don't like dancing. There is three books on the table.": [doesNot, are],
};

const messages = Object.keys(mistakesIn);
export const withMistake = messages.filter((message) => mistakesIn[message].length === 1);
export const withMistakes = messages.filter((message) => mistakesIn[message].length === 2);

const written = new Map(
  [...clean, ...messages].map((message) => [message, tokensOf(mistakesIn[message] ?? [])]),
);

/** The preface for a message, token by token; for one that is not of the benchmark that of a clean one. */
export const prefaceOf = (message) => written.get(message) ?? written.get(clean[0]);

/** For so long the preface for a message is being written. */
export const prefaceMsOf = (message) => prefaceOf(message).length * tokenEveryMs;

function tokensOf(errors) {
  const wants = errors.length > 0 ? "check" : "conversation";
  const preface = { wants, errors, fixed: [], dropped: [], items: [], tries: [], secret: [] };
  // As models write it: with a space behind colons and commas.
  const text = `${JSON.stringify(preface, undefined, 1).replaceAll(/\n\s*/g, " ")}\n---\n`;
  const count = Math.min(tokens.most, Math.max(tokens.least, Math.round(text.length / charactersPerToken)));
  const cutAt = (token) => Math.round((token * text.length) / count);
  return Array.from({ length: count }, (_, token) => text.slice(cutAt(token), cutAt(token + 1)));
}
