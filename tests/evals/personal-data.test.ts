import { maskPersonalData, revealOriginals } from "@/lib/features/coach/prompt/privacy-mask";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import { buildPrompt } from "@/lib/features/coach/prompt/prompt";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { notesOf } from "@/lib/features/coach/teacher/notes";
import type { TutorTurn } from "@/lib/ports/tutor";
import homework from "./personal-data/homework-names.json";
import privateTexts from "./personal-data/private.json";
import { partOf } from "@/tests/support/sweep";
import { privateWordsOf, students, turnsOf, type Student } from "./personal-data/students";

/** What a model is sent in a conversation: every message of every prompt. */
function promptsOf(student: Student): string[] {
  const history: TutorTurn["history"] = [];
  return turnsOf(student).map((message) => {
    const findings = findGrammar(message);
    const before = { turn: 0 };
    const plan = planTurn({ message, findings, open: [], state: before });
    const notes = notesOf(plan, [], { message, before, state: plan.state });
    const full = { history: [...history], message, ownWords: plan.reply, notes };
    const { turn } = maskPersonalData(full, [student.nickname, student.displayName]);
    history.push({ role: "student", text: message }, { role: "coach", text: plan.reply });
    const { ownWords: _, ...heard } = turn; // No model hears what the coach says by itself.
    return JSON.stringify([buildPrompt(turn), heard]).toLowerCase();
  });
}

it("of turns of students with names that only one person has, nothing private reaches the tutor", () => {
  const leaks = partOf(students, 2).flatMap((student) =>
    promptsOf(student).flatMap((prompt, turn) =>
      privateWordsOf(student)
        .filter(
          (word) =>
            prompt.includes(word) ||
            prompt.replace(/[^a-z0-9]/g, "").includes(word.replace(/[^a-z0-9]/g, "")),
        )
        .map((word) => `${word} in: ${turnsOf(student)[turn]}`),
    ),
  );
  expect(students.flatMap(turnsOf)).toHaveLength(200);
  expect(leaks).toEqual([]);
});

const turnWith = (message: string, history: TutorTurn["history"] = []): TutorTurn => ({
  history,
  message,
  ownWords: "",
});
const masked = (message: string, own: string[] = []) => maskPersonalData(turnWith(message), own).turn.message;

describe("the English stays workable", () => {
  it.each([
    "Tom and Anna go to school in London",
    "Last summer I visited Buckingham Palace and the Colosseum",
    "Harry Potter is my favourite book",
    "Romeo loves Juliet",
    "Columbus discovered America in 1492",
    "Domani ho la verifica di inglese, mi aiuti?",
    "She doesn't like Mondays",
    "Complete: He ___ (go) to school every day",
    "quando si usa il Present Perfect?",
    "I was born in 2013 and my flat has 12 rooms",
    "My sister is tall and my friend plays football",
    "Il mio amico gioca a calcio, mio padre lavora molto",
    "Is Rome bigger than Paris?",
    "Why don't we go to the cinema?",
  ])("%s passes as it is", (message) => expect(masked(message)).toBe(message));

  it("gives a name of the same kind, the same all through the conversation, in the same letters", () => {
    const history: TutorTurn["history"] = [
      { role: "student", text: "my friend Ermenegildo has a dog" },
      { role: "coach", text: "Che bello! Come si chiama il cane di Ermenegildo?" },
    ];
    const { turn } = maskPersonalData(turnWith("ermenegildo don't like it, ERMENEGILDO!", history), []);
    const [standIn = ""] = /(?<=friend )\p{Lu}\p{Ll}+/u.exec(turn.history[0]?.text ?? "") ?? [];
    expect(standIn).not.toBe("");
    expect(turn.history[1]?.text).toContain(`il cane di ${standIn}?`);
    expect(turn.message).toBe(`${standIn.toLowerCase()} don't like it, ${standIn.toUpperCase()}!`);
  });

  it("takes no name for a stand-in that the student uses as well", () => {
    const names = masked("Alex, Robin and Sam play with Ermenegildo", ["Zaccaria"]);
    expect(names).toMatch(/^Alex, Robin and Sam play with (?!Alex|Robin|Sam)\p{Lu}/u);
  });

  it("hides a name only of the student or when it is said whose it is", () => {
    expect(masked("Luca like pizza")).toBe("Luca like pizza");
    expect(masked("Luca Rossi like pizza")).toBe("Luca Rossi like pizza");
    expect(masked("Luca like pizza", ["Luca"])).not.toContain("Luca");
    expect(masked("mi chiamo Luca")).not.toContain("Luca");
    expect(masked("my friend Luca like pizza")).not.toContain("Luca");
  });

  it("knows the student's own name without its accents, however short, and drawn out", () => {
    expect(masked("nicolo is my name", ["Nicolò"])).not.toMatch(/nicol/i);
    expect(masked("Xu Li like pizza", ["Xu Li"])).not.toMatch(/Xu|Li\b/);
    expect(masked("zaccariaaa2011 is here", ["Zaccaria"])).not.toMatch(/zaccaria/i);
  });

  it("leaves words of every day that are also the student's name", () => {
    expect(masked("will you come? I love the star", ["Will", "Star"])).toBe("will you come? I love the star");
    expect(masked("My name is Will", ["Will", "Star"])).not.toContain("Will");
    expect(masked("mi chiamo rosa e ho una maglia rosa", ["Rosa"])).toMatch(
      /^mi chiamo (?!rosa).* maglia rosa$/,
    );
  });
});

/** Typed by others. The mask was built on those of even places; what the odd ones first showed stands in ADR 19. */
const halves = [
  ["even", 0],
  ["odd", 1],
] as const;

describe.each(halves)("of the %s texts", (_, half) => {
  const ofHalf = (_text: unknown, place: number) => place % 2 === half;

  it("homework arrives as it was written", () => {
    const touched = homework
      .filter(ofHalf)
      .map(({ text }) => text)
      .filter((text) => masked(text, ["zac_quar09", "Zaccaria Quarantotti"]) !== text);
    expect(touched).toEqual([]);
  });

  it("nothing private arrives", () => {
    const arrived = privateTexts.filter(ofHalf).flatMap(({ account, text, private: secrets }) => {
      const sent = masked(text, [account.nickname, account.displayName]);
      return secrets
        .flatMap((secret) => partsOf(secret, account.displayName))
        .filter((part) => isIn(sent, part));
    });
    expect(arrived).toEqual([]);
  });
});

/** Of a name of one's own either part tells, too. */
const partsOf = (secret: string, displayName: string): string[] =>
  secret.split(" ").every((part) => displayName.toLowerCase().includes(part.toLowerCase()))
    ? [secret, ...secret.split(" ")]
    : [secret];

const isIn = (sent: string, part: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
    "u",
  ).test(sent);

describe("the reply", () => {
  const message = "My friend Ermenegildo live in via dei Gelsomini 12 and zaccaria like him";
  const { turn, originals } = maskPersonalData(turnWith(message), ["Zaccaria"]);

  it.each([1, 2, 3, 5, 8, 100])("holds the student's own words again, in pieces of %i", async (size) => {
    async function* pieces() {
      const text = `In «${turn.message}» guarda il verbo.`;
      for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
    }
    let shown = "";
    for await (const piece of revealOriginals(originals, pieces())) shown += piece;
    expect(shown).toBe(`In «${message}» guarda il verbo.`);
  });

  it("leaves as soon as its words are whole", async () => {
    async function* pieces() {
      yield "Guarda bene ";
      throw new Error("the rest was waited for");
    }
    const first = await revealOriginals(originals, pieces()).next();
    expect(first.value).toBe("Guarda bene ");
  });
});
