import type { SupportTotalReply } from "@/lib/features/administration/contract";
import type { DeletionRequestReply } from "@/lib/features/deletion/contract";
import type { FeedbackReply } from "@/lib/features/feedback/contract";
import type { At } from "./panel-replies";

export const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const feedback = (at: At): FeedbackReply[] => [
  {
    id: "0190a0e2-0000-7000-8000-000000000001",
    at: at(-5 * dayMs),
    userId: 6,
    nickname: "MarcoR",
    category: "bug",
    rating: 2,
    message: "L'audio si ferma a metà.",
    isPriority: true,
    dueAt: at(-3 * dayMs),
    answer: null,
    answeredAt: null,
  },
  {
    id: "0190a0e2-0000-7000-8000-000000000002",
    at: at(-dayMs),
    userId: 7,
    nickname: "SofiaStar",
    category: "other",
    rating: 4,
    message: "Come faccio a riaprire una scheda che ho già consegnato?\nMi serve per la verifica.",
    isPriority: true,
    dueAt: at(dayMs),
    answer: null,
    answeredAt: null,
  },
  {
    id: "0190a0e2-0000-7000-8000-000000000005",
    at: at(-2 * dayMs),
    userId: 5,
    nickname: "Giulia07",
    category: "feature",
    rating: 5,
    message: "Vorrei ripassare i verbi irregolari.\nMagari con un gioco?",
    isPriority: false,
    dueAt: null,
    answer: "Bella idea, ci stiamo pensando!\nIntanto li trovi in «Allenati».",
    answeredAt: at(-dayMs),
  },
  {
    id: "0190a0e2-0000-7000-8000-000000000004",
    at: at(-3 * dayMs),
    userId: 4,
    nickname: "UnNicknameLunghissimoDiTrenta",
    category: "ui",
    rating: 3,
    message: "Il pulsante per inviare è troppo piccolo.",
    isPriority: false,
    dueAt: null,
    answer: null,
    answeredAt: null,
  },
];

export const requests = (at: At): DeletionRequestReply[] => [
  {
    id: "0190a0e2-0000-7000-8000-000000000003",
    userId: 5,
    nickname: "Giulia07",
    status: "requested",
    reason: "wish",
    requestedAt: at(-28 * dayMs),
    eraseAfter: at(-21 * dayMs),
    dueAt: at(2 * dayMs),
    erasedAt: null,
  },
  {
    id: "0190a0e2-0000-7000-8000-000000000001",
    userId: null,
    nickname: null,
    status: "erased",
    reason: "administrator",
    requestedAt: at(-60 * dayMs),
    eraseAfter: at(-60 * dayMs),
    dueAt: at(-30 * dayMs),
    erasedAt: at(-60 * dayMs),
  },
];

export const supportTotals: SupportTotalReply[] = [
  { cause: "self-harm", level: "worry", count: 2 },
  { cause: "self-harm", level: "crisis", count: 1 },
  { cause: "bullying", level: "gentle", count: 4 },
  { cause: "distress", level: "gentle", count: 27 },
];
