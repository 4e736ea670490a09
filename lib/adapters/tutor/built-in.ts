import { setImmediate as breathe } from "node:timers/promises";
import { TutorError, type TutorPort, type TutorTurn } from "@/lib/ports/tutor";

/** The coach that needs no provider: our own diagnosis in our own words. */
export function builtInTutor(): TutorPort {
  async function* reply(turn: TutorTurn, signal: AbortSignal): AsyncGenerator<string> {
    throwIfAborted(signal);
    // With the first reply: a process starts without all that a coach knows.
    const { writeReply } = await import("@/lib/features/coach/talk/writer");
    for (const piece of writeReply(turn, seedOf(turn)).split(/(?<=\S)(?=\s)/)) {
      yield piece;
      await breathe();
      throwIfAborted(signal);
    }
  }
  return { name: "built-in", reply };
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new TutorError("timeout", { cause: signal.reason });
}

/** The same turn always gets the same words, so that a repeated call is a repeated answer. */
function seedOf({ history, message }: TutorTurn): number {
  let hash = history.length;
  for (const character of message) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}
