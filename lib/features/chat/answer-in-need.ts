import type { Ctx, Learner } from "@/lib/context";
import type { Support } from "@/lib/features/safety/rules";
import { wordsInNeed } from "@/lib/features/safety/words-in-need";
import { answerFree } from "./answer-free";
import type { Answered, Settled } from "./settle-exchange";

/** Answers somebody who needs help in words of ours alone, and gives back what was charged. */
export const answerInNeed = (
  ctx: Ctx<Learner>,
  turn: Answered & { support: Support },
  emit: (text: string) => void,
): Promise<Settled> => answerFree(ctx, turn, wordsInNeed(turn.support), emit);
