import { v7 as uuid } from "uuid";
import type { Tx } from "@/lib/db/client";
import type { FeedbackCategory } from "@/lib/features/feedback/rules";
import type { Persona } from "./personas";

const hourMs = 60 * 60 * 1000;

type DemoFeedback = {
  category: FeedbackCategory;
  rating: number;
  message: string;
  hoursAgo: number;
  answer?: string;
};

/** What demo accounts have written to those who run the product: one question waits, one is answered. */
const demoFeedback: Partial<Record<Persona["key"], DemoFeedback>> = {
  pro: {
    category: "other",
    rating: 5,
    message: "Ho consegnato una scheda ma mi sono accorta di un errore.\nSi può riaprire?",
    hoursAgo: 3,
  },
  free: {
    category: "feature",
    rating: 4,
    message: "Mi piacerebbe ripassare i verbi irregolari con un gioco.",
    hoursAgo: 50,
    answer:
      "Ciao Luca, bella idea: ci pensiamo!\nIntanto trovi i verbi irregolari in «Allenati», tre esercizi al giorno.",
  },
};

export async function insertFeedback(tx: Tx, userId: number, { key }: Persona, now: Date): Promise<void> {
  const written = demoFeedback[key];
  if (!written) return;
  const { hoursAgo, answer, ...feedback } = written;
  const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
  const answeredAt = answer && new Date(createdAt.getTime() + 20 * hourMs);
  const isPriority = key === "pro";
  const id = uuid({ msecs: createdAt.getTime() });
  await tx.feedback.create({
    data: { ...feedback, id, userId, isPriority, createdAt, ...(answeredAt && { answer, answeredAt }) },
    select: { id: true },
  });
}
