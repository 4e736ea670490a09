import { conjugate, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { capital, choose, gapFill, order, small, translate, type Draft, type Maker } from "./draft";
import type { ExerciseLevel } from "./exercise";
import type { Random } from "./random";
import { activities, restsOf, translatable, withRest, type Activity } from "./world/activities";
import { italianFuture, italianNow, italianPast, italianPresent } from "./world/italian";
import { askable, someone, tellable, type Person } from "./world/people";
import { wordings } from "./world/wordings";
import { futureTimes, habitTimes, nowTimes, pastTimes, timesFor, type Time } from "./world/times";

export type Form = "positive" | "negative" | "question";

/** A tense with what a pupil meets it with. */
export type TenseFrame = { tense: Tense; times: readonly Time[]; name: string };

export const habit: TenseFrame = { tense: "present-simple", times: habitTimes, name: "present simple" };
export const now: TenseFrame = { tense: "present-continuous", times: nowTimes, name: "present continuous" };
export const past: TenseFrame = { tense: "past-simple", times: pastTimes, name: "past simple" };
export const willFuture: TenseFrame = { tense: "will", times: futureTimes, name: "futuro (will)" };
export const goingTo: TenseFrame = { tense: "going-to", times: futureTimes, name: "futuro (be going to)" };

/** Who does what when. */
export type Scene = { person: Person; activity: Activity; time: Time; form: Form };

type Limits = {
  people?: readonly Person[];
  only?: (activity: Activity) => boolean;
  from?: readonly Activity[];
};

/** A natural combination: children do homework, nobody visits a museum every day. */
export function sceneOf(random: Random, frame: TenseFrame, form: Form, limits: Limits = {}): Scene {
  const { people = tellable, only = () => true, from = activities } = limits;
  const activity = random.pick(from.filter(only));
  const list = form === "question" && !limits.people ? askable : people;
  return {
    person: someone(random, list, activity.age),
    activity,
    time: random.pick(timesFor(frame.times, activity)),
    form,
  };
}

const sentenceOf = (...parts: string[]) => capital(parts.filter(Boolean).join(" ")).replace(/ (?=')/g, "");
const markOf = (form: Form) => (form === "question" ? "?" : ".");

const given: Record<Form, (scene: Scene) => string> = {
  positive: ({ activity }) => activity.verb,
  negative: ({ activity }) => `not / ${activity.verb}`,
  question: ({ person, activity }) => `${small(person.en)} / ${activity.verb}`,
};

/** "My sister ___ (play) football every day." The instruction names the tense unless the time word must tell it. */
export function tenseGap(scene: Scene, frame: TenseFrame, instruction?: string): Draft {
  const { person, activity, time, form } = scene;
  const subject = form === "question" ? "" : `${person.en} `;
  const rest = [withRest(activity, person.own), time.en].filter(Boolean).join(" ");
  return gapFill(
    instruction ?? `Completa con il ${frame.name} del verbo tra parentesi.`,
    `${capital(subject)}___ (${given[form](scene)}) ${rest}${markOf(form)}`,
    conjugate({ subject: person.en, verb: activity.verb, tense: frame.tense, form }),
  );
}

/** One right form of the verb among the `wrong` ones, which are asked for it. */
function tenseChoice(
  random: Random,
  scene: Scene,
  frame: TenseFrame,
  wrong: (scene: Scene) => string[],
): Draft {
  const { person, activity, time, form } = scene;
  const [right = ""] = conjugate({ subject: person.en, verb: activity.verb, tense: frame.tense, form });
  const rest = [withRest(activity, person.own), time.en].filter(Boolean).join(" ");
  const subject = form === "question" ? "" : `${person.en} `;
  return choose(random, {
    instruction: "Scegli la forma giusta.",
    sentence: `${capital(subject)}___ ${rest}${markOf(form)}`,
    right,
    wrong: wrong(scene).filter((option) => option !== right),
  });
}

/** Words to put in order; the time may stand first or last, in a question last. */
export function tenseOrder(
  random: Random,
  { person, activity, time, form }: Scene,
  frame: TenseFrame,
): Draft {
  const [verb = ""] = conjugate({ subject: person.en, verb: activity.verb, tense: frame.tense, form });
  const clause = form === "question" ? piecesOfQuestion(verb, person) : [person.en, ...verb.split(" ")];
  const rest = withRest(activity, person.own);
  const core = [...clause, ...(rest ? [rest] : [])].map((piece, at) => (at === 0 ? small(piece) : piece));
  const mark = markOf(form);
  const timeFirst = [time.en, ...core.slice(0, -1), (core.at(-1) ?? "") + mark];
  return order(random, [...core, time.en + mark], form === "question" ? [] : [timeFirst]);
}

function piecesOfQuestion(verb: string, person: Person): string[] {
  const subject = small(person.en);
  const [helper = "", verbs = ""] = verb.split(` ${subject} `);
  return [helper, subject, ...verbs.split(" ")];
}

function italianVerb({ tense }: TenseFrame, { it }: Activity, { italian, gender }: Person): string {
  if (tense === "present-continuous") return italianNow(it, italian);
  if (tense === "past-simple") return italianPast(it, italian, gender);
  return tense === "will" ? italianFuture(it, italian) : italianPresent(it, italian);
}

/** Italian to English, with every right tense form, verb phrase and place of the time. */
export function tenseTranslation(
  { person, activity, time, form }: Scene,
  frames: readonly TenseFrame[],
): Draft {
  const [first] = frames;
  if (!first) throw new Error("a translation needs a tense");
  const mark = markOf(form);
  const subject = form === "question" ? "" : person.en;
  const clauses = frames.flatMap(({ tense }) =>
    wordings(activity).flatMap((wording) =>
      conjugate({ subject: person.en, verb: wording.verb, tense, form }).flatMap((verb) =>
        restsOf(wording, person.own).map((rest) => sentenceOf(subject, verb, rest)),
      ),
    ),
  );
  const sentences = clauses.flatMap((clause) =>
    [time.en, ...time.others].flatMap((when) => [
      `${clause} ${when}${mark}`,
      ...(form === "question" ? [] : [`${capital(when)} ${small(clause)}${mark}`]),
    ]),
  );
  const no = form === "negative" ? "non " : "";
  return translate(
    `${person.it} ${no}${italianVerb(first, activity, person)} ${time.it}${mark}`,
    ...sentences,
  );
}

type Settings = Limits & { levels: readonly ExerciseLevel[]; form?: Form };

export const gapMaker = (frame: TenseFrame, { levels, form = "positive", ...limits }: Settings): Maker => ({
  levels,
  make: (random) => tenseGap(sceneOf(random, frame, form, limits), frame),
});

export const orderMaker = (frame: TenseFrame, { levels, form = "positive", ...limits }: Settings): Maker => ({
  levels,
  make: (random) => tenseOrder(random, sceneOf(random, frame, form, limits), frame),
});

export const translateMaker = (
  frame: TenseFrame,
  { levels, form = "positive", ...limits }: Settings,
): Maker => ({
  levels,
  make: (random) =>
    tenseTranslation(sceneOf(random, frame, form, { from: translatable, ...limits }), [frame]),
});

export const choiceMaker = (
  frame: TenseFrame,
  { levels, form = "positive", wrong, ...limits }: Settings & { wrong: (scene: Scene) => string[] },
): Maker => ({
  levels,
  make: (random) => tenseChoice(random, sceneOf(random, frame, form, limits), frame, wrong),
});

/** A form of the scene's verb, for an option that is wrong here. */
export const formOf = ({ person, activity }: Scene, tense: Tense, form: Form) =>
  conjugate({ subject: person.en, verb: activity.verb, tense, form })[0] ?? "";

const restOf = ({ person, activity, time }: Scene) =>
  [withRest(activity, person.own), time.en].filter(Boolean).join(" ");

/** "My sister ___ play chess on Sundays." and "___ your sister play chess?": which helper? */
export function helperChoice(random: Random, scene: Scene, right: string, wrong: string[]): Draft {
  const { person, activity, form } = scene;
  const sentence =
    form === "question"
      ? `___ ${small(person.en)} ${activity.verb} ${restOf(scene)}?`
      : `${capital(person.en)} ___ ${activity.verb} ${restOf(scene)}.`;
  return choose(random, { instruction: "Scegli la parola giusta.", sentence, right, wrong });
}

/** "Did your sister ___ chess?": the sentence around the verb, its helper in place. */
export function aroundVerb(scene: Scene, helper: string): string {
  const { person, form } = scene;
  return form === "question"
    ? `${capital(helper)} ${small(person.en)} ___ ${restOf(scene)}?`
    : `${capital(person.en)} ${helper} ___ ${restOf(scene)}.`;
}

/** `aroundVerb` with the verb in brackets. */
export const aroundGivenVerb = (scene: Scene, helper: string) =>
  aroundVerb(scene, helper).replace("___", `___ (${scene.activity.verb})`);
