import { sayOn } from "../activity";
import { afterCheck, continueWriting, startWriting } from "./continue-writing";
import { readTask } from "./read-task";
import { textKindNames, registers } from "./text-kind";
import { kindOfTask, writingState, type WritingState } from "./writing-state";

function started(message: string): { state: WritingState; reply: string } {
  const task = readTask(message);
  if (!task) throw new Error("no task");
  const { state, lines } = startWriting(task, sayOn(0));
  return { state: writingState.parse(state), reply: lines.join(" ") };
}

function after(messages: readonly string[], message = "devo scrivere una mail a un amico di 80 parole") {
  let { state, reply } = started(message);
  messages.forEach((one, turn) => {
    const step = continueWriting(state, one, sayOn(turn + 1));
    reply = step?.lines.join(" ") ?? "";
    state = writingState.parse(step?.state ?? state);
  });
  return { state, reply };
}

const tasks = textKindNames.flatMap((kind) =>
  registers.map((register) => ({ kind, register, isToBeWritten: true })),
);

test.each(tasks)("a plan in order with one question: $kind $register", (task) => {
  const kind = kindOfTask(task);
  const reply = startWriting(task, sayOn(0)).lines.join(" ");
  for (const part of kind.parts) expect(reply).toContain(part.name);
  expect(reply.split(/\s+/).length).toBeLessThanOrEqual(70);
  expect(kind.parts[kind.mainPart]).toBeDefined();
});

test.each(tasks)("no opening is a sentence to hand in: $kind $register", (task) => {
  const { parts, endings } = kindOfTask(task);
  for (const opening of [...endings, ...parts.flatMap(({ openings }) => openings)]) {
    expect(opening).toMatch(/…|,$|\b(?:is|in|than|and|because|to|by)$/);
    expect(opening.split(" ").length).toBeLessThanOrEqual(9);
  }
});

test.each(tasks)("every part of the plan fits into a reply: $kind $register", (task) => {
  let state: WritingState = { task, at: 0, ideas: [], written: 0 };
  for (const message of ["scrivilo tu", ...kindOfTask(task).parts.map(() => "e poi?")]) {
    const step = continueWriting(state, message, sayOn(0));
    expect(step?.lines.join(" ").split(/\s+/).length).toBeLessThanOrEqual(70);
    state = step?.state ?? state;
  }
  expect(state.at).toBe(kindOfTask(task).parts.length);
});

test("who wants it written is told no, and gets the plan", () => {
  expect(started("mi scrivi una mail a un amico").reply).toMatch(/il saluto; 2 come stai/);
  expect(started("mi scrivi una mail a un amico").reply).toMatch(/tuo|te\b|al posto tuo/);
});

test("without a kind of text it asks, and goes on from the topic", () => {
  expect(started("scrivimi un tema").reply).toMatch(/recensione o (?:un )?confronto\?$/);
  const { state } = after(["my best friend"], "scrivimi un tema");
  expect(state.task.kind).toBe("description");
});

test.each([
  ["connettivi?", /\*because\*/],
  ["come finisco?", /\*Write soon,\*/],
  ["quante parole", /80/],
  ["che tempo uso?", /past simple/],
  ["ho finito", /saluto all'inizio/],
  ["boh", /\*Hi …,\*/],
  ["e poi?", /come stai/],
  ["la parte 4", /particolari/],
  ["è formale", /\*Dear Mr …,\*/],
])("%s is answered", (message, answer) => {
  expect(after([message]).reply).toMatch(answer);
});

test("an idea in Italian is kept, and asked back in English", () => {
  const { state, reply } = after(["parlo di mio fratello"]);
  expect(state.ideas).toEqual(["parlo di mio fratello"]);
  expect(reply).toMatch(/\*First, …\*/);
});

test.each([
  "My brother is twelve and he plays football.",
  "come si dice gatto?",
  "grazie",
  "che noia",
  "perché si usa has?",
])("%s is left to others", (message) => {
  expect(after([message]).reply).toBe("");
});

test("a checked piece leads on, the last one and a whole text to the check-list", () => {
  const { state } = started("devo scrivere una mail a un amico di 80 parole");
  const next = afterCheck(state, "Hi Tom, how are you?", sayOn(1));
  expect(next.state?.at).toBe(1);
  expect(next.state?.written).toBeGreaterThan(3);
  expect(afterCheck({ ...state, at: 4 }, "See you soon!", sayOn(1)).lines.join(" ")).toMatch(
    /saluto all'inizio/,
  );
  const whole = "My brother is twelve and he plays football with his friends. ".repeat(6);
  expect(afterCheck(state, whole, sayOn(1)).state?.at).toBe(5);
});
