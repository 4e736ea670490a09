import { isLightVerb, verbForNoun } from "./families/collocation";
import type { HomeworkItem, Gap } from "./homework-sheet";
import type { Task } from "./instruction";
import { optionPlace } from "./option-place";
import { solveVerbs } from "./solve-verbs";
import { formBehind, helperBefore } from "./verb-place";

const asked =
  /(?:^|\s)(?:(?:what|where|when|why|how|who) )?(do|does|did|can|could|will|would|should|must|have|has|is|are|was|were|am|don't|didn't)\s+(?:i|you|he|she|it|we|they|(?:my|your|his|her|our|their|the) \w+|\p{Lu}\p{Ll}+)\s*(?:(?:ever|always|usually|often|just|already)\s*)?$/iu;
const commands = /^(?:please|now|don't|never|let's|and|always)?$/i;

/** "Make" or "do", in the form its place asks for: "Have you ____ your homework?" → "done". */
export function solveLightVerb(
  item: HomeworkItem,
  gap: Gap,
  task: Task,
  bank: readonly string[],
): string[] | undefined {
  const verbs = bank.map((word) => word.toLowerCase()).filter(isLightVerb);
  if (verbs.length < 2 || gap.given !== undefined || (gap.options && verbs.length < gap.options.length))
    return undefined;
  const place = optionPlace(item.prompt, gap);
  const verb = verbForNoun(verbs, place.textAfter);
  if (!verb) return undefined;
  const inverted = place.isQuestion ? asked.exec(place.textBefore)?.[1]?.toLowerCase() : undefined;
  const helper = inverted ? helperBefore(inverted) : helperBefore(place.textBefore);
  if (helper === "unclear") return undefined;
  if (helper) return formBehind(helper, verb, false);
  if (commands.test(place.textBefore.trim())) return [verb];
  if (item.gaps.length > 1) return undefined;
  const given = { ...item, gaps: [{ start: gap.start, end: gap.end, given: verb }] };
  const [tense] = task.tenses;
  const told = tense ?? (past.test(item.prompt) ? "past-simple" : "present-simple");
  return (
    solveVerbs(given, task) ?? (tense ? undefined : solveVerbs(given, { ...task, tenses: [told] }))
  )?.[0];
}

const past = /\b(?:yesterday|ago|last|was|were|did|didn't)/i;
