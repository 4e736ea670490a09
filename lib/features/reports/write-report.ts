import { romeDay, startOfRomeDay } from "@/lib/calendar";
import type { App } from "@/lib/context";
import { listScores } from "@/lib/features/mastery/list-mastery";
import { strongTopics, weakTopics } from "@/lib/features/mastery/rules";
import { readProgress } from "@/lib/features/progress/get-progress";
import { xpThreshold } from "@/lib/features/rewards/rules";
import { dinnerQuestion, reports as t, topicName } from "@/lib/i18n/it";
import type { Report } from "./contract";
import { correctedSentence } from "./corrected-sentence";
import {
  countPhotos,
  countSolvedExercises,
  listCorrections,
  listDays,
  listLastMessages,
  listNewBadges,
} from "./figures-data";
import { plainWords } from "./plain-words";
import { nextDay, reportMessages, type Period } from "./rules";

const shownTopics = 3;
/** Among so many of the newest a sentence of a weak topic is looked for. */
const correctionsLookedAt = 50;

type Student = { userId: number; displayName: string };

/** What a parent reads about a student: what they did in a period, and where they stand now. */
export async function writeReport(app: App, student: Student, period: Period): Promise<Report> {
  const { userId, displayName } = student;
  const { from, to } = period;
  const span = { since: startOfRomeDay(from), until: startOfRomeDay(nextDay(to)) };
  const [progress, scores, days, exercises, photos, newBadges, corrections, messages] = await Promise.all([
    readProgress(app, userId),
    listScores(app, userId),
    listDays(app.db, userId, period),
    countSolvedExercises(app.db, userId, span),
    countPhotos(app.db, userId, span),
    listNewBadges(app.db, userId, span),
    listCorrections(app.db, userId, span, correctionsLookedAt),
    listLastMessages(app.db, userId, reportMessages),
  ]);
  const weak = weakTopics(scores).map(({ topic }) => topic);
  const strong = strongTopics(scores).map(({ topic }) => topic);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    studentName: plainWords(displayName),
    from: isoDay(from),
    to: isoDay(to),
    level: progress.level,
    xp: progress.xp,
    xpOfNextLevel: xpThreshold(progress.level),
    badges: progress.badges,
    newBadges: newBadges.map(({ badgeType }) => badgeType),
    activity: {
      days: days.length,
      messages: sum(days.map((day) => day.messages)),
      corrections: sum(days.map((day) => day.corrections)),
      exercises,
      photos,
    },
    weeks: progress.weeks.map(({ startsOn, xp }) => ({ startsOn, xp })),
    strengths: progress.strengths,
    suggestions: progress.suggestions,
    mastered: strong.slice(0, shownTopics).map(topicName),
    toPractise: weak.slice(0, shownTopics).map(topicName),
    example: exampleOf(corrections, weak),
    messages: messages.reverse().map(({ sender, text, createdAt, exchange }) => ({
      sender,
      text: sender === "user" && exchange.kind === "homework" ? t.photo : plainWords(text),
      sentAt: createdAt.toISOString(),
    })),
    question: dinnerQuestion(weak, romeDay(app.now()).getUTCMonth()),
  };
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>[number];

/** The newest sentence put right, rather one of a topic that is still to be practised. */
function exampleOf(corrections: CorrectionRow[], weak: string[]): Report["example"] {
  const examples = corrections.flatMap(({ topic, message, ...place }) => {
    const sentence = correctedSentence({ ...place, text: message.text });
    return sentence ? [{ topic, ...sentence }] : [];
  });
  const example = examples.find(({ topic }) => weak.includes(topic)) ?? examples[0];
  if (!example) return null;
  const { topic, before, after } = example;
  return { topic: topicName(topic), before: plainWords(before), after: plainWords(after) };
}
