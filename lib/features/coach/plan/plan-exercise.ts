import type { Finding } from "@/lib/features/english/finding";
import { gapMark } from "@/lib/features/homework/homework-sheet";
import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { nearnessOf } from "./attempts";
import type { ExerciseState } from "./exercise-state";
import { wishOf, type HintStep } from "./hints";
import type { Intent } from "../intent/intent";
import { holdsPhrase } from "../phrase";
import { cueFor, ruleOf, twinOfItem } from "./item-cues";
import { pickerFor, type Picker } from "../phrases/picker";
import { exercise as words } from "../phrases/exercise";
import { mistake } from "../phrases/mistake";
import { remarks } from "../phrases/remarks";
import { guardSentence } from "../guard/guard";
import { secretOfFinding, secretsOfSolution, type Secret } from "../guard/secrets";

const maxShown = 90;
const maxOwn = 60;
const triesBeforeTwin = 2;
const maxStep = 3;
/** What is answered for itself, and then the exercise goes on. */
const elsewhere =
  /^(?:grammar-question|vocabulary-question|pronunciation|essay|translation|greeting|thanks|goodbye|identity|coach-question|test-date)$/;

/** Whether this turn belongs to the exercise. */
export const isAboutExercise = ({ event, at, items }: ExerciseState, intent: Intent): boolean =>
  event.kind !== "none" || (at < items.length && !elsewhere.test(intent));

/** The answers to every item that is not done. */
export const exerciseSecrets = ({ items, isDone, found, at }: ExerciseState): Secret[] => [
  ...items.flatMap(({ item, solution }, place) =>
    solution && !isDone[place] ? secretsOfSolution(item, solution) : [],
  ),
  ...(found ? [secretOfTry(found, items[at]?.item.prompt)] : []),
];

/** The item is shown beside the try, so that its own words may be quoted too. */
const secretOfTry = (found: Finding, prompt = ""): Secret =>
  secretOfFinding({ ...found, quote: `${found.quote} ${prompt.replaceAll(gapMark, "")}` });

/** What the coach does with an exercise: it opens the items one by one and never fills a gap. */
export function briefOfExercise(
  state: ExerciseState,
  intent: Intent,
  history: TutorTurn["history"],
): CoachBrief {
  const picker = pickerFor(history, history.length);
  const current = state.items[state.at];
  const remark = remarkOn(state, picker);
  const { sheet, tries, event } = state;
  if (!current) return finished(remark, sheet, picker);
  const { item, solution } = current;
  const work = {
    item,
    ...(solution ? { solution } : {}),
    hasChoice: hasChoice(sheet),
    ...named(sheet),
    ...foundTopic(state),
    lacksHelper: lacksHelper(state),
  };
  const isTwinDue = tries === triesBeforeTwin && (event.kind === "wrong" || event.kind === "partly");
  const twin = isTwinDue ? twinOfItem(work) : undefined;
  return {
    strategy: twin ? "twin" : "exercise",
    hintStep: Math.min(tries, maxStep) as HintStep,
    findings: [
      {
        topic: sheet.topic ?? "exercise",
        quote: `${item.number}. ${shorten(item.prompt)}`,
        explanation: ruleOf(work).explanation,
        hint: cueFor(work, tries, { picker, wants: wishOf(event.kind === "list" ? "guess-list" : intent) }),
      },
    ],
    resolved: [],
    ...(twin ? { twin } : {}),
    ...(remark ? { remark } : {}),
  };
}

/** "Do he like": the verb is there, the gap without a word in brackets is what is wrong. */
function lacksHelper({ event, items, at }: ExerciseState): boolean {
  const current = items[at];
  const tried = event.kind === "partly" ? event.own : "";
  const isIn = (rights: string[] = []) => rights.some((right) => holdsPhrase(tried, right));
  return (current?.item.gaps ?? []).some(
    ({ given }, gap) => tried !== "" && !given && current?.solution && !isIn(current.solution.gaps[gap]),
  );
}

const hasChoice = ({ wordBank, task }: ExerciseState["sheet"]) =>
  Math.max(wordBank.length, task?.words.length ?? 0) > 1;

const foundTopic = ({ found }: ExerciseState) => (found ? { topic: found.topic } : {});

const named = ({ topic, topicName }: ExerciseState["sheet"]) => ({
  ...(topic ? { topic } : {}),
  ...(topicName ? { topicName } : {}),
});

const finished = (
  remark: string,
  { topicName: name }: ExerciseState["sheet"],
  picker: Picker,
): CoachBrief => ({
  strategy: "celebrate",
  hintStep: 0,
  findings: [],
  resolved: [],
  remark: [remark, picker.fresh(name ? words.finished : words.finishedUnnamed, { name })]
    .filter(Boolean)
    .join(" "),
});

function remarkOn(state: ExerciseState, picker: Picker): string {
  const { event, sheet } = state;
  switch (event.kind) {
    case "start":
      return sheet.topicName
        ? picker.fresh(words.start, { name: sheet.topicName })
        : picker.fresh(words.startUnnamed);
    case "skipped":
      return picker.fresh(state.isDone.filter((done) => !done).length > 1 ? words.skipped : words.lastOne);
    case "list":
      return picker.fresh(mistake.whichOne);
    case "none":
      return "";
    case "right":
      return praise(state, event, picker);
    case "movedOn":
      return picker.fresh(words.movedOn);
    case "noted":
      return picker.fresh(words.noted, { own: own(event.own) });
    case "partly":
      return unlessTelling(state, picker.fresh(words.partly, { own: own(event.own) }), () =>
        picker.say(words.wrongUnquoted),
      );
    case "wrong":
      return [
        event.right.length > 0 ? praise(state, { ...event, own: "" }, picker) : "",
        doubtOn(state, event.own, picker),
      ]
        .filter(Boolean)
        .join(" ");
  }
}

/** One and the same word may fill another gap too: then it is not said again. */
const unlessTelling = (state: ExerciseState, quoted: string, unquoted: () => string) =>
  guardSentence(quoted, exerciseSecrets(state)) ? quoted : unquoted();

type Right = { own: string; right: number[] };

function praise(state: ExerciseState, { own: tried, right }: Right, picker: Picker): string {
  if (tried) {
    const quoted = picker.fresh(words.right, { own: own(tried) });
    return unlessTelling(state, quoted, () => picker.fresh(words.rightUnquoted));
  }
  const list = right.map((number) => `la ${number}`);
  const last = list.pop() ?? "";
  if (list.length === 0) return picker.say(words.oneRight, { list: last });
  return picker.say(words.severalRight, { list: `${list.join(", ")} e ${last}` });
}

/** Not right yet; where the try comes near, that is said. */
function doubtOn(state: ExerciseState, tried: string, picker: Picker): string {
  const { items, at } = state;
  const current = items[at];
  const [gap] = current?.item.gaps ?? [];
  const [correction = ""] = current?.solution?.gaps[0] ?? [];
  const mistakeMade = { topic: "", quote: gap?.given ?? "", correction };
  const near = correction && current?.item.gaps.length === 1 ? nearnessOf(tried, mistakeMade) : undefined;
  const isTelling = near && /^(?:misspelt|regularised|otherColumn|half)$/.test(near.kind);
  const quoted =
    (isTelling && picker.fresh(remarks[near.kind], { own: near.own })) ||
    picker.say(words.wrong, { own: own(tried) });
  return unlessTelling(state, quoted, () => picker.say(words.wrongUnquoted));
}

const own = (text: string) => {
  const plain = text.replace(/[?«».!\s]+/g, " ").trim();
  return plain.length > maxOwn ? `${plain.slice(0, maxOwn)}…` : plain;
};

/** An item as it is shown: no marks that would end the sentence around it. */
const shorten = (prompt: string) => {
  const plain = prompt
    .replace(/(?<![?!.])[?!.]+\s+(?=\S)/g, ", ")
    .replace(/(?<![?!.«»])[?!.«»]+(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > maxShown ? `${plain.slice(0, maxShown)}…` : plain;
};
