import type { Say, Step } from "../activity";
import { guardFor } from "../guard/guard";
import { nextCue } from "./cues";
import { partOfItem, withItem, type ExerciseState, type ItemState } from "./exercise-state";
import { secretsOfExercise } from "./secrets-of-exercise";
import { askFor, nameOf, namesOf, optionsOf, shown, summaryOf } from "./show";
import { twinsOf } from "./twins";
import { words } from "./words";

type ExerciseLines = Step<ExerciseState>;

/** The next hint on the item under work, or the one that is given; it is shown again where nothing else names it. */
export function hintOn(state: ExerciseState, say: Say, given?: string): ExerciseLines {
  const item = state.items[state.at];
  if (!item) return ending(state, say);
  const cue = given === undefined ? nextCue(state, item) : undefined;
  const next = withItem(state, state.at, { hints: item.hints + 1 });
  const isAsked = cue?.isQuestion ?? /^[^?]*\?$/.test(given ?? "");
  const text = cue?.text ?? (isAsked ? (given ?? "") : asStatement(given ?? ""));
  if (isAsked) return { state: next, lines: [text] };
  return { state: next, lines: [text, say(words.tryAgain, namesOf(state, item))].filter(Boolean) };
}

/** One question at a time: a hint before the closing question is told as a statement. */
const asStatement = (text: string) => text.replace(/\*[^*]*\*|\?/g, (found) => (found === "?" ? "." : found));

/** An item with what there is to choose from, if that is short or asked for, and what asks for its answer. */
export function showItem(state: ExerciseState, say: Say, { isAsked = false } = {}): ExerciseLines {
  const item = state.items[state.at];
  if (!item) return ending(state, say);
  const line = say(words.show, { n: nameOf(state, item), item: shown(item) });
  return { state, lines: [line, offered(state, item, { isAsked, say }), askFor(item, say)].filter(Boolean) };
}

const maxOptionWords = 24;

/** What there is to choose from; by its letters alone where the words would tell an answer. */
function offered(
  state: ExerciseState,
  item: ItemState,
  { isAsked, say }: { isAsked: boolean; say: Say },
): string {
  const options = optionsOf(item);
  const [first, last] = [options[0], options.at(-1)];
  const isShort = options.join(" ").split(/\s+/).length <= maxOptionWords;
  if (!first || !last || !(isAsked || isShort)) return "";
  const plain = options.map((option) => option.slice("a. ".length));
  const told = [options, plain]
    .map((all) => say(words.options, { options: all.join(" / ") }))
    .find(guardFor(secretsOfExercise(state)));
  if (told !== undefined) return told;
  return say(words.optionLetters, { first: first.charAt(0), last: last.charAt(0) });
}

const bare = (text: string) => text.replace(/\.$/, "");

/** A solved item of the same kind; none where there is none that tells nothing. */
export function twinOn(
  state: ExerciseState,
  item: ItemState,
  { which, say }: { which: number; say: Say },
): string[] {
  const secrets = secretsOfExercise(state);
  const isSafe = guardFor(secrets);
  const twins = twinsOf(item, partOfItem(state, item).topic).filter(({ wrong, right }) =>
    isSafe(`Guarda *${wrong}* e *${right}*.`),
  );
  const twin = twins[which] ?? (which === 0 ? twins[0] : undefined);
  return twin ? [say(words.twin, { wrong: bare(twin.wrong), right: bare(twin.right) })] : [];
}

/** On to the next open item, then to those put aside, once; the summary when none is left. */
export function moveOn(state: ExerciseState, say: Say): ExerciseLines {
  const here = state.items[state.at]?.part ?? 0;
  const open = [...state.items.entries()].filter(([at, { status }]) => status === "open" && at !== state.at);
  const waiting = open.filter(([, { isSkipped }]) => !isSkipped);
  const [next] = waiting.find(([, { part }]) => part === here) ??
    waiting.find(([, { part }]) => part > here) ??
    waiting[0] ??
    open.find(([at]) => at > state.at) ??
    open[0] ?? [undefined];
  if (next !== undefined) return showItem({ ...state, at: next }, say);
  const aside = state.items.findIndex(({ status, isBack }) => status === "aside" && !isBack);
  if (aside < 0) return ending({ ...state, at: state.items.length }, say);
  const back = withItem({ ...state, at: aside }, aside, { status: "open", isBack: true, tried: [] });
  const shownBack = showItem(back, say);
  return { ...shownBack, lines: [say(words.comeBack), ...shownBack.lines] };
}

/** The end, with its summary. The state stays: what was not found is still a secret, and "finito?" is still answered. */
export function ending(state: ExerciseState, say: Say): ExerciseLines {
  const isLeft = state.items.some(({ status }) => status !== "done");
  const lines = [say(words.done), summaryOf(state), say(isLeft ? words.leftToShow : words.afterEnd)];
  return { state: { ...state, at: state.items.length }, lines };
}
