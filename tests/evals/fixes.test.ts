import type { Mistake } from "@/lib/features/coach/fix/frame";
import { judgeFix } from "@/lib/features/coach/fix/judge-fix";
import { findGrammar } from "@/lib/features/english/find-grammar";
import fixes from "./fixes/fixes.json";
import fresh from "./fixes/fresh.json";

type Tried = { sentence: string; quote: string; correction?: string; try: string; label: string };

/** The engine's own mistake at the place, or the one that is given where the engine finds none. */
function mistakeOf({ sentence, quote, correction = "" }: Tried): Mistake {
  const at = sentence.indexOf(quote);
  const found = findGrammar(sentence).find(
    ({ start, end }) => at < 0 || (start < at + quote.length && at < end),
  );
  return found
    ? { topic: found.topic, quote: found.quote, correction: found.correction, sentence }
    : { topic: "other", quote, correction, sentence };
}

const judge = (all: readonly Tried[], setOf: (at: number) => string) =>
  all.map((tried, at) => ({
    ...tried,
    set: setOf(at),
    kind: judgeFix(tried.try, mistakeOf(tried)).kind,
  }));

/** "fresh" was typed by others again, and first judged when all rules stood. */
const judged = [...judge(fixes, (at) => (at % 2 === 0 ? "even" : "odd")), ...judge(fresh, () => "fresh")];

/** How many of a label may be called so, at most. */
const bounds = [
  { set: "even", label: "right", called: /^(?:wrong|same|none)$/, most: 1 },
  { set: "even", label: "wrong", called: /^(?:right|gone)$/, most: 0 },
  { set: "even", label: "none", called: /^(?:right|gone|wrong)$/, most: 1 },
  { set: "odd", label: "right", called: /^(?:wrong|same|none)$/, most: 9 },
  { set: "odd", label: "wrong", called: /^right$/, most: 2 },
  { set: "odd", label: "wrong", called: /^gone$/, most: 15 },
  { set: "odd", label: "none", called: /^(?:right|gone|wrong)$/, most: 3 },
  { set: "fresh", label: "right", called: /^(?:wrong|same|none)$/, most: 4 },
  { set: "fresh", label: "wrong", called: /^right$/, most: 2 },
  { set: "fresh", label: "wrong", called: /^gone$/, most: 16 },
  { set: "fresh", label: "none", called: /^(?:right|gone|wrong)$/, most: 2 },
];

describe("tries at a mistake, labelled by others", () => {
  test.each(bounds)("$set: $label is called $called at most $most times", ({ set, label, called, most }) => {
    const faults = judged
      .filter((one) => one.set === set && one.label === label && called.test(one.kind))
      .map((one) => `${one.sentence} | ${one.quote} | ${one.try} → ${one.kind}`);
    expect(faults.length <= most ? [] : faults).toEqual([]);
  });
});
