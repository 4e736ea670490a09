import { setImmediate as breathe } from "node:timers/promises";
import { TutorError, type TutorPort, type TutorTurn } from "@/lib/ports/tutor";

/** The coach that needs no provider: it says what our own rules have decided. */
export function builtInTutor(): TutorPort {
  async function* reply({ ownWords }: TutorTurn, signal: AbortSignal): AsyncGenerator<string> {
    throwIfAborted(signal);
    for (const piece of ownWords.split(/(?<=\S)(?=\s)/)) {
      throwIfAborted(signal);
      yield piece;
      await breathe();
    }
    throwIfAborted(signal);
  }
  return { name: "built-in", leads: false, reply };
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new TutorError("timeout", { cause: signal.reason });
}
