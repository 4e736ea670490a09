import type { TutorPort, TutorTurn } from "@/lib/ports/tutor";

type Script = (turn: TutorTurn, signal: AbortSignal) => AsyncIterable<string>;

/** A tutor that says what the test wrote for it, and keeps what it was told. */
export function scriptedTutor(
  script?: Script,
): TutorPort & { turns: TutorTurn[]; studentKeys: (string | undefined)[]; script: Script } {
  const tutor = {
    name: "scripted",
    leads: false,
    turns: [] as TutorTurn[],
    studentKeys: [] as (string | undefined)[],
    script:
      script ??
      (async function* () {
        yield "Guarda bene il verbo. ";
        yield "Che tempo serve qui?";
      } satisfies Script),
    reply(turn: TutorTurn, signal: AbortSignal, studentKey?: string) {
      tutor.turns.push(turn);
      tutor.studentKeys.push(studentKey);
      return tutor.script(turn, signal);
    },
  };
  return tutor;
}
