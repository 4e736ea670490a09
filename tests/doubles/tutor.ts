import type { TutorPort, TutorTurn } from "@/lib/ports/tutor";

type Script = (turn: TutorTurn, signal: AbortSignal) => AsyncIterable<string>;

/** A tutor that says what the test wrote for it, and counts how often it was asked. */
export function scriptedTutor(script?: Script): TutorPort & { turns: TutorTurn[]; script: Script } {
  const tutor = {
    name: "scripted",
    turns: [] as TutorTurn[],
    script:
      script ??
      (async function* () {
        yield "Guarda bene il verbo. ";
        yield "Che tempo serve qui?";
      } satisfies Script),
    reply(turn: TutorTurn, signal: AbortSignal) {
      tutor.turns.push(turn);
      return tutor.script(turn, signal);
    },
  };
  return tutor;
}
