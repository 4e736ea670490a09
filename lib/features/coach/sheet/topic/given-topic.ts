import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { pluralOf } from "@/lib/features/english/lexicon/nouns";
import { participlesOf } from "@/lib/features/english/lexicon/verb-forms";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import type { PartTopic, SheetTopic } from "@/lib/features/homework/rules";
import { openGapOf } from "../../exercise/exercise-state";
import type { ItemPlace } from "./item-topic";
import { tenseOfForm } from "./verb-form";

/** What the form of a given word trains. */
export function topicOfGiven({ item, part, task, forms, given }: ItemPlace): SheetTopic | undefined {
  const { prompt } = item;
  const answer = forms.join(" ").toLowerCase();
  const words = given
    .toLowerCase()
    .split(/[/\s]+/)
    .filter((word) => word && word !== "not");
  const verb = words.findLast((word) => isBase(word) || word === "be") ?? words.at(-1) ?? "";
  if (isCommonAdjective(words.at(-1) ?? "") && words.length < 3) {
    const degree = degreeOf(prompt, answer, part.topic ?? task.kind);
    if (degree) return degree;
    if (/ly$|^well$|^fast$|^hard$/.test(answer)) return "adverbs";
  }
  if (part.topic === "plural-nouns" || (answer !== "" && !isBase(verb) && answer === pluralOf(verb)))
    return "plural-nouns";
  if (/\b(?:can|must|should|may|might|could)\b/.test(words.slice(0, -1).join(" "))) return "can";
  if (/\buse[d]? to\b/.test(answer) || task.isUsedTo) return "used-to";
  if (isConditional(part.topic, prompt, item.solution.flat().join(" ")))
    return conditionalOf(prompt, item.solution.flat().join(" "));
  if (task.isPassive || isPassive(answer, verb)) return passiveOf(answer, part.topic);
  if (
    /^to \w+$|^not to \w+$/.test(answer) ||
    (/^\w+ing$/.test(answer) && isBase(verb)) ||
    part.topic === "verb-patterns"
  )
    return "verb-patterns";
  const isVerb = isBase(verb) || verb === "be" || part.topic !== undefined;
  const tense = tenseOfForm(answer, verb);
  if (verb === "be" && (tense === "present-simple" || tense === "past-simple"))
    return tense === "past-simple" ? "be-past" : "be-present";
  if (verb === "be" && answer === "" && part.topic === "be-agreement") return "be-present";
  if (tense) return tense;
  const isOther = answer !== "" && item.gaps[openGapOf(item)]?.given !== undefined && !part.topic;
  return isOther || !isVerb ? otherForm(answer, words) : undefined;
}

function degreeOf(prompt: string, answer: string, told: string): SheetTopic | undefined {
  if (/\bas ____(?: \([^()]*\))? as\b/i.test(prompt)) return "as-as";
  if (/^the |^most |est$|^best$|^worst$/.test(answer) || told === "superlative") return "superlatives";
  if (/^compar/.test(told) && /\bthe ____/i.test(prompt) && !/\bthan\b/.test(prompt)) return "superlatives";
  if (/\bthan\b/.test(prompt) || /^more |er$|^worse$|^better$/.test(answer)) return "comparatives";
  return /^compara/.test(told) ? "comparatives" : undefined;
}

const isConditional = (topic: PartTopic | undefined, prompt: string, answers: string) =>
  topic === "if-when-will" ||
  topic === "conditionals" ||
  (/\b(?:if|unless)\b/i.test(prompt) && /\b(?:will|won't|would|wouldn't)\b/.test(answers + prompt));

/** Which conditional a sentence with its answers is. */
export function conditionalOf(prompt: string, answers: string): SheetTopic {
  const text = `${prompt} ${answers}`.toLowerCase();
  if (/\bwould(?:n't| not)? (?:not )?have\b|\bhad(?:n't| not)? \w+(?:ed|en)\b/.test(text))
    return "third-conditional";
  if (/\bwould(?:n't)?\b|'d\b/.test(text)) return "second-conditional";
  return /\bwill\b|\bwon't\b|'ll\b/.test(text) ? "first-conditional" : "zero-conditional";
}

function isPassive(answer: string, verb: string): boolean {
  const last = answer.split(" ").at(-1) ?? "";
  return (
    /\b(?:am|is|are|was|were|be|been|isn't|aren't|wasn't|weren't)\b/.test(answer) &&
    verb !== "be" &&
    participlesOf(verb).includes(last)
  );
}

function passiveOf(answer: string, topic?: PartTopic): SheetTopic {
  if (/^(?:am|is|are|isn't|aren't)\b/.test(answer)) return "passive-present";
  if (/^(?:was|were|wasn't|weren't)\b/.test(answer)) return "passive-past";
  if (answer) return "passive-other";
  if (topic === "past-simple") return "passive-past";
  return topic === "present-simple" ? "passive-present" : "passive-other";
}

function otherForm(answer: string, words: readonly string[]): SheetTopic | undefined {
  const [word = ""] = words;
  if (/['’]s?$/.test(answer)) return "possessive-s";
  if (answer === `${word}ly`) return "adverbs";
  return answer !== "" && answer !== word && !answer.includes(" ") ? "word-formation" : undefined;
}
