import type { Tx } from "@/lib/db/client";
import type { FeedbackCategory } from "./rules";

type NewFeedback = {
  id: string;
  userId: number;
  category: FeedbackCategory;
  rating: number;
  message: string;
  createdAt: Date;
};

export function insertFeedback(tx: Tx, feedback: NewFeedback) {
  return tx.feedback.create({ data: feedback, select: { id: true } });
}
