import { z } from "zod";
import { reward } from "@/lib/features/rewards/contract";
import { topicIdOrOther } from "@/lib/features/topics/topic-id";
import { defineCall, text } from "@/lib/contract/call";
import { exercises as t } from "@/lib/i18n/it";
import { practice } from "@/lib/i18n/it/practice";
import { exerciseTopics } from "@/lib/features/topics/exercise-topics";
import { answerRate, maxAnswerLength, practiceRate } from "./rules";

const exercise = z.object({
  id: z.string(),
  position: z.int().describe("0, 1 or 2 for those of the day; from 3 on for practice"),
  isPractice: z.boolean().describe("Asked for by topic: it earns no XP"),
  topic: topicIdOrOther,
  topicName: z.string().describe("In Italian"),
  kind: z.enum(["gap_fill", "choose", "order", "translate"]),
  level: z.int().describe("1 easy to 3 hard"),
  instruction: z.string(),
  prompt: z.string().describe("With ___ for the gap; empty when words are to be put in order"),
  words: z.array(z.string()).describe("To choose from, or to put in order"),
  explanation: z.string().describe("The rule"),
  hints: z.array(z.string()).describe("Those reached so far: one with each real try that was wrong"),
  tries: z.int(),
  twin: z.string().optional().describe("A solved example of the same rule: after two wrong tries"),
  isSolved: z.boolean(),
  solution: z.string().optional().describe("The whole sentence, only once it is solved"),
  xpAwarded: z.int(),
});
export type ExerciseReply = z.output<typeof exercise>;

export const giveExercisesCall = defineCall({
  method: "POST",
  path: "/api/exercises",
  summary:
    "Today's three exercises on the caller's weakest topics: made on the first call of the day (Europe/Rome), the same ones afterwards. They cost neither messages nor hearts.",
  actor: "learner",
  reply: z.object({ exercises: z.array(exercise) }),
});

export const practiseTopicCall = defineCall({
  method: "POST",
  path: "/api/exercises/practice",
  summary:
    "Exercises of one topic, as many as the caller likes up to ten rounds of three a day: the round under way, or the next one when that is solved whole. They earn no XP and cost neither messages nor hearts. One of the day's three that is about the topic and still open comes first, and earns its XP.",
  actor: "learner",
  rate: practiceRate,
  body: z.strictObject({ topic: z.enum(exerciseTopics, practice.noExercises) }),
  reply: z.object({
    exercises: z.array(exercise).describe("None when the rounds of the day are used up"),
    roundsLeft: z.int().describe("How many more rounds there are today, of whatever topic"),
  }),
});

export type PracticeTopic = z.output<typeof practiseTopicCall.body>["topic"];
export type PracticeReply = z.output<typeof practiseTopicCall.reply>;

export const answerExerciseCall = defineCall({
  method: "POST",
  path: "/api/exercises/{exerciseId}/answers",
  summary:
    "Checks an answer. `almost` is right but for a slip of spelling and counts as solved. An empty answer, begging and the same words again are no try.",
  actor: "learner",
  needs: "practice",
  params: z.object({ exerciseId: z.uuid() }),
  rate: answerRate,
  body: z.strictObject({
    answer: text(10_000).trim().min(1, t.emptyAnswer).max(maxAnswerLength, t.longAnswer),
  }),
  reply: reward.extend({
    verdict: z.enum(["right", "almost", "wrong", "no_attempt"]),
    exercise,
  }),
});
export type AnswerReply = z.output<typeof answerExerciseCall.reply>;
