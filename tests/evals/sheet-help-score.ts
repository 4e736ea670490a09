import type { ExerciseState } from "@/lib/features/coach/exercise/exercise-state";
import { helpRung, type HelpRung, type Rung } from "@/lib/features/coach/sheet/help-rung";
import { readSheet } from "@/lib/features/coach/sheet/read-sheet";
import type { TextbookSheet } from "./textbook-items";

export type HelpedItem = {
  sheet: string;
  prompt: string;
  answers: string[];
  rungs: HelpRung[];
  hasRule: boolean;
};

/** What a rule on a sheet's topic speaks of, by words of the sheet's name; the first that fits counts. */
const ruleOfSheet: readonly [RegExp, RegExp][] = [
  [/simple or continuous|continuous or simple/, /present simple e present continuous/],
  [/past simple or present perfect|present perfect or past/, /past simple e present perfect/],
  [/short answers/, /risposte brevi/],
  [/order/, /l'ordine|avverbi di frequenza/],
  [/passive/, /passivo/],
  [/past perfect/, /past perfect/],
  [/present perfect/, /present perfect|since, for/],
  [/present continuous/, /present continuous/],
  [/going to/, /going to/],
  [/since/, /since, for/],
  [/past continuous/, /past continuous/],
  [/used to/, /used to/],
  [/future/, /will e going to/],
  [/conditional/, /condizionale|conditional/],
  [/comparatives and superlatives/, /comparativi|superlativi/],
  [/superlative/, /superlativ/],
  [/comparative/, /comparativ|as … as/],
  [/plural/, /plural/],
  [/prepositions/, /preposizioni di (?:tempo|luogo)/],
  [/much/, /much, many/],
  [/have got/, /have got/],
  [/^articles$/, /vocale/],
  [/a or an/, /vocale/],
  [/simple past|past simple/, /past simple|passato di be/],
  [/present simple/, /present simple|verbo essere/],
];

/** Of sheets about several things: what the rule of an item speaks of, by its accepted answer. */
const ruleOfAnswer: readonly [RegExp, RegExp][] = [
  [/^(?:doesn't|don't|does|do)$/i, /do e does|do o does/],
  [/^(?:am|is|are|isn't|aren't)$/i, /verbo essere|there is/],
  [/^(?:was|were)$/i, /passato di be|past/],
  [/^(?:too )?(?:much|many)$/i, /much, many/],
  [/^(?:some|any)$/i, /some e any/],
  [/^(?:this|that|these|those)$/i, /this, that/],
  [/^(?:its|his|her|our|your|my|mine|yours|hers|their)$/i, /possessiv/],
  [/^(?:whose|who's)$/i, /Whose/],
  [/^ever$|^never$/i, /un no solo|ever/i],
  [/^(?:well|good)$/i, /avverbio/],
  [/^(?:has|have) got$/i, /have got/],
  [/^taller$/i, /comparativi/],
  [/^rains$/i, /condizionale/],
  [/^(?:knows|works)$/i, /terza persona/],
  [/^see$/i, /forma base/],
  [/^swim$/i, /verbi modali/],
  [/./, /tempi verbali|present|past|futuro/],
];

const isOnTopic = (sheet: string, answers: readonly string[], text: string) => {
  const [first = ""] = answers;
  const rule =
    ruleOfSheet.find(([name]) => name.test(sheet))?.[1] ?? ruleOfAnswer.find(([one]) => one.test(first))?.[1];
  return rule?.test(text) ?? false;
};

const rungs = [1, 2, 3, 4] as const satisfies readonly Rung[];

/** All help with each item whose solution is certain, as its student would get it while nothing is solved. */
export function helpWithSheets(sheets: readonly TextbookSheet[]): HelpedItem[] {
  return sheets.flatMap(({ name, text }) => {
    const exercise = readSheet(text);
    const certain =
      exercise?.items.filter(({ solution }) => solution.every((forms) => forms.length > 0)) ?? [];
    return certain.map((item) => helped(name, item, exercise as ExerciseState));
  });
}

function helped(
  sheet: string,
  item: ExerciseState["items"][number],
  { parts, items }: ExerciseState,
): HelpedItem {
  const shown = rungs.map((rung) => helpRung({ item, parts, unsolved: items, rung }));
  const answers = item.solution.map(([first = ""]) => first);
  return {
    sheet,
    prompt: item.prompt,
    answers,
    rungs: shown,
    hasRule: isOnTopic(sheet, answers, shown[1]?.text ?? ""),
  };
}

export const sharesOf = (items: readonly HelpedItem[]) => ({
  items: items.length,
  rule: items.filter(({ hasRule }) => hasRule).length,
  twin: items.filter(({ rungs: [, , third] }) => third?.example).length,
  secondTwin: items.filter(({ rungs: [, , , fourth] }) => fourth?.example).length,
});
