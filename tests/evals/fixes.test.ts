import { judgeFix } from "@/lib/features/coach/fix/judge-fix";
import { findGrammar } from "@/lib/features/english/find-grammar";
import fixes from "./fixes/fixes.json";

type Tried = { sentence: string; quote: string; correction?: string; try: string; label: string };

/** The engine's own mistake at the place, or the one that is given where the engine finds none. */
function mistakeOf({ sentence, quote, correction = "" }: Tried) {
  const at = sentence.indexOf(quote);
  const found = findGrammar(sentence).find(
    ({ start, end }) => at < 0 || (start < at + quote.length && at < end),
  );
  return found
    ? { topic: found.topic, quote: found.quote, correction: found.correction, sentence }
    : { topic: "other", quote, correction, sentence };
}

const judged = (fixes satisfies Tried[]).map((tried: Tried, at) => ({
  ...tried,
  half: at % 2 === 0 ? "even" : "odd",
  kind: judgeFix(tried.try, mistakeOf(tried)).kind,
}));

/** How many of a label may be called so, at most. */
const halves = [
  { half: "even", label: "right", called: /^(?:wrong|same|none)$/, most: 3 },
  { half: "even", label: "wrong", called: /^(?:right|gone)$/, most: 0 },
  { half: "even", label: "none", called: /^(?:right|gone|wrong)$/, most: 1 },
  { half: "odd", label: "right", called: /^(?:wrong|same|none)$/, most: 14 },
  { half: "odd", label: "wrong", called: /^(?:right|gone)$/, most: 17 },
  { half: "odd", label: "none", called: /^(?:right|gone|wrong)$/, most: 3 },
];

describe("tries at a mistake, labelled by others", () => {
  test.each(halves)(
    "of the $half places $label is misjudged at most $most times",
    ({ half, label, called, most }) => {
      const faults = judged
        .filter((one) => one.half === half && one.label === label && called.test(one.kind))
        .map((one) => `${one.sentence} | ${one.quote} | ${one.try} → ${one.kind}`);
      expect(faults.length <= most ? [] : faults).toEqual([]);
    },
  );
});
