import { conjugate, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { capital, choose, gapFill, order, small, translate, type Maker } from "./draft";
import type { ExerciseLevel } from "./exercise";
import type { Random } from "./random";
import type { Form } from "./tense-makers";
import { askable, everybody, type Person } from "./world/people";
import { italianIs, italianState, italianWas, states, type State } from "./world/states";

type BeTense = Extract<Tense, "present-simple" | "past-simple">;
/** Somebody and how or where they are. */
type BeScene = { person: Person; state: State; time: { en: string; it: string }; tense: BeTense; form: Form };

const times: Record<BeTense, { en: string; it: string }[]> = {
  "present-simple": [
    { en: "today", it: "oggi" },
    { en: "now", it: "adesso" },
    { en: "this afternoon", it: "oggi pomeriggio" },
  ],
  "past-simple": [
    { en: "yesterday", it: "ieri" },
    { en: "yesterday morning", it: "ieri mattina" },
    { en: "last Saturday", it: "sabato scorso" },
    { en: "last night", it: "ieri notte" },
    { en: "two hours ago", it: "due ore fa" },
    { en: "three days ago", it: "tre giorni fa" },
  ],
};

export const beScene = (
  random: Random,
  tense: BeTense,
  form: Form,
  people: readonly Person[] = form === "question" ? askable : everybody,
): BeScene => ({
  person: random.pick(people),
  state: random.pick(states),
  time: random.pick(times[tense]),
  tense,
  form,
});

const clauseOf = ({ person, tense, form }: BeScene) => ({ subject: person.en, verb: "be", tense, form });
const markOf = (form: Form) => (form === "question" ? "?" : ".");

/** "My sister ___ at home now." or "___ your sister at home now?" */
function sentenceOf({ person, state, time, form }: BeScene, gap: string): string {
  const rest = `${state.en} ${time.en}${markOf(form)}`;
  return form === "question" ? `${gap} ${small(person.en)} ${rest}` : `${capital(person.en)} ${gap} ${rest}`;
}

const helperOf = (scene: BeScene) => conjugate(clauseOf(scene))[0]?.split(" ")[0] ?? "";

const wrongHelpers: Record<BeTense, string[]> = {
  "present-simple": ["am", "is", "are"],
  "past-simple": ["was", "were"],
};

type Settings = { levels: readonly ExerciseLevel[]; tense: BeTense; form?: Form };

export const beChoice = ({ levels, tense, form = "positive" }: Settings): Maker => ({
  levels,
  make: (random) => {
    const scene = beScene(random, tense, form);
    const right = helperOf(scene);
    const ending = form === "negative" ? " not" : "";
    return choose(random, {
      instruction: "Scegli la forma giusta di be.",
      sentence: sentenceOf(scene, "___"),
      right: form === "negative" ? `${right} not` : right,
      wrong: [...wrongHelpers[tense], "be"].filter((one) => one !== right).map((one) => one + ending),
    });
  },
});

export const beGap = ({ levels, tense, form = "positive" }: Settings): Maker => ({
  levels,
  make: (random) => {
    const scene = beScene(random, tense, form);
    const name = tense === "present-simple" ? "present simple" : "past simple";
    if (form === "question")
      return gapFill(`Completa con il ${name} di be.`, sentenceOf(scene, "___ (be)"), [helperOf(scene)]);
    const given = form === "negative" ? "___ (not / be)" : "___ (be)";
    return gapFill(`Completa con il ${name} di be.`, sentenceOf(scene, given), conjugate(clauseOf(scene)));
  },
});

export const beOrder = ({ levels, tense, form = "question" }: Settings): Maker => ({
  levels,
  make: (random) => {
    const { person, state, time } = { ...beScene(random, tense, form) };
    const [be = ""] = conjugate({ subject: person.en, verb: "be", tense, form: "positive" });
    const mark = markOf(form);
    if (form === "question") return order(random, [be, small(person.en), state.en, time.en + mark]);
    const pieces =
      form === "negative" ? [small(person.en), be, "not", state.en] : [small(person.en), be, state.en];
    return order(random, [...pieces, time.en + mark], [[time.en, ...pieces.slice(0, -1), state.en + mark]]);
  },
});

export const beTranslation = ({ levels, tense, form = "positive" }: Settings): Maker => ({
  levels,
  make: (random) => {
    const { person, state, time } = beScene(random, tense, form);
    const mark = markOf(form);
    const be = tense === "present-simple" ? italianIs(person.italian) : italianWas(person.italian);
    const no = form === "negative" ? "non " : "";
    const italian = `${person.it} ${no}${be} ${italianState(state, person)} ${time.it}${mark}`;
    const verb = conjugate({ subject: person.en, verb: "be", tense, form: "positive" })[0] ?? "";
    const not = form === "negative" ? " not" : "";
    const clauses = [state.en, ...state.others].map((en) =>
      form === "question" ? `${verb} ${small(person.en)} ${en}` : `${person.en} ${verb}${not} ${en}`,
    );
    const patterns = clauses.flatMap((clause) => [
      `${clause} ${time.en}${mark}`,
      ...(form === "question" ? [] : [`${capital(time.en)} ${small(capital(clause))}${mark}`]),
    ]);
    return translate(italian, ...patterns);
  },
});
