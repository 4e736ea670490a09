import type { TutorTurn } from "@/lib/ports/tutor";
import { maskPersonalData, revealOriginals } from "./privacy-mask";

const turn: TutorTurn = {
  history: [{ role: "coach", text: "Che cosa vuoi raccontarmi?" }],
  message: "She like pizza",
  brief: { strategy: "hint", hintStep: 1, findings: [], resolved: [] },
  level: 2,
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
