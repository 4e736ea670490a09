import type { Solution } from "@/lib/features/homework/homework-sheet";
import { sayOn } from "../activity";
import { guardSentence } from "../guard/guard";
import { continueExercise } from "./continue-exercise";
import { exerciseFrom } from "./begin-exercise";
import { exerciseState, stageOf, type ExerciseState } from "./exercise-state";
import { findSheet } from "./find-sheet";
import { dueHintOf, openExercise } from "./open-exercise";
import { secretsOfExercise } from "./secrets-of-exercise";
import { verdictOfExercise } from "./verdict";

const presents =
  "Complete with the present simple or continuous. 1. She usually ____ (drive) to work but today she ____ (take) the bus. 2. Look! It ____ (rain). 3. My brother ____ (play) tennis every day.";
const past = "Past simple: 1 I ____ (go) home. 2 ____ you ____ (see) it? 3 She ____ (buy) a bag.";

function begin(text: string, solutions?: (Solution | undefined)[]): ExerciseState {
  const sheet = findSheet(text);
  if (!sheet) throw new Error("No exercise is read.");
  return exerciseFrom(text, sheet, solutions);
}

/** What the last of some messages leads to. */
function after(text: string, messages: readonly string[], solutions?: (Solution | undefined)[]) {
  let state: ExerciseState | undefined = begin(text, solutions);
  let last: ReturnType<typeof continueExercise>;
  for (const [at, message] of messages.entries()) {
    last = state && continueExercise(state, message, sayOn(at));
    if (last) state = last.state;
  }
  const items = state?.items.map(({ status }) => status);
  return { state, items, kind: last?.event.kind, reply: last?.lines.join(" ") ?? "", event: last?.event };
}

describe("an exercise that is brought", () => {
  test("is opened with how many items there are, and the first of them", () => {
    const { lines, state } = openExercise(begin(presents), sayOn(0));
    expect(lines.join(" ")).toContain("3 frasi");
    expect(lines.join(" ")).toContain("*She usually ____ (drive)");
    expect(stageOf(state, true)).toBe("brought");
    expect(stageOf(state, false)).toBe("under way");
    expect(stageOf(undefined, true)).toBe("none");
  });

  test("keeps every answer secret until its gap is done", () => {
    const answers = (state: ExerciseState) => secretsOfExercise(state).map(({ answer }) => answer);
    expect(answers(begin(past))).toEqual(["went", "Did", "see", "bought"]);
    const { state } = after(past, ["went", "la 2 did"]);
    expect(state && answers(state)).toEqual(["see", "bought"]);
  });

  test("holds several exercises", () => {
    const text =
      "Exercise 1. Past simple: 1. I ____ (go) 2. She ____ (see) Exercise 2. Comparatives: 1. It is ____ (big) than that.";
    expect(begin(text).items.map(({ part, number }) => [part, number])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
    expect(after(text, ["esercizio 2"]).state?.at).toBe(2);
    expect(after(text, ["esercizio 1 la 2: saw"]).items).toEqual(["open", "done", "open"]);
  });

  test("takes a tutor's solutions where it has none", () => {
    const text = "Complete: 1. The ____ is red. 2. A ____ barks.";
    expect(stageOf(begin(text), true)).toBe("brought unsolved");
    const told = [{ gaps: [["apple"]] }, { gaps: [["dog"]] }];
    expect(stageOf(begin(text, told), true)).toBe("brought");
    expect(after(text, ["apple"], told).items).toEqual(["done", "open"]);
  });

  test("is plain data", () => {
    const { state } = after(presents, ["drives", "takes"]);
    expect(exerciseState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });
});

describe("tries in every form", () => {
  test.each([
    [past, "went", ["done", "open", "open"]],
    [past, "forse went?", ["done", "open", "open"]],
    [past, "è went perché è passato", ["done", "open", "open"]],
    [past, "I went home", ["done", "open", "open"]],
    [past, "la 3 è bought", ["open", "open", "done"]],
    [past, "numero 3: bought", ["open", "open", "done"]],
    [past, "she bought a bag", ["open", "open", "done"]],
    [past, "1 went 2 did, see 3 bought", ["done", "done", "done"]],
    [past, "1. went\n3. bought", ["done", "open", "done"]],
    [past, "la 2 did ... see", ["open", "done", "open"]],
    [past, "2 did you see", ["open", "done", "open"]],
    [presents, "drives, is taking", ["done", "open", "open"]],
    [presents, "drives / is taking", ["done", "open", "open"]],
    [presents, "drives e is taking", ["done", "open", "open"]],
    [presents, "nella prima drives nella seconda is taking", ["done", "open", "open"]],
    [presents, "drives is taking", ["done", "open", "open"]],
    [presents, "she usually drives to work but today shes taking the bus", ["done", "open", "open"]],
  ])("%#: %j, %j", (text, message, items) => {
    expect(after(text, [message]).items).toEqual(items);
  });

  test("the parts of a question count with or without its subject", () => {
    const text = "Past simple: 1. What time ____ (the lesson / start)? 2. I ____ (go).";
    for (const message of ["did the lesson start", "did ... start", "did, start"])
      expect(after(text, [message]).items).toEqual(["done", "open"]);
  });

  test("a right gap is kept and named, and only the other is asked again", () => {
    const { event, reply, state } = after(presents, ["drives, take"]);
    expect(event).toEqual({ kind: "partly", right: 1, wrong: 1 });
    expect(reply).toContain("«drives»");
    expect(state?.items[0]?.gaps.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(after(presents, ["drives, take", "is taking"]).items).toEqual(["done", "open", "open"]);
  });

  test("what fits another item is asked about, not called wrong", () => {
    const { kind, event } = after(presents, ["plays"]);
    expect([kind, event?.wrong]).toEqual(["which", 0]);
    expect(after(presents, ["plays", "la 3"]).items).toEqual(["open", "open", "done"]);
  });

  test("several guesses are no try", () => {
    expect(after(past, ["go? goes? went?"])).toMatchObject({ kind: "list", items: ["open", "open", "open"] });
  });

  test("what nobody can verify is left to the teacher, and may be put otherwise", () => {
    const text = "Complete: 1. The ____ is red. 2. A ____ barks.";
    const { event, reply, items } = after(text, ["apple"]);
    expect(event).toEqual({ kind: "noted", right: 0, wrong: 0 });
    expect(reply).toContain("prof");
    expect(items).toEqual(["unverified", "open"]);
  });

  test.each([
    "come si dice zaino in inglese?",
    "quando si usa il present perfect?",
    "grazie",
    "sono stanco oggi",
    "i like pizza very much",
    "che vuol dire bag?",
  ])("%j is not about the exercise", (message) => {
    expect(after(past, [message]).kind).toBeUndefined();
  });
});

describe("wishes", () => {
  test.each([
    ["salta", "skip", 1],
    ["passa avanti", "skip", 1],
    ["la 3", "go", 2],
    ["facciamo la 3", "go", 2],
    ["finito?", "count", 0],
    ["quante ne mancano", "count", 0],
    ["aiuto", "help", 0],
    ["boh nn lo so", "help", 0],
    ["un indizio", "help", 0],
    ["xke?", "why", 0],
    ["dammi la risposta", "no", 0],
    ["dimmela tu", "no", 0],
    ["ricominciamo", "restart", 0],
  ])("%j", (message, kind, at) => {
    expect(after(past, [message])).toMatchObject({ kind, state: { at } });
  });

  test.each(["lascia perdere", "basta con questo esercizio"])("%j closes the exercise", (message) => {
    expect(after(past, ["went", message])).toMatchObject({ kind: "end", state: { at: 3, isClosed: true } });
    for (const other of ["aiuto", "boh", "i like pizza very much", "grazie", "basta"])
      expect(after(past, ["went", message, other]).state?.isClosed).toBe(true);
  });

  test("a closed exercise goes on with what is surely a try at it, or a wish to go on", () => {
    expect(after(past, ["basta", "bought"])).toMatchObject({
      kind: "right",
      items: ["open", "open", "done"],
    });
    expect(after(past, ["basta", "1 goed"])).toMatchObject({ kind: "wrong", state: { at: 0 } });
    expect(after(past, ["basta", "la 2"])).toMatchObject({ kind: "go", state: { at: 1 } });
    expect(after(past, ["basta", "bought"]).state?.isClosed).toBeUndefined();
  });

  test("help does not climb to a solved twin, tries do", () => {
    const isTwin = (reply: string) => /diventa \*|esempio risolto|come modello/.test(reply);
    expect(isTwin(after(past, ["goed", "aiuto", "boh"]).reply)).toBe(false);
    expect(isTwin(after(past, ["goed", "goed"]).reply)).toBe(false);
    expect(isTwin(after(past, ["goed", "gone"]).reply)).toBe(true);
  });

  test("after four tries an item is put aside, and comes back once", () => {
    const four = ["goed", "gone", "goes", "going"];
    expect(after(past, four)).toMatchObject({ items: ["aside", "open", "open"], state: { at: 1 } });
    const rest = [...four, "did see", "bought"];
    expect(after(past, rest)).toMatchObject({ items: ["open", "done", "done"], state: { at: 0 } });
    expect(after(past, [...rest, ...four])).toMatchObject({
      items: ["aside", "done", "done"],
      state: { at: 3 },
    });
  });

  test("who stands by a try is asked once, then it is left to the teacher", () => {
    const once = after(past, ["goed", "secondo me è giusto"]);
    expect(once).toMatchObject({ kind: "contest", items: ["open", "open", "open"] });
    const twice = after(past, ["goed", "secondo me è giusto", "per me è giusta"]);
    expect(twice).toMatchObject({ kind: "contest", items: ["unverified", "open", "open"] });
  });

  test("what is certain is said again with a rule, the next try is judged as before", () => {
    const { reply } = after(past, ["goed", "secondo me è giusto"]);
    expect(reply).toContain("«goed»");
    const before = after(past, ["goed"]).reply.split(/(?<=[.?])\s/);
    expect(reply.split(/(?<=[.?])\s/).filter((sentence) => before.includes(sentence))).toEqual([]);
    expect(after(past, ["goed", "secondo me è giusto", "went"]).items).toEqual(["done", "open", "open"]);
  });

  test("an item that was put aside for it can be stood by, too", () => {
    const four = ["goed", "gone", "goes", "going"];
    const stoodBy = after(past, [...four, "secondo me è giusto"]);
    expect(stoodBy).toMatchObject({ kind: "contest", items: ["open", "open", "open"], state: { at: 0 } });
  });

  test.each([
    ["lascia perdere questa", ["unverified", "open", "open"]],
    ["lascia stare la 1", ["unverified", "open", "open"]],
    ["lasciamo perdere la 3", ["open", "open", "unverified"]],
  ])("%j drops one item, not the exercise", (message, items) => {
    expect(after(past, ["goed", message])).toMatchObject({ kind: "drop", items });
  });

  test("the verdict that stands is told by the name of its item", () => {
    const verdictAfter = (...messages: string[]) => {
      const { state } = after(past, messages);
      return state && verdictOfExercise(state);
    };
    const both = { item: "la 1", stances: ["contest", "drop"] };
    expect(verdictAfter("boh")).toBeUndefined();
    expect(verdictAfter("goed")).toEqual(both);
    expect(verdictAfter("wentt")).toEqual(both);
    expect(verdictAfter("goed", "perché?")).toEqual(both);
    expect(verdictAfter("goed", "gone", "goes", "going")).toEqual(both);
    expect(verdictAfter("goed", "secondo me è giusto")).toEqual({ item: "la 1", stances: ["drop"] });
    expect(verdictAfter("goed", "secondo me è giusto", "gone")).toEqual(both);
    for (const over of ["went", "salta", "lascia perdere questa", "ricominciamo"])
      expect(verdictAfter("goed", over)).toBeUndefined();
  });

  test("the end sums up", () => {
    const { reply } = after(past, ["goed", "went", "did see", "bought"]);
    expect(reply).toContain("2 giuste subito");
    expect(reply).toContain("1 giusta dopo");
    expect(after(past, ["went", "did see", "bought", "finito?"]).kind).toBe("count");
  });
});

test("no reply tells an answer or asks two questions", () => {
  const messages = [
    "boh",
    "goed",
    "perché?",
    "gone",
    "dimmela tu",
    "goes",
    "secondo me è giusto",
    "going",
    "salta",
    "finito?",
  ];
  for (const text of [past, presents]) {
    let state: ExerciseState | undefined = begin(text);
    for (const [at, message] of messages.entries()) {
      const step: ReturnType<typeof continueExercise> = state && continueExercise(state, message, sayOn(at));
      if (!step?.state) continue;
      state = step.state;
      const secrets = secretsOfExercise(state);
      expect(step.lines.filter((line) => !guardSentence(line, secrets))).toEqual([]);
      const reply = step.lines.join(" ");
      expect(reply.replace(/\*[^*]*\*/g, "").match(/\?/g)).toHaveLength(1);
      expect(reply.split(/\s+/).length).toBeLessThanOrEqual(70);
    }
    const due = state && dueHintOf(state);
    expect(due?.hint).toBeTruthy();
  }
});
