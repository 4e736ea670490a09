import { romeDay } from "@/lib/calendar";
import type { App } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { strongTopics, weakTopics } from "@/lib/features/mastery/rules";
import { xpThreshold } from "@/lib/features/rewards/rules";
import { mistakeTopicOf, type Topic } from "@/lib/features/topics/rules";
import { errors, reports as t } from "@/lib/i18n/it";
import { dinnerQuestion } from "@/lib/i18n/it/dinner-questions";
import { topicName } from "@/lib/i18n/it/topics";
import type { Report } from "./contract";
import { correctedSentence } from "./corrected-sentence";
import type { Correction } from "./figures-data";
import { plainWords } from "./plain-words";
import { readFigures, type Figures } from "./read-figures";
import type { Period } from "./rules";

const shownTopics = 3;

/** What a parent reads about a student. Throws NOT_FOUND once the student is gone. */
export async function writeReport(
  app: App,
  { userId, displayName }: { userId: number; displayName: string },
  period: Period,
): Promise<Report> {
  const figures = (await readFigures(app, [userId], period)).get(userId);
  if (!figures) throw new AppError("NOT_FOUND", errors.notFound);
  return composeReport({ displayName, period, now: app.now() }, figures);
}

type About = { displayName: string; period: Period; now: Date };

/** The same from figures that were read before. */
export function composeReport({ displayName, period, now }: About, figures: Figures): Report {
  const { progress, scores, sums, corrections, messages } = figures;
  const { newBadges, ...activity } = sums;
  const weak = weakTopics(scores).map(({ topic }) => topic);
  const strong = strongTopics(scores).map(({ topic }) => topic);
  return {
    studentName: plainWords(displayName),
    from: isoDay(period.from),
    to: isoDay(period.to),
    level: progress.level,
    xp: progress.xp,
    xpOfNextLevel: xpThreshold(progress.level),
    badges: progress.badges,
    newBadges,
    activity,
    weeks: progress.weeks.map(({ startsOn, xp }) => ({ startsOn, xp })),
    strengths: progress.strengths,
    suggestions: progress.suggestions,
    mastered: strong.slice(0, shownTopics).map(topicName),
    toPractise: weak.slice(0, shownTopics).map(topicName),
    example: exampleOf(corrections, weak),
    messages: [...messages].reverse().map(({ sender, text, createdAt, kind }) => ({
      sender,
      text: sender === "user" && kind === "homework" ? t.photo : plainWords(text),
      sentAt: createdAt.toISOString(),
    })),
    question: dinnerQuestion(weak, romeDay(now).getUTCMonth()),
  };
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** The newest sentence put right, rather one of a topic that is still to be practised. */
function exampleOf(corrections: Correction[], weak: readonly Topic[]): Report["example"] {
  const examples = corrections.flatMap(({ topic, ...made }) => {
    const sentence = correctedSentence(made);
    return sentence ? [{ topic, ...sentence }] : [];
  });
  const example = examples.find(({ topic }) => weak.some((one) => one === topic)) ?? examples[0];
  if (!example) return null;
  const { topic, before, after } = example;
  return { topic: topicName(mistakeTopicOf(topic)), before: plainWords(before), after: plainWords(after) };
}
