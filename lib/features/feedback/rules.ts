import { romeDay, startOfRomeDay } from "@/lib/calendar";

export const feedbackCategories = ["bug", "feature", "content", "ui", "performance", "other"] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

export const ratings = { min: 1, max: 5 };
export const maxFeedbackLength = 2000;
export const maxAnswerLength = 4000;

const dayMs = 24 * 60 * 60 * 1000;
const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;
const dayAfter = (day: Date) => new Date(day.getTime() + dayMs);

/**
 * Until when what a Pro user has written is to be answered: the last millisecond of the next working day, Monday to
 * Friday in Rome. The day it was written does not count: of a Friday, Saturday or Sunday it is the end of Monday.
 */
export function answerDueAt(createdAt: Date): Date {
  let day = dayAfter(romeDay(createdAt));
  while (isWeekend(day)) day = dayAfter(day);
  return new Date(startOfRomeDay(dayAfter(day)).getTime() - 1);
}
