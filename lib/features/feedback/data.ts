import type { Db, Tx } from "@/lib/db/client";
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

type Page = { before?: string; take: number };

/** A page of all of it, newest first: ids are in the order of time. */
export function listNewest(db: Db, { before, take }: Page) {
  return db.feedback.findMany({
    where: before === undefined ? {} : { id: { lt: before } },
    orderBy: { id: "desc" },
    take,
    select: {
      id: true,
      userId: true,
      category: true,
      rating: true,
      message: true,
      createdAt: true,
      user: { select: { nickname: true } },
    },
  });
}

export function countFeedback(db: Db): Promise<number> {
  return db.feedback.count();
}
