import type { TutorTurn } from "@/lib/ports/tutor";
import { maskPersonalData, revealOriginals } from "./privacy-mask";

const turn: TutorTurn = {
  history: [{ role: "coach", text: "Che cosa vuoi raccontarmi?" }],
  message: "She like pizza",
  ownWords: "",
};

test.each([
  ["the summary", { summary: "- still open: «My friend Ermenegilda Sparapani have a dog» (third-person-s)" }],
  ["the message", { message: "My friend Ermenegilda Sparapani have a dog" }],
  [
    "the past",
    { history: [{ role: "student" as const, text: "My friend Ermenegilda Sparapani have a dog" }] },
  ],
])("a name that stands only in %s stays here", (_, part) => {
  const sent = JSON.stringify(maskPersonalData({ ...turn, ...part }, ["Gio"]).turn);
  expect(sent).not.toMatch(/Ermenegilda|Sparapani/i);
  expect(sent).toContain("have a dog");
});

test.each(["Anna-Maria", "D'Angelo", "anna.maria"])("%s may be masked", (name) => {
  const { turn: sent } = maskPersonalData({ ...turn, message: `Mi chiamo ${name}` }, [name]);
  expect(sent.message).not.toContain(name);
});

test("a stand-in is turned back in the reply, also where a piece breaks it off", async () => {
  const { turn: sent, originals } = maskPersonalData(
    { ...turn, message: "My friend Ermenegilda have a dog" },
    ["Gio"],
  );
  const standIn = /friend (\S+) have/.exec(sent.message)?.[1] ?? "";
  async function* pieces() {
    yield `Guarda bene: ${standIn.slice(0, 2)}`;
    yield `${standIn.slice(2)} è una persona sola?`;
  }
  let reply = "";
  for await (const piece of revealOriginals(originals, pieces())) reply += piece;
  expect(standIn).not.toBe("Ermenegilda");
  expect(reply).toBe("Guarda bene: Ermenegilda è una persona sola?");
});

test("a stand-in with a number is turned back wherever a piece breaks it off", async () => {
  const reply = "La tua [scuola-2] è bella.";
  async function* cut(at: number) {
    yield reply.slice(0, at);
    yield reply.slice(at);
  }
  for (let at = 1; at < reply.length; at += 1) {
    let shown = "";
    for await (const piece of revealOriginals([["[scuola-2]", "scuola Manzoni"]], cut(at))) shown += piece;
    expect(shown).toBe("La tua scuola Manzoni è bella.");
  }
});

const sentAs = (part: Partial<TutorTurn>) => maskPersonalData({ ...turn, ...part }, ["Gio"]).turn;

test("who introduces themselves in a picture is somebody of a book, and a telephone number is hidden in one too", () => {
  const page = "My name is Ermenegilda. I live in Merate.";
  expect(sentAs({ message: page, isPhoto: true }).message).toBe(page);
  expect(sentAs({ message: "Call 347 1234567", isPhoto: true }).message).toBe("Call [telefono]");
});

test("a name is learnt from a mistake that is still open, and hidden in the hint too", () => {
  const quote = "my sister Ermenegilda have";
  const open = [{ label: "m1", topic: "x", quote, correction: "has", tries: 0, isPutRight: false }];
  const due = { quote, hint: "Ermenegilda è una persona sola?" };
  const notes = { mistakes: [], open, items: [], due, forbidden: [] };
  expect(JSON.stringify(sentAs({ notes }).notes)).not.toContain("Ermenegilda");
});

test("what the coach says by itself stays as it is: no model hears it", () => {
  const ownWords = "Guarda «Gio have».";
  expect(sentAs({ message: "Gio have a dog", ownWords }).ownWords).toBe(ownWords);
});

test("a name stays hidden in a later exercise, and its stand-in is the same in the next turn", () => {
  const history: TutorTurn["history"] = [{ role: "student", text: "mia sorella giada ha 9 anni" }];
  const now = sentAs({ history, message: "Giada ____ (go) to school" });
  const next = sentAs({
    history: [...history, { role: "student", text: "Giada goes" }],
    message: "mi chiamo Ugo",
  });
  expect(now.message).not.toContain("Giada");
  expect(next.history[1]?.text).toBe(now.message.replace(/ .*/, " goes"));
});

test.each([
  "Chi sono Mercutio e Tybalt?",
  "Who are Benvolio and Horatio?",
  "Abito a Milano da dieci anni: I live in Milan from ten years",
  "I live in Rome and my cousin lives in Paris",
])("%s is of no harm", (message) => expect(sentAs({ message }).message).toBe(message));

test.each([
  "I look forward to hearing from you. Yours faithfully, Giada Rossi. va bene?",
  "We had a great time. Best wishes, Ermenegilda Sparapani! è giusta?",
  "Cordiali saluti, Giada Rossi, va bene così?",
])("who signs within a line is masked: %s", (message) =>
  expect(sentAs({ message }).message).not.toMatch(/Giada|Rossi|Ermenegilda|Sparapani/),
);

test("a town behind a street is part of an address", () =>
  expect(sentAs({ message: "Abito in via Garibaldi 12, Milano" }).message).not.toMatch(/Garibaldi|Milano/));
