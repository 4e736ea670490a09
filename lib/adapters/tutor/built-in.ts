import { setImmediate as breathe } from "node:timers/promises";
import { readInThread } from "@/lib/features/reading/read";
import { TutorError, type TutorPort, type TutorTurn } from "@/lib/ports/tutor";

/** The coach that needs no provider: our own diagnosis in our own words. */
export function builtInTutor(): TutorPort {
  async function* reply(turn: TutorTurn, signal: AbortSignal): AsyncGenerator<string> {
    throwIfAborted(signal);
    for (const piece of (await write(turn)).split(/(?<=\S)(?=\s)/)) {
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

async function write(turn: TutorTurn): Promise<string> {
  try {
    return await readInThread("builtInReply", turn, { characters: turn.message.length });
  } catch (cause) {
    throw new TutorError("bad_answer", { cause });
  }
}
