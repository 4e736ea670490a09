import { sayOn } from "../activity";
import { continuePassage, openPassage } from "./continue-passage";
import { passageState, type PassageState } from "./passage-state";
import { passageAlone, readPassage } from "./read-passage";
import { questionOn } from "./question-on";
import { zooQuestions, zooText } from "./zoo.test-text";

const message = `${zooText}\n${zooQuestions.map((one, at) => `${at + 1}. ${one}`).join("\n")}`;

function opened(text = message): PassageState {
  const state = readPassage(text) ?? passageAlone(text);
  if (!state) throw new Error("no passage");
  return state;
}

/** The state and the reply after some messages; an empty reply where the last one was none of the room's. */
function after(messages: readonly string[], start = opened()) {
  let state = start;
  let reply = "";
  messages.forEach((one, turn) => {
    const step = continuePassage(state, one, sayOn(turn + 1));
    reply = step?.lines.join(" ") ?? "";
    state = passageState.parse(step?.state ?? state);
  });
  return { state, reply, statuses: state.questions.map(({ status }) => status) };
}

test("the first reply counts, asks the first question and says where to look, without a word of the answer", () => {
  const reply = openPassage(opened(), sayOn(0)).lines.join(" ");
  expect(reply).toMatch(/12 frasi/);
  expect(reply).toMatch(/«Who went to the zoo with Emma\?»/);
  expect(reply).toMatch(/frase 1 alla 2/);
  expect(reply).not.toMatch(/grandfather/);
});

test("whether an answer is right is told of the question that is named, and of no other claim", () => {
  const answers = ["her grandfather", "by train", "because the zoo is far"];
  expect(after([...answers, "q2 è giusta?"]).reply).toMatch(/[Ll]a 2/);
  expect(after([...answers, "è giusto che Emma vede i leoni"]).reply).not.toMatch(/[Ll]a 3/);
});

test("an answer in its place leads on to the next question", () => {
  const { state, reply } = after(["her grandfather"]);
  expect(state.at).toBe(1);
  expect(reply).toMatch(/How did they travel/);
});

test("after two tries one sentence or two are named, after four the question is put aside", () => {
  const wrong = ["by car", "by plane", "on foot", "by bike"];
  expect(after(["la 7", "9", "12"]).reply).toMatch(/la 11/);
  expect(after(["la 2", ...wrong.slice(0, 2)]).reply).toMatch(/frase 2 (?:alla|e la) 3/);
  expect(after(["la 2", ...wrong]).statuses[1]).toBe("aside");
});

test("whoever insists is believed, and told to show it", () => {
  const { statuses, reply } = after(["la 4", "the elephants", "the elephants"]);
  expect(statuses[3]).toBe("unsure");
  expect(reply).toMatch(/ved/);
});

test.each([
  ["dove trovo la risposta alla 6?", 5],
  ["non capisco la domanda 8", 7],
  ["la 6 dove la trovo", 5],
  ["la 3", 2],
  ["facciamo la terza", 2],
  ["domanda 5", 4],
])("%s goes to its question", (text, at) => {
  expect(after([text]).state.at).toBe(at);
});

test("a new question about the text is taken in, one about English is not", () => {
  const { state, reply } = after(["where is the lake?"]);
  expect(state.questions.at(-1)).toMatchObject({ number: "9", isExtra: true });
  expect(reply).toMatch(/frase/);
  expect(questionOn(opened(), "dove dormiva il nonno?")).toEqual({ about: "new" });
  expect(questionOn(opened(), "quando si usa il past simple?")).toBeUndefined();
  expect(questionOn(opened(), "cosa vuol dire bench?")).toBeUndefined();
});

test("a word with a question mark is an answer that is not sure", () => {
  expect(after(["la 4", "penguins?"]).statuses[3]).toBe("found");
});

test.each([
  "uffa",
  "basta",
  "what is a bench?",
  "ciao",
  "grazie",
  "che noia",
  "quando si usa il past simple?",
  "come si dice gatto in inglese?",
])("%s is none of the room's", (text) => {
  expect(continuePassage(opened(), text, sayOn(1))).toBeUndefined();
});

test("a skipped question comes back at the end, and finito? sums up", () => {
  const answers = ["salta", "by train", "the zoo is far", "penguins", "on a bench", "Hugo", "110"];
  expect(after([...answers, "a toy penguin"]).state.at).toBe(0);
  const { reply } = after([...answers.slice(0, 2), "finito?"]);
  expect(reply).toMatch(/nel punto giusto 2; saltate 1; da fare 3, 4, 5, 6, 7 e 8/);
});

test("several answers in one message are judged each by itself", () => {
  const { statuses, reply } = after(["1. her grandfather 2. by car\n3) because the zoo is far"]);
  expect(statuses.slice(0, 3)).toEqual(["found", "open", "found"]);
  expect(reply).toMatch(/1 e 3/);
});

test("answers in lines without numbers follow the questions", () => {
  expect(after(["her grandfather\nby train\nbecause the zoo is far"]).statuses.slice(0, 3)).toEqual([
    "found",
    "found",
    "found",
  ]);
});

test.each([["1t 2f"], ["true, false"], ["1) v 2) f"]])("%s judges two statements", (text) => {
  const start = opened(
    `${zooText}\nTrue or false?\n1. The journey took two hours.\n2. The journey took three hours.`,
  );
  expect(after([text], start).statuses).toEqual(["found", "found"]);
});

test("a bare number answers how many, and names a question elsewhere", () => {
  expect(after(["la 7", "8"]).state.questions[6]?.tries).toBe(1);
  expect(after(["8"]).state.at).toBe(7);
});

test("a sentence pointed to is confirmed, or another place named", () => {
  expect(after(["la 6", "è nella frase 10"]).reply).toMatch(/10/);
  expect(after(["la 6", "è nella frase 10"]).statuses[5]).toBe("open");
  expect(after(["la 6", "frase 2"]).reply).toMatch(/frase (?:9|10)/);
});

test("a number in an answer is no number of a question", () => {
  const { state } = after(["3. they left at 8 because it is far"]);
  expect(state.questions[7]?.tries).toBe(0);
  expect(state.questions[2]?.status).toBe("found");
});

test("who is stuck gets a nearer place each time, and is never told", () => {
  const replies = ["boh", "non la trovo"].map((_, at, all) => after(["la 6", ...all.slice(0, at + 1)]).reply);
  expect(replies.join(" ")).not.toMatch(/Hugo/);
  expect(replies[1]).toMatch(/frase \d+/);
  expect(after(["la 6", "dammi la risposta"]).reply).not.toMatch(/Hugo/);
});

test("a text without questions asks for them, and takes them", () => {
  const start = opened(`leggi questo brano, poi ci sono le domande\n${zooText}`);
  expect(openPassage(start, sayOn(0)).lines.join(" ")).toMatch(/domande/);
  expect(after(["1 where did emma go 2 when"], start).state.questions).toHaveLength(2);
  expect(after(["ok"], start).reply).toBe("");
});

test("no reply is longer than 70 words, whatever the turn", () => {
  const messages = [
    "boh",
    "la 8",
    "a tortoise",
    "Hugo",
    "finito?",
    "non capisco la domanda 7",
    "1. x 2. by train 3. far",
  ];
  for (let turn = 0; turn < 3; turn += 1)
    for (const one of messages) {
      const words = continuePassage(opened(), one, sayOn(turn))?.lines.join(" ").split(/\s+/) ?? [];
      expect(words.length).toBeLessThanOrEqual(70);
    }
});
