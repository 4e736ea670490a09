import { isComparative, isSuperlative } from "@/lib/features/english/lexicon/adjectives";
import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { isBase, isVerbForm, thirdPerson } from "@/lib/features/english/lexicon/verbs";
import type { SheetTopic } from "@/lib/features/homework/rules";
import { openGapOf, type ItemState } from "../../exercise/exercise-state";
import { conditionalOf } from "./given-topic";
import type { ItemPlace } from "./item-topic";
import { tenseOfForm } from "./verb-form";
import { prepositionTopic, topicOfWord, topicOfWords } from "./word-topics";

/** What a choice trains: among options, words of a box, words the instruction names, or by its answer alone. */
export function topicOfChoice(place: ItemPlace): SheetTopic | undefined {
  const { item, part, task } = place;
  const at = openGapOf(item);
  const { options = [], end = 0, start = 0 } = item.gaps[at] ?? {};
  const before = item.prompt.slice(0, start);
  const after = item.prompt.slice(end);
  const isGot =
    options.length === 0 && (task.verb === "have got" || / got$|^got$/i.test(place.forms.join(" ")));
  if (isGot) return "have-got";
  const offered = [options, part.wordBank, task.words].find((words) => words.length > 1) ?? [];
  const answer = place.forms.join(" ");
  const one = options.length > 1 ? undefined : topicOfWord(item.solution[at]?.[0] ?? "");
  const topic = topicOfWords(offered) ?? ofForms(place, options) ?? one;
  if (topic === "prepositions" && /^(?:in|on|at)$/i.test(item.solution[at]?.[0] ?? "in"))
    return offered.length > 0 || one ? prepositionTopic(after) : topic;
  if (topic === "be-agreement" && (/\bthere $/i.test(before) || /^ there\b/i.test(after))) return "there-be";
  if (topic === "relative-clauses" && before.trim() === "") return "question-words";
  if (topic) return topic;
  if (task.verb === "be" || /^(?:am|is|are|was|were)(?:n't| not)?$/i.test(answer))
    return tenseOfForm(answer) === "past-simple" ? "was-were" : "be-agreement";
  return options.length === 0 && answer && /,\s*____\?$/.test(item.prompt)
    ? "question-tags"
    : tenseOfBox(place);
}

/** Two forms of one word to choose between: the rule is about the form. */
function ofForms({ item, forms }: ItemPlace, options: readonly string[]): SheetTopic | undefined {
  if (options.length < 2) return undefined;
  const plain = options.map((option) => option.toLowerCase());
  const all = plain.join(" | ");
  const words = plain.flatMap((option) => option.split(" "));
  if (words.some((word) => isComparative(word) || isSuperlative(word)) || /\b(?:more|most) /.test(all))
    return degreeChoice(item.prompt, all);
  if (plain.some((one) => plain.includes(`${one}ly`)) || /\bgood\b.*\bwell\b|\bwell\b.*\bgood\b/.test(all))
    return "adjective-or-adverb";
  if (plain.every((one) => /^(?:make|do|made|did|makes|does|making|doing|done)$/.test(one)))
    return "make-or-do";
  if (plain.every((one) => /^(?:say|tell|said|told|says|tells)$/.test(one))) return "say-or-tell";
  const helper = helperBefore(item);
  if (helper && words.some((word) => isBase(word))) return helper;
  const isIf = /\b(?:if|unless|when|as soon as)\b/i.test(item.prompt);
  if (isIf && /\bwill\b|\bwon't\b|'ll\b/.test(all)) return "first-conditional-choice";
  if (isIf && /\bwould\b/.test(all)) return conditionalOf(item.prompt, `${all} would`);
  if (/\bto \w+/.test(all) && /\b\w+ing\b/.test(all) && !/\b(?:am|is|are|was|were)\b/.test(all))
    return "verb-patterns";
  const pair = plain.map((one) => one.replace(/(?:ed|ing)$/, ""));
  if (pair.length === 2 && pair[0] === pair[1] && plain.some((one) => one.endsWith("ing")))
    return "ed-ing-adjectives";
  if (!words.some((word) => isVerbForm(word) || /^(?:will|won't|has|have|is|are|was|were)$/.test(word)))
    return undefined;
  const isPersonAlone =
    plain.some((one) => plain.includes(thirdPerson(one))) && tensesOffered(options).length < 2;
  if (isPersonAlone) return "third-person-s";
  return tenseOfForm(forms.join(" "));
}

function degreeChoice(prompt: string, all: string): SheetTopic {
  if (/\bas (?:____|\p{L}+ \/)/u.test(prompt)) return "as-as-choice";
  return /\bmost\b|\b(?:best|worst)\b|est\b/.test(all) ? "degree-choice" : "comparatives-choice";
}

/** What helps the verb already, so that the base is wanted: "Did you ____", "She can ____". */
function helperBefore(item: ItemState): SheetTopic | undefined {
  const before = item.prompt.slice(0, item.gaps[openGapOf(item)]?.start).toLowerCase();
  const clause = before.split(/[.?!,;]/).at(-1) ?? "";
  if (
    /\b(?:can|can't|cannot|could|couldn't|must|mustn't|should|shouldn't|will|won't|would|may|might)(?: not)? $/.test(
      clause,
    )
  )
    return "modal-base";
  if (/\b(?:didn't|don't|doesn't|(?:did|do|does) not) $/.test(clause)) return "helper-base";
  if (/^\s*(?:\p{L}+ )?(?:did|do|does) (?:\p{L}+ ){1,3}$/u.test(clause)) return "helper-base";
  return /^\s*(?:can|could|must|should|will|would) (?:\p{L}+ ){1,3}$/u.test(clause)
    ? "modal-base"
    : undefined;
}

/** The tenses there are to choose from. */
export const tensesOffered = (options: readonly string[]): Tense[] => [
  ...new Set(options.flatMap((option) => tenseOfForm(option) ?? [])),
];

/** The tense of a verb out of a box. */
function tenseOfBox({ forms, part, item }: ItemPlace): SheetTopic | undefined {
  const isVerb = part.wordBank.length > 1 && forms.length > 0 && !part.topic;
  const text = forms.join(" ");
  const words = text.toLowerCase().split(" ");
  return isVerb && words.some((word) => isVerbForm(word)) && item.gaps.every(({ options }) => !options)
    ? tenseOfForm(text)
    : undefined;
}
