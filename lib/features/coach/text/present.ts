import type { Say } from "../activity";
import type { OpenFinding } from "../open-finding";
import { hintAt, type Hintable } from "./hints";
import { keyOf, type TextState, type TextStep } from "./text-state";
import { texts } from "./words";

/** A mistake that is spoken of, stored or not. */
export type Place = Hintable & Pick<OpenFinding, "topic" | "quote">;

type How = { opening: readonly string[]; count?: number; given?: number; wants?: "reason" | undefined };

const countInWords = "zero,uno,due,tre,quattro,cinque,sei,sette,otto,nove,dieci".split(",");

/** Speaks of one mistake: where it is, the hint that is due, and one question. */
export function present(
  state: TextState,
  one: Place,
  say: Say,
  { opening, count = 0, given = 0, wants }: How,
): TextStep {
  const key = keyOf(one);
  const quote = asQuote(one.quote);
  const hint = hintAt(one, given, say, wants);
  const intro =
    opening.length > 0 ? [say(opening, { quote, count: countInWords[count] ?? String(count) })] : [];
  const isDisputed = state.focus?.key === key && state.focus.isDisputed;
  return {
    state: { ...state, focus: { key, given, isDisputed }, shown: [...state.shown, key] },
    lines: [...intro, hint, ...(asks(hint) ? [] : [say(texts.rewrite)])],
    due: { quote, hint },
  };
}

const maxShown = 120;

/** Words as they stand within a sentence of ours: no marks that would end it. */
export const asQuote = (text: string) =>
  text
    .replace(/[«»?!.\s]+/g, " ")
    .trim()
    .slice(0, maxShown);

/** Whether a hint is itself the question of its reply. */
const asks = (hint: string) => /\?["»*)\s]*$/.test(hint);

/** The state without a mistake the coach does not come back to. */
export function closed(state: TextState, one: Pick<OpenFinding, "topic" | "quote">): TextState {
  const key = keyOf(one);
  const { focus } = state;
  return { ...state, focus: focus?.key === key ? undefined : focus, left: [...state.left, key] };
}
