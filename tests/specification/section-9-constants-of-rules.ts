import type { Constant } from "./table";

/** What the rules and the server count with. */
export const constantsOfRules: Constant[] = [
  {
    item: "Free plan, messages",
    value: "200",
    test: "tests/integration/chat-charging.test.ts",
    title: "answers exactly one of 50 parallel sends at 199 messages, by one call to the tutor",
  },
  {
    item: "Free plan, homework uploads",
    value: "20",
    test: "tests/integration/homework-photos-limits.test.ts",
    title: "lets exactly one of 20 photos at once through at 19, and one reading of it",
  },
  {
    item: "Free plan, audio",
    value: "0",
    test: "tests/integration/speech.test.ts",
    title: "is the paywall's for a free user, and nobody's without a session",
  },
  {
    item: "Pro price",
    value: "4 euro per month",
    test: "tests/integration/billing.test.ts",
    title: "ends in Pro, with a welcome, a receipt and the next charge in a month",
  },
  {
    item: "XP needed for level n",
    value: "60 up to level 1, else 60 + (n-1)*40",
    test: "lib/features/rewards/rules.test.ts",
    title: "the threshold of level %i is %i XP",
  },
  {
    item: "Level progress",
    value: "share between two thresholds, 0 to 100",
    test: "lib/features/rewards/rules.test.ts",
    title: "at %i XP the bar is at %d",
  },
  {
    item: "Exercises completed",
    value: "floor(xp/10)",
    test: "lib/features/progress/rules.test.ts",
    title: "%i XP are %i exercises",
  },
  {
    item: "This week",
    value: "the last 7 days",
    test: "lib/features/progress/rules.test.ts",
    title: "is today and the six days before",
  },
  {
    item: "Strengths",
    value: "50 messages, 3 badges, level 3, 10 messages in a week",
    test: "lib/features/progress/rules.test.ts",
    title: "%s is none at %j, and one at %j",
  },
  {
    item: "Suggestions",
    value: "under 20 messages, 2 badges, 5 messages in a week, 200 XP",
    test: "lib/features/progress/rules.test.ts",
    title: "never contradict a strength, whoever it is",
  },
  {
    item: "Feedback rating",
    value: "1 to 5",
    test: "tests/integration/feedback.test.ts",
    title: "is rated from 1 to 5",
  },
  {
    item: "Report, messages",
    value: "the last 10",
    test: "tests/integration/parent-reports.test.ts",
    title: "holds at most ten messages, each short",
  },
  {
    item: "Report, day",
    value: "the 1st of each month, or on demand",
    test: "lib/features/reports/rules.test.ts",
    title: "this month is until today, and the next report leaves on the 1st",
  },
  {
    item: "Deletion, confirmation",
    value: "within 72 hours: at once",
    test: "tests/integration/deletion-requests.test.ts",
    title: "is confirmed at once, to the student and to the office, however often it is made",
  },
  {
    item: "Deletion, erasure",
    value: "within 30 days",
    test: "lib/features/deletion/rules.test.ts",
    title: "is carried out after seven days, and is late after thirty",
  },
  {
    item: "Session cookie",
    value: "24 hours",
    test: "tests/integration/accounts-logging-in.test.ts",
    title: "sets a cookie that is strict, httpOnly and lasts 24 hours, and ends on its hour however busy",
  },
  {
    item: "Both admin gates, failed attempts",
    value: "3 and 5",
    test: "lib/features/gates/rules.test.ts",
    title: "the gate of the %s panel has %d tries",
  },
  {
    item: "Lesson lengths",
    value: "30 and 60 minutes",
    test: "lib/features/booking/rules.test.ts",
    title: "are booked where the configuration says: %j",
  },
  {
    item: "Target age",
    value: "10-17; nobody below 10 has an account",
    test: "tests/integration/family-ages.test.ts",
    title: "with %j is refused kindly, and nothing is kept (%s)",
  },
];
