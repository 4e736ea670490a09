import { checkAnswer, type Verdict } from "./check-answer";

type Question = Parameters<typeof checkAnswer>[0];

const gap: Question = {
  kind: "gap_fill",
  prompt: "My sister ___ (not / watch) TV on Mondays.",
  words: [],
  accepted: ["doesn't watch", "does not watch"],
};
const past: Question = { kind: "gap_fill", prompt: "We ___ (go) home.", words: [], accepted: ["went"] };
const question: Question = {
  kind: "gap_fill",
  prompt: "___ (you / like) pizza?",
  words: [],
  accepted: ["Do you like"],
};
const day: Question = {
  kind: "gap_fill",
  prompt: "I swim on ___ (monday).",
  words: [],
  accepted: ["Monday"],
};
const noun: Question = {
  kind: "gap_fill",
  prompt: "We need some ___ (information).",
  words: [],
  accepted: ["information"],
};
const short: Question = {
  kind: "gap_fill",
  prompt: "Is she tired? No, ___.",
  words: [],
  accepted: ["she isn't", "she is not", "she's not"],
};
const contracted: Question = {
  kind: "gap_fill",
  prompt: "She ___ (sleep) now.",
  words: [],
  accepted: ["is sleeping", "'s sleeping"],
};
const choice: Question = {
  kind: "choose",
  prompt: "She ___ tennis.",
  words: ["play", "plays", "playing"],
  accepted: ["plays"],
};
const capital: Question = {
  kind: "choose",
  prompt: "See you on ___.",
  words: ["Friday", "friday"],
  accepted: ["Friday"],
};
const order: Question = {
  kind: "order",
  prompt: "",
  words: ["plays", "on Mondays", "my brother", "chess"],
  accepted: ["My brother plays chess on Mondays.", "On Mondays my brother plays chess."],
};
const translation: Question = {
  kind: "translate",
  prompt: "Ieri ho visto un bel film.",
  words: [],
  accepted: ["Yesterday I watched a beautiful film.", "I watched a beautiful film yesterday."],
};

/** Short forms that are words of their own without the apostrophe, and one that is none. */
const shortForms: [meant: string, typed: string, Verdict][] = [
  ["we're", "were", "wrong"],
  ["we'll", "well", "wrong"],
  ["I'll", "ill", "wrong"],
  ["he'll", "hell", "wrong"],
  ["she'll", "shell", "wrong"],
  ["we'd", "wed", "wrong"],
  ["she'd", "shed", "wrong"],
  ["I'd", "id", "wrong"],
  ["let's", "lets", "wrong"],
  ["don't", "dont", "almost"],
];

const cases: [Question, string, Verdict][] = [
  ...shortForms.map(([meant, typed, verdict]): [Question, string, Verdict] => [
    { kind: "gap_fill", prompt: "Maybe ___ go home.", words: [], accepted: [meant] },
    typed,
    verdict,
  ]),
  [gap, "doesn't watch", "right"],
  [gap, "  Doesn’t   watch ", "right"],
  [gap, "My sister doesn't watch TV on Mondays.", "right"],
  [gap, "my sister does not watch TV on mondays", "almost"],
  [gap, "doesnt watch", "almost"],
  [gap, "doesn't wacth", "almost"],
  [gap, "doesn't watches", "wrong"],
  [gap, "don't watch", "wrong"],
  [gap, "doesn't watch / don't watch", "wrong"],
  [past, "went", "right"],
  [past, "WENT", "almost"],
  [past, "goed", "wrong"],
  [past, "wend", "wrong"],
  [question, "do you like", "right"],
  [question, "Do you like pizza?", "right"],
  [question, "you like", "wrong"],
  [day, "Monday", "right"],
  [day, "monday", "wrong"],
  [noun, "information", "right"],
  [noun, "informations", "wrong"],
  [noun, "informaton", "almost"],
  [short, "she's not", "right"],
  [short, "No, she isn't.", "right"],
  [short, "she doesn't", "wrong"],
  [contracted, "'s sleeping", "right"],
  [contracted, "She's sleeping now", "right"],
  [contracted, "is sleepping", "almost"],
  [contracted, "sleeping", "wrong"],
  [choice, "plays", "right"],
  [choice, "Plays", "right"],
  [choice, "She plays tennis.", "right"],
  [choice, "play", "wrong"],
  [choice, "plyas", "wrong"],
  [capital, "Friday", "right"],
  [capital, "friday", "wrong"],
  [order, "my brother plays chess on Mondays", "right"],
  [order, "On Mondays, my brother plays chess.", "right"],
  [order, "Chess plays my brother on Mondays.", "wrong"],
  [translation, "Yesterday, I watched a beautiful film!", "right"],
  [translation, "yesturday i watched a beautiful film", "almost"],
  [translation, "I watched a beautifull film yesterday", "almost"],
  [translation, "I watched a beautifull film yesturday", "wrong"],
  [translation, "I watch a beautiful film yesterday.", "wrong"],
  ...["", "   ", "boh", "Boh!!", "non lo so", "?", "...", "🤷", "aiuto", "dimmi la risposta", "idk"].map(
    (answer): [Question, string, Verdict] => [gap, answer, "no_attempt"],
  ),
  [translation, "dammi la soluzione per favore", "no_attempt"],
  [choice, "boh", "no_attempt"],
];

describe("checkAnswer", () => {
  const rows = cases.map(([asked, answer, verdict]) => ({ asked, answer, verdict }));
  test.each(rows)("$asked.prompt $answer → $verdict", ({ asked, answer, verdict }) =>
    expect(checkAnswer(asked, answer)).toBe(verdict),
  );
});
