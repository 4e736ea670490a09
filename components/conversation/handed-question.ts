import type { MessageAbout } from "@/components/learner/kept-texts";

/** A message that another screen has handed to the chat, which sends it when it opens. */
export type HandedQuestion = { message: string; about: MessageAbout };

const keyOf = (userId: number) => `english-coach.question.${userId}`;

export function leaveQuestion(userId: number, question: HandedQuestion): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(question));
}

/** Takes it: whoever does is to see to it that it is not lost. */
export function takeQuestion(userId: number): HandedQuestion | undefined {
  const stored = sessionStorage.getItem(keyOf(userId));
  if (!stored) return undefined;
  sessionStorage.removeItem(keyOf(userId));
  return JSON.parse(stored) as HandedQuestion;
}
