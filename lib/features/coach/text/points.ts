import { isSameMistake, oncePerMistake, type OpenFinding } from "../open-finding";
import { asQuote } from "./present";
import { keyOf, type TextState } from "./text-state";

type Point = TextState["points"][number];
type Mistake = Pick<OpenFinding, "topic" | "quote" | "correction">;

/** What is found in a text, as points of it. */
export const asPoints = (findings: readonly Mistake[]): Point[] =>
  oncePerMistake(findings).map((one) => ({ key: keyOf(one), quote: asQuote(one.quote) }));

/** The points of the text under work, in its order: those put right, and those still open. */
export function pointsOf(state: TextState | undefined, open: readonly OpenFinding[]) {
  const all = state?.points ?? [];
  const left = all.flatMap(({ key }) => open.find((one) => keyOf(one) === key) ?? []);
  // Of a conversation from before points were counted all that is open is meant.
  const isUncounted = all.length === 0 || left.length === 0;
  const ofBefore = open.filter((one) => !left.some((other) => isSameMistake(one, other)));
  return {
    count: all.length,
    done: all.filter(({ key }) => !open.some((one) => keyOf(one) === key)),
    left: isUncounted ? oncePerMistake(ofBefore) : left,
  };
}

const maxQuotes = 4;

/** "«a», «b» e «c»". */
export function inRow(quotes: readonly string[]): string {
  const shown = quotes.slice(0, maxQuotes).map((quote) => `«${asQuote(quote)}»`);
  const rest = quotes.length > maxQuotes ? ["altri"] : [];
  const all = [...shown, ...rest];
  const last = all.at(-1) ?? "";
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} e ${last}` : last;
}
