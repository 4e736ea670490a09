import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { homeworkTopics } from "@/lib/i18n/it";
import type { HomeworkItem, HomeworkSheet } from "./homework-sheet";
import type { Task } from "./instruction";
import type { BookTense, HomeworkTopic } from "./rules";
import { familyOf } from "./word-families";

type NamedTopic = Pick<HomeworkSheet, "topic" | "topicName">;

/** What an exercise trains, by its instruction and, where that says little, by what its items offer. */
export function topicOfSheet(task: Task, wordBank: string[], items: HomeworkItem[]): NamedTopic {
  const topic =
    topicOfTask(task) ??
    topicOfWords(task.words.length > 0 ? task.words : wordBank) ??
    topicOfOptions(items) ??
    (items.length > 0 && items.every(isCompared) ? "comparatives" : undefined);
  if (!topic) return {};
  const names =
    task.kind === "verbs" && task.conditional === undefined
      ? task.tenses.filter(isBookTense).map(nameOf)
      : [];
  return { topic, topicName: names.length > 1 ? names.join(" e ") : nameOf(topic) };
}

/** An instruction names no modal verb as a tense. */
const isBookTense = (tense: Tense): tense is BookTense => Object.hasOwn(homeworkTopics, tense);

const nameOf = (topic: HomeworkTopic) => homeworkTopics[topic];

function topicOfTask({ kind, tenses, conditional, verb }: Task): HomeworkTopic | undefined {
  switch (kind) {
    case "order":
      return "word-order";
    case "short-answers":
      return "short-answers";
    case "comparative":
    case "superlative":
    case "comparison":
      return "comparatives";
    case "plural":
      return "plural-nouns";
    case "verb-patterns":
      return "verb-patterns";
    case "other-words":
      return undefined;
    case "verbs":
      if (conditional !== undefined) return conditional < 2 ? "if-when-will" : "conditionals";
      if (tenses.includes("present-perfect") && tenses.includes("past-simple"))
        return "present-perfect-finished-time";
      if (tenses.includes("will") && tenses.includes("present-simple")) return "if-when-will";
      return tenses.find(isBookTense) ?? (verb === "be" ? "be-agreement" : undefined);
  }
}

function topicOfWords(words: string[]): HomeworkTopic | undefined {
  return words.length > 1 ? familyOf(words)?.topic : undefined;
}

const comparing = /____ \([^()]*\)[^_]*\bthan\b|\bthe ____ \(|\bas ____ \([^()]*\) as\b/;

/** "My brother is ____ (tall) than me": an adjective to be put in a degree. */
const isCompared = ({ prompt, gaps }: HomeworkItem) =>
  comparing.test(prompt) && gaps.length > 0 && gaps.every(({ given = "" }) => isCommonAdjective(given));

/** The family of all the items' options, when they agree. */
function topicOfOptions(items: HomeworkItem[]): HomeworkTopic | undefined {
  const topics = items.flatMap(({ gaps }) =>
    gaps.map(({ options }) => (options ? familyOf(options)?.topic : undefined)),
  );
  const [first] = topics;
  return topics.every((topic) => topic === first) ? first : undefined;
}
