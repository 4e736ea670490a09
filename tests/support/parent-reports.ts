import type { ParentReportReply, Report } from "@/lib/features/reports/contract";

const weeks = [
  ["2026-09-28", 0],
  ["2026-10-05", 20],
  ["2026-10-12", 0],
  ["2026-10-19", 95],
  ["2026-10-26", 100],
  ["2026-11-02", 0],
  ["2026-11-09", 5],
  ["2026-11-16", 45],
] as const;

/** A report of somebody who has been at it for a while. */
export const parentReport: Report = {
  studentName: "Giulia",
  from: "2026-11-01",
  to: "2026-11-22",
  level: 5,
  xp: 196,
  xpOfNextLevel: 220,
  badges: 4,
  newBadges: ["first_steps", "level_5_champion"],
  activity: { days: 9, messages: 46, corrections: 14, exercises: 21, photos: 1 },
  weeks: weeks.map(([startsOn, xp]) => ({ startsOn, xp })),
  strengths: ["climber", "regular"],
  suggestions: ["gather_xp"],
  mastered: ["Articoli a e an"],
  toPractise: ["La -s della terza persona"],
  example: {
    topic: "La -s della terza persona",
    before: "My sister go to school.",
    after: "My sister goes to school.",
  },
  messages: [
    // Already December in Italy.
    { sender: "user", text: "My sister go to school.", sentAt: "2026-11-30T23:30:00.000Z" },
    { sender: "ai", text: "Guarda il verbo!", sentAt: "2026-11-30T23:31:00.000Z" },
  ],
  question: {
    english: "What does your teacher say every morning?",
    italian: "Che cosa dice ogni mattina la tua insegnante?",
  },
};

const nobodyYet: ParentReportReply = {
  parentEmail: null,
  state: "none",
  sendsLeft: 3,
  nextReportOn: null,
  lastReportAt: null,
  report: parentReport,
};

/** The reply about how reports stand; without an address unless said. */
export const parentReportReply = (fields: Partial<ParentReportReply> = {}): ParentReportReply => ({
  ...nobodyYet,
  ...fields,
});
