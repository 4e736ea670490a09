import type { TutorTurn } from "@/lib/ports/tutor";
import { builtInTutor } from "./built-in";

const turn: TutorTurn = {
  history: [],
  message: "ciao",
  ownWords: "Ciao! Da che cosa partiamo: un testo, una regola o una parola?",
};

async function read(signal: AbortSignal) {
  const pieces: string[] = [];
  for await (const piece of builtInTutor().reply(turn, signal)) pieces.push(piece);
  return pieces;
}

describe("builtInTutor", () => {
  test("streams its reply word by word, the same for the same turn", async () => {
    const pieces = await read(new AbortController().signal);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join("")).toBe((await read(new AbortController().signal)).join(""));
  });

  test("throws a time-out once it is aborted, before and in the middle", async () => {
    await expect(read(AbortSignal.abort())).rejects.toMatchObject({ reason: "timeout" });
    const controller = new AbortController();
    const pieces = builtInTutor().reply(turn, controller.signal)[Symbol.asyncIterator]();
    await pieces.next();
    controller.abort();
    await expect(pieces.next()).rejects.toMatchObject({ reason: "timeout" });
  });
});
