import { expect, type Page } from "@playwright/test";
import type { AnswerReply, ExerciseReply, PracticeReply } from "@/lib/features/exercises/contract";
import type { MasteryReply } from "@/lib/features/mastery/contract";
import { typeset } from "@/components/coach-text/typeset";
import { masteryReply } from "@/tests/support/mastery";
import { answerCall } from "./replies";
import { scrollTo, shows, type State } from "./states";

const gap: ExerciseReply = {
  id: "01a1f895-b086-7379-8693-05e1659abb01",
  position: 0,
  isPractice: false,
  topic: "third-person-s",
  topicName: "La -s della terza persona",
  kind: "gap_fill",
  level: 1,
  instruction: "Completa con il verbo tra parentesi al present simple.",
  prompt: "My sister ___ (play) tennis on Saturdays.",
  words: [],
  explanation: "Con he, she e it il verbo al presente prende una -s.",
  hints: [],
  tries: 0,
  isSolved: false,
  xpAwarded: 0,
};
const choice: ExerciseReply = {
  ...gap,
  kind: "choose",
  topic: "a-or-an",
  topicName: "Articoli a e an",
  explanation: "Davanti al suono di una vocale ci vuole an.",
  instruction: "Scegli la forma giusta.",
  prompt: "There is ___ apple on the table.",
  words: ["a", "an", "the", "some"],
};
const order: ExerciseReply = {
  ...gap,
  kind: "order",
  topic: "question-order",
  topicName: "L'ordine nelle domande",
  explanation: "Nelle domande do e does stanno prima del soggetto.",
  instruction: "Metti in ordine le parole e forma una domanda.",
  prompt: "",
  words: ["your", "does", "where", "brother", "go to school"],
};
const others = [1, 2].map((position) => ({
  ...gap,
  id: `01a1f895-b086-7379-8693-05e1659abb1${position}`,
  position,
}));
const practised = others.map((one) => ({ ...one, position: one.position + 2, isPractice: true }));
const solved = { isSolved: true, tries: 1 };
const nothing = { xpAwarded: 0, leveledUp: false, newLevel: 1, newAchievements: [] };
const wrong: AnswerReply = {
  verdict: "wrong",
  exercise: {
    ...gap,
    tries: 2,
    hints: ["Chi fa l'azione?", "È una persona sola, come she."],
    twin: "Tom reads a book every week.",
  },
  ...nothing,
};
const right: AnswerReply = {
  verdict: "right",
  exercise: {
    ...gap,
    tries: 1,
    isSolved: true,
    solution: "My sister plays tennis on Saturdays.",
    xpAwarded: 5,
  },
  ...nothing,
  xpAwarded: 5,
};

async function open(page: Page, first: ExerciseReply): Promise<void> {
  await answerCall(page, "POST /api/exercises", 200, { exercises: [first, ...others] });
  await page.goto("/exercises");
  await expect(page.getByText(typeset(first.instruction))).toBeVisible();
}

async function openPractice(page: Page, reply: PracticeReply): Promise<void> {
  await answerCall(page, "POST /api/exercises/practice", 200, reply);
  await page.goto(`/exercises?topic=${gap.topic}`);
}

async function answer(page: Page, text: string, reply: AnswerReply): Promise<void> {
  await answerCall(page, `POST /api/exercises/${gap.id}/answers`, 200, reply);
  await open(page, gap);
  await page.getByRole("textbox", { name: "La tua risposta" }).fill(text);
  await page.getByRole("button", { name: "Controlla" }).click();
}

export const exerciseStates: State[] = [
  { name: "exercise-gap", as: "free", reach: (page) => open(page, gap) },
  { name: "exercise-choose", as: "free", reach: (page) => open(page, choice) },
  {
    name: "exercise-order",
    as: "free",
    async reach(page) {
      await open(page, order);
      for (const word of ["where", "does"])
        await page.getByRole("button", { name: `Aggiungi «${word}»` }).click();
    },
  },
  {
    name: "exercise-wrong",
    as: "free",
    async reach(page) {
      await answer(page, "play", wrong);
      await expect(page.getByText("Tom reads a book every week.")).toBeVisible();
    },
  },
  {
    name: "exercise-right",
    as: "free",
    async reach(page) {
      await answer(page, "plays", right);
      await expect(page.getByRole("button", { name: "Prossimo esercizio" })).toBeVisible();
    },
  },
  {
    name: "exercises-done",
    as: "free",
    async reach(page) {
      const exercises = [gap, ...others].map((one) => ({
        ...right.exercise,
        id: one.id,
        position: one.position,
      }));
      await answerCall(page, "POST /api/exercises", 200, { exercises });
      await page.goto("/exercises");
      await expect(page.getByRole("heading", { name: "Per oggi hai finito!" })).toBeVisible();
    },
  },
  {
    name: "practice",
    as: "free",
    async reach(page) {
      await openPractice(page, { exercises: [gap, ...practised], roundsLeft: 9 });
      await expect(page.getByText("+5\u00a0XP", { exact: true })).toBeVisible();
      await expect(page.getByText(typeset(gap.instruction))).toBeVisible();
    },
  },
  {
    name: "practice-done",
    as: "free",
    async reach(page) {
      const exercises = practised.map((one) => ({ ...right.exercise, ...one, ...solved, xpAwarded: 0 }));
      await openPractice(page, { exercises, roundsLeft: 8 });
      await expect(page.getByRole("button", { name: "Altri tre esercizi" })).toBeVisible();
    },
  },
  {
    name: "practice-used-up",
    as: "free",
    async reach(page) {
      await openPractice(page, { exercises: [], roundsLeft: 0 });
      await expect(page.getByRole("heading", { name: "Per oggi basta così" })).toBeVisible();
    },
  },
  {
    name: "exercises-not-loaded",
    as: "free",
    async reach(page) {
      await answerCall(page, "POST /api/exercises", 400, { error: "" });
      await page.goto("/exercises");
      await expect(page.getByText("Non è stato possibile preparare gli esercizi.")).toBeVisible();
    },
  },
  {
    name: "progress-topics",
    as: "free",
    async reach(page, userId) {
      const weak: MasteryReply["weak"] = [
        { topic: "past-time", name: "Il past simple", score: 20, observations: 4 },
      ];
      const met = {
        "past-time": { evidence: "training", missed: 3, mistakes: 1, score: 20 },
        "a-or-an": { evidence: "remembered", solved: 4, score: 95 },
      } as const;
      await answerCall(
        page,
        `GET /api/mastery/${userId}`,
        200,
        masteryReply(met, { weak, place: "past-time" }),
      );
      await answerCall(page, "POST /api/exercises", 200, { exercises: [right.exercise, ...others] });
      await page.goto("/progress");
      await shows(page, "I tuoi punti di forza");
      await shows(page, "I tuoi argomenti");
      await expect(page.getByRole("button", { name: /^Sei qui/ })).toBeVisible();
      await expect(page.getByText("1 su 3 fatti oggi")).toBeVisible();
      await scrollTo(page, "I tuoi argomenti");
    },
  },
];
