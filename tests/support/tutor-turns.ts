import type { TutorPort, TutorTurn } from "@/lib/ports/tutor";

/** The turn of a student who has made a mistake. */
export const turn: TutorTurn = {
  history: [
    { role: "student", text: "ciao" },
    { role: "coach", text: "Ciao! Su che cosa lavori oggi?" },
  ],
  message: "She like apples",
  ownWords: "C'è un punto da guardare: «She like». Chi compie l'azione?",
};

/** What a tutor throws when it is aborted. */
export const aborted = { name: "TutorError", reason: "timeout" };
export const never = () => new AbortController().signal;

export async function collect(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

export async function firstPiece(tutor: TutorPort): Promise<string | undefined> {
  for await (const piece of tutor.reply(turn, never())) return piece;
  return undefined;
}

export async function thrown(pieces: AsyncIterable<string>): Promise<unknown> {
  return collect(pieces).then(
    () => undefined,
    (error: unknown) => error,
  );
}
