import type { FeedbackCategory } from "@/lib/features/feedback/rules";

/** A feedback that is being written, kept for this tab so that a reload loses nothing. */
export type FeedbackDraft = { message: string; category?: FeedbackCategory; rating?: number };

const key = (userId: number) => `english-coach.feedback.${userId}`;

export function readFeedback(userId: number): FeedbackDraft {
  const stored = sessionStorage.getItem(key(userId));
  return stored ? (JSON.parse(stored) as FeedbackDraft) : { message: "" };
}

export function keepFeedback(userId: number, draft: FeedbackDraft): void {
  sessionStorage.setItem(key(userId), JSON.stringify(draft));
}

export function forgetFeedback(userId: number): void {
  sessionStorage.removeItem(key(userId));
}
