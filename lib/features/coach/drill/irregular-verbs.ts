import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import type { Random } from "@/lib/features/exercises/random";
import { gapMark, type Gap } from "@/lib/features/homework/homework-sheet";
import type { Level } from "./level";
import type { DrillItem } from "./to-item";

export const irregularInstruction = "Scrivi le forme che mancano: past simple e participio passato.";

/** The verbs of school by how they change, so that one round sounds alike. Those with one form only ask nothing. */
const groups = `
begin drink ring sing swim sink run come become
bring buy catch fight teach think
break choose speak steal wake forget get wear
build burn feel keep leave lose meet send sleep spend
drive ride rise write give take eat fall hide
blow draw fly grow know throw show see
do go be have make hear say tell sell
find stand understand pay read win sit hold feed lend`
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

const verbs = new Map(irregularVerbs.map((verb) => [verb.base, verb]));
/** "Been" stands beside "gone" only for where somebody has been. */
const participlesOf = (base: string) =>
  base === "go" ? ["gone"] : (verbs.get(base)?.participles ?? []).filter((form) => form !== "gotten");

/** "go – ____ – ____"; a form that is the base itself is given ("come – ____ – come"). Undefined where all are alike. */
function itemOf(base: string): DrillItem | undefined {
  const forms = [verbs.get(base)?.pasts ?? [], participlesOf(base)];
  const asked = forms.filter((form) => form.length > 0 && !form.includes(base));
  if (asked.length === 0) return undefined;
  const gaps: Gap[] = [];
  let prompt = base;
  for (const form of forms) {
    prompt += " – ";
    const isAsked = asked.includes(form);
    if (isAsked) gaps.push({ start: prompt.length, end: prompt.length + gapMark.length });
    prompt += isAsked ? gapMark : base;
  }
  return {
    instruction: irregularInstruction,
    item: { number: 1, prompt, gaps },
    solution: { gaps: asked.map((form) => [...form]) },
    text: base,
  };
}

/** Of one group, in an order drawn by chance; for who wants it harder of all groups, so that no two sound alike. */
export const drawIrregularVerbs = (random: Random, level?: Level): DrillItem[] =>
  level === "harder"
    ? random.shuffle(groups).flatMap((group) => itemOf(random.pick(group.filter(isAsked))) ?? [])
    : random.shuffle(random.pick(groups).flatMap((base) => itemOf(base) ?? []));

const isAsked = (base: string) => itemOf(base) !== undefined;

/** Every verb that is asked. */
export const askedVerbs = (): DrillItem[] => groups.flat().flatMap((base) => itemOf(base) ?? []);
