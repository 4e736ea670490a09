import type { Page } from "@playwright/test";
import { romeDay } from "@/lib/calendar";
import type { ExerciseReply } from "@/lib/features/exercises/contract";
import type { ExerciseLevel } from "@/lib/features/exercises/exercise";
import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { generateExercise } from "@/lib/features/exercises/generate-exercise";
import { seedOf } from "@/lib/features/exercises/random";

/** What the server accepts for an exercise it has drawn: drawn once more. */
export function acceptedFor(userId: number, { topic, level, position }: ExerciseReply): string {
  const seed = seedOf(userId, romeDay(new Date()).getTime(), position);
  const drawn = generateExercise({ topic: topic as ExerciseTopic, level: level as ExerciseLevel, seed });
  return drawn.accepted[0] ?? "";
}

/** Gives the answer in the way the exercise asks for. */
export async function giveAnswer(page: Page, { kind, words }: ExerciseReply, answer: string): Promise<void> {
  if (kind === "choose") return page.getByRole("button", { name: answer, exact: true }).click();
  if (kind !== "order") await page.getByRole("textbox", { name: "La tua risposta" }).fill(answer);
  else {
    let rest = answer.toLowerCase().replace(/[.,?!]/g, "");
    while (rest) {
      const next = words
        .filter((word) => rest.startsWith(word.toLowerCase()))
        .sort((a, b) => b.length - a.length)[0];
      if (!next) throw new Error(`no word of «${answer}» is left for «${rest}»`);
      await page
        .getByRole("button", { name: `Aggiungi «${next}»`, exact: true })
        .first()
        .click();
      rest = rest.slice(next.length).trim();
    }
  }
  await page.getByRole("button", { name: "Controlla" }).click();
}
