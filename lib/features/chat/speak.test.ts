import type { Ctx, Learner } from "@/lib/context";
import { checkMore, checkReply } from "@/lib/features/readers/check-reply";
import { leadingOf } from "@/lib/features/coach/teacher/leading";
import type { SecondReading } from "@/lib/features/safety/second-reading";
import { chat as t } from "@/lib/i18n/it";
import { keepForProcess } from "@/lib/once-per-process";
import { TutorError } from "@/lib/ports/tutor";
import { scriptedTutor } from "@/tests/doubles/tutor";
import { went } from "@/tests/support/guard-secrets";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import { speak } from "./speak";

type Task = { reader: string; input: never };
type Script = Parameters<typeof scriptedTutor>[0];

const readers: Record<string, (input: never) => Promise<unknown>> = {
  reply: checkReply,
  moreOfReply: checkMore,
};
/** What the thread was asked, and how it answers. */
let tasks: Task[] = [];
let read: (task: Task) => Promise<unknown>;
beforeEach(() => {
  tasks = [];
  read = async ({ reader, input }) => readers[reader]?.(structuredClone(input));
  keepForProcess("reading-pool", {
    read: (task: Task) => {
      tasks.push(task);
      return read(task);
    },
    end: async () => undefined,
  });
});

const turn = { history: [], message: "Ciao", ownWords: "Che cosa noti?" };
const told = { turn, plan: { secrets: [], fallbackHint: "Pensaci." }, originals: [] };
const newIn = ({ spoken, pieces }: { spoken?: string; pieces?: string[] }) => spoken ?? pieces?.join("");
const tick = () => new Promise((resolve) => setImmediate(resolve));

function begin(
  script: Script,
  hearing: { signal?: AbortSignal; second?: SecondReading } = {},
  about: Partial<Parameters<typeof speak>[1]> = {},
) {
  const tutor = scriptedTutor(script);
  const ctx = {
    env: { TUTOR_TIMEOUT_S: 30 },
    secret: [new TextEncoder().encode("secret")],
    actor: { userId: 1 },
    ports: { tutor },
    log: { warn: () => undefined },
  } as unknown as Ctx<Learner>;
  const pieces: string[] = [];
  const spoken = speak(ctx, { ...told, ...about }, hearing, (piece) => pieces.push(piece));
  return { spoken, pieces, tutor };
}

/** Says its pieces, each in a tick of its own. */
const slowly = (...pieces: string[]): Script =>
  async function* () {
    for (const piece of pieces) {
      yield piece;
      await tick();
      await tick();
      await tick();
    }
  };

test("the thread is given what is new, and the first word leaves before it is known to be whole", async () => {
  const { spoken, pieces } = begin(slowly("Ciao", "! Come", " va", "?"));
  expect(await spoken).toEqual({ reply: "Ciao! Come va?", support: undefined, judgement: undefined });
  expect(pieces[0]).toBe("Ciao");
  expect(pieces.join("")).toBe("Ciao! Come va?");
  const given = tasks.map(({ input }) => newIn(input));
  expect(given.join("")).toBe("Ciao! Come va?");
  expect(tasks.map(({ reader }) => reader)).toEqual(["reply", ...given.slice(1).map(() => "moreOfReply")]);
});

test("what comes at once, or while a check is under way, is checked together", async () => {
  async function* atOnce() {
    for (const word of "una parola dopo l'altra, e poi ancora una.".split(/(?= )/)) yield word;
  }
  const { spoken, pieces } = begin(atOnce);
  await spoken;
  expect(pieces.join("")).toBe("una parola dopo l'altra, e poi ancora una.");
  expect(tasks.length).toBeLessThanOrEqual(2);

  tasks = [];
  let letGo: () => void = () => undefined;
  let underWay = 0;
  read = async (task) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise<void>((resolve) => (letGo = resolve));
    underWay -= 1;
    return readers[task.reader]?.(task.input);
  };
  const slow = begin(slowly("Uno", " due", " tre", " quattro", " cinque."));
  for (let at = 0; at < 30; at += 1) await tick();
  expect(tasks.length).toBe(1);
  const beat = setInterval(() => letGo(), 1);
  expect((await slow.spoken).reply).toBe("Uno due tre quattro cinque.");
  clearInterval(beat);
  expect(tasks.length).toBeLessThanOrEqual(3);
});

test("a thread that was replaced gets everything, and nothing is shown twice", async () => {
  read = async ({ reader, input }) =>
    reader === "moreOfReply" && tasks.length % 2 === 0 ? { isForgotten: true } : readers[reader]?.(input);
  const text = "Ciao! Qui ti dico che sei stupido. Guarda il verbo. Che cosa noti?";
  const { spoken, pieces } = begin(slowly(...text.split(/(?= )/)));
  const { reply } = await spoken;
  expect(pieces.join("").trim()).toBe(reply);
  expect(reply).toMatch(/^Ciao! Qui ti dico che sei… .*Guarda il verbo\. Che cosa noti\?$/);
  expect(tasks.filter(({ reader }) => reader === "reply").length).toBeGreaterThan(1);
});

test("where something is to be found out a sentence leaves once it is whole", async () => {
  const plan = { secrets: [went], fallbackHint: "Pensaci." };
  const { spoken, pieces } = begin(
    slowly("Guarda", " bene", ". Si", " scrive", " went", ". Fatto", "?"),
    {},
    { plan },
  );
  expect((await spoken).reply).toBe("Guarda bene. Pensaci. Fatto?");
  expect(pieces).toEqual(["Guarda bene. ", "Pensaci. ", "Fatto?"]);
  // A word more of such a sentence is no reason to ask: "Guarda", one or two ends, and the whole.
  expect(tasks.length).toBeLessThanOrEqual(5);
});

test("what cannot be checked is not shown, and ends the reply and the request", async () => {
  let signal: AbortSignal | undefined;
  const { spoken, pieces } = begin(async function* (_turn, given) {
    signal = given;
    yield "Guarda bene. ";
    for (let at = 0; at < 5; at += 1) await tick();
    read = async () => undefined;
    yield "Si scrive went. ";
    await new Promise((_, reject) =>
      given.addEventListener("abort", () => reject(new TutorError("timeout"))),
    );
  });
  expect((await spoken).reply).toBe(`Guarda bene. … ${t.unreadReply}`);
  expect(pieces.join("")).not.toContain("went");
  expect(signal?.aborted).toBe(true);
});

test("a signal ends the request and the speaking at once, and nothing is said after it", async () => {
  const refusal = new AbortController();
  let isEnded = false;
  const { spoken, pieces } = begin(
    async function* (_turn, given) {
      try {
        yield "Ciao! ";
        await new Promise((_, reject) =>
          given.addEventListener("abort", () => reject(new TutorError("timeout"))),
        );
      } finally {
        isEnded = true;
      }
    },
    { signal: refusal.signal },
  );
  while (pieces.length === 0) await tick();
  const reason = new Error("refused");
  refusal.abort(reason);
  await expect(spoken).rejects.toBe(reason);
  await tick();
  expect(isEnded).toBe(true);
  expect(pieces).toEqual(["Ciao! "]);

  const late = begin(slowly("Ciao!"), { signal: AbortSignal.abort(reason) });
  await expect(late.spoken).rejects.toBe(reason);
  expect(late.tutor.turns).toEqual([]);
});

test("a signal ends the speaking also while a check is under way and where the tutor is deaf to it", async () => {
  const refusal = new AbortController();
  let letGo: () => void = () => undefined;
  read = async (task) => {
    await new Promise<void>((resolve) => (letGo = resolve));
    return readers[task.reader]?.(task.input);
  };
  const { spoken, pieces } = begin(
    async function* () {
      yield "Ciao! ";
      await new Promise(() => undefined);
    },
    { signal: refusal.signal },
  );
  while (tasks.length === 0) await tick();
  refusal.abort();
  await expect(spoken).rejects.toMatchObject({ name: "AbortError" });
  letGo();
  for (let at = 0; at < 5; at += 1) await tick();
  expect(pieces).toEqual([]);
});

test("a tutor that breaks off is a fault, after what it has said was heard", async () => {
  const { spoken, pieces } = begin(async function* () {
    yield "Ciao! ";
    throw new TutorError("unavailable");
  });
  await expect(spoken).rejects.toMatchObject({ reason: "unavailable" });
  expect(pieces).toEqual(["Ciao! "]);
});

test("a need of help that a second reader sees ends the reply", async () => {
  const second: SecondReading = {};
  const { spoken, pieces } = begin(
    async function* () {
      yield "Guarda bene. ";
      for (let at = 0; at < 5; at += 1) await tick();
      second.support = { level: "crisis", cause: "distress" };
      for (;;) {
        yield "Che cosa noti? ";
        await tick();
      }
    },
    { second },
  );
  expect(await spoken).toMatchObject({ support: { level: "crisis" } });
  expect(pieces.join("")).toBe("Guarda bene. ");
});

describe("a tutor that leads", () => {
  const plan = planTurn({
    message: "Quando si usa il past simple?",
    findings: [],
    open: [],
    state: { turn: 0 },
  });
  const { leading } = leadingOf({ plan, before: { turn: 0 }, message: turn.message, open: [] });
  const about = { plan, leading: { ...leading, mayShowBare: false, typed: turn.message } };
  const preface = JSON.stringify({ wants: "rule", errors: [], fixed: [] });

  test("is not looked at before its preface is whole", async () => {
    const pieces = [...preface, "\n", "---\n", "Si", " usa", " per", " il", " passato", "."];
    const { spoken, pieces: heard } = begin(slowly(...pieces), {}, about);
    expect(await spoken).toMatchObject({ reply: "Si usa per il passato.", judgement: { found: [] } });
    expect(heard.join("")).toBe("Si usa per il passato.");
    expect(newIn(tasks[0]!.input)).toBe(preface);
  });

  test("without a preface that can be read has our own words in its place", async () => {
    const { spoken, pieces } = begin(slowly('{"wants"', ":3}", "\n---\n", "Si scrive went."), {}, about);
    expect((await spoken).reply).toBe(turn.ownWords);
    expect(pieces.join("")).toBe(turn.ownWords);
  });
});
