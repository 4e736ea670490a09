import type { Topic } from "@/lib/features/topics/rules";
import { questionOn, type Question } from "./topics";

const general: Question[] = [
  {
    english: "What was the best part of your day?",
    italian: "Qual è stata la parte più bella della tua giornata?",
  },
  {
    english: "What is your favourite English word, and why?",
    italian: "Qual è la tua parola inglese preferita, e perché?",
  },
  { english: "What did you learn today?", italian: "Che cosa hai imparato oggi?" },
  { english: "Who made you laugh today?", italian: "Chi ti ha fatto ridere oggi?" },
];

/** A question that trains one of the topics; without one, a general one, another each time `turn` is. */
export function dinnerQuestion(topics: readonly Topic[], turn: number): Question {
  const trained = topics.map(questionOn).find((question) => question !== undefined);
  return trained ?? general[turn % general.length] ?? { english: "", italian: "" };
}
