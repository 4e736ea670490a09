import { conjugate, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { thirdPerson } from "@/lib/features/english/lexicon/verbs";
import { capital, small } from "@/lib/features/exercises/draft";
import type { Random } from "@/lib/features/exercises/random";
import { sceneOf, type Scene } from "@/lib/features/exercises/tense-makers";
import { activities, withRest, type Activity } from "@/lib/features/exercises/world/activities";
import { askable, everybody, type Person } from "@/lib/features/exercises/world/people";
import { gapMark } from "@/lib/features/homework/homework-sheet";
import type { ItemState } from "../../exercise/exercise-state";
import type { ItemTopic } from "../topic/item-topic";
import type { Sign, Subject } from "../topic/verb-form";
import type { SolvedTwin } from "./read-twins";
import { frameOf, suits } from "./tense-frames";

export type VerbWish = {
  tense: Tense;
  sign: Sign;
  subject?: Subject;
  /** The item's own verb: another of its kind, regular or irregular, is nearer. */
  verb?: string;
  /** Whether helper and verb have gaps of their own. */
  isSplit: boolean;
  /** What is to choose from is in another tense, or the base. */
  other?: Tense | "base";
  /** "just", "never", as the item has it. */
  adverb?: string;
  asksWhy: boolean;
};

/** What a solved sentence for an item about a tense should be like; undefined where it is about something else. */
export function verbWishOf(
  item: ItemState,
  { topic, sign, subject, verb, tenses }: ItemTopic,
): VerbWish | undefined {
  const tense = frameOf(topic === "third-person-s" ? "present-simple" : topic)?.tense;
  if (!tense) return undefined;
  const text = `${item.prompt} ${item.gaps.map(({ given = "" }) => given).join(" ")}`;
  const adverb =
    tense === "present-perfect" ? /\b(?:just|already|never|ever|yet)\b/.exec(text)?.[0] : undefined;
  const other = topic === "third-person-s" ? "base" : tenses.find((one) => one !== tense && frameOf(one));
  return {
    tense,
    sign,
    isSplit: item.gaps.length > 1 && item.gaps.some(({ given }) => !given),
    asksWhy: sign === "question" && /^(?:when|where|why|what|how|who)\b/i.test(item.prompt),
    ...(subject && { subject }),
    ...(verb && { verb }),
    ...(other && { other }),
    ...(adverb && (adverb !== "ever" || sign === "question") && { adverb }),
  };
}

const irregular = new Set(irregularVerbs.map(({ base }) => base));

const isSubject = ({ pronoun }: Person, subject: Subject) => {
  if (subject === "third") return /^(?:he|she)$/.test(pronoun);
  return subject === "plural" ? /^(?:we|they)$/.test(pronoun) : pronoun === subject;
};

const isOfAge = ({ age }: Activity, person: Person) =>
  age === "any" || person.age === "any" || person.age === age;
/** "My friends dance with friends" says the same twice. */
const saysTwice = ({ rest }: Activity, { en }: Person) => /friends/.test(rest) && /friends/.test(en);

/** A solved sentence in a tense: what stood in brackets, and the whole; a near one has the item's person and kind of verb. */
export function verbTwin(wish: VerbWish & { isNear: boolean }, random: Random): SolvedTwin | undefined {
  const { tense, sign, subject, verb, isNear } = wish;
  const frame = frameOf(tense);
  if (!frame) return undefined;
  const list = sign === "question" ? askable : everybody.filter(({ en }) => en !== "you");
  const alike = subject && isNear ? list.filter((person) => isSubject(person, subject)) : [];
  const people = alike.length > 0 ? alike : list;
  const isLike = (activity: Activity) =>
    !isNear || !verb || tense !== "past-simple" || irregular.has(activity.verb) === irregular.has(verb);
  const only = (activity: Activity) =>
    suits(tense, activity) && isLike(activity) && people.some((person) => isOfAge(activity, person));
  const scene = sceneOf(random, frame, sign, { people, only, from: activities });
  return saysTwice(scene.activity, scene.person) ? undefined : solved(scene, wish);
}

function solved({ person, activity, time, form }: Scene, wish: VerbWish): SolvedTwin {
  const { verb } = activity;
  const { tense, other, asksWhy } = wish;
  const adverb = wish.adverb === "yet" ? undefined : wish.adverb;
  const when = wish.adverb === "yet" ? "yet" : adverb ? "" : time.en;
  const end = `${[withRest(activity, person.own), when].filter(Boolean).join(" ")}${form === "question" ? "?" : "."}`;
  const clause = { subject: person.en, verb, form, ...(adverb && { adverb }) };
  const [right = ""] = conjugate({ ...clause, tense });
  const wrong =
    other === "base"
      ? right === verb
        ? thirdPerson(verb)
        : verb
      : other && conjugate({ ...clause, tense: other })[0];
  const who = small(person.en);
  const isQuestion = form === "question";
  const why = asksWhy ? "Why " : "";
  const start = isQuestion ? why : `${capital(person.en)} `;
  const shown = isQuestion && !why ? capital(right) : right;
  const whole = `${start}${shown} ${end}`;
  // Which of two comes first must not tell: the longer one does.
  const choices =
    wrong && wrong !== right ? [wrong, right].toSorted((one, two) => two.length - one.length) : undefined;
  if (choices) return { prompt: `${start}${gapMark} ${end} (${choices.join(" / ")})`, solved: whole };
  const [helper = ""] = right.split(" ");
  if (wish.isSplit && isQuestion) {
    const inside = [who, adverb].filter(Boolean).join(" ");
    return { prompt: `${start}${gapMark} ${inside} ${gapMark} (${verb}) ${end}`, solved: whole };
  }
  if (wish.isSplit && adverb && right.startsWith(`${helper} ${adverb} `))
    return { prompt: `${start}${gapMark} ${adverb} ${gapMark} (${verb}) ${end}`, solved: whole };
  const given = [form === "negative" ? "not" : "", isQuestion ? who : "", adverb ?? "", verb]
    .filter(Boolean)
    .join(" / ");
  return { prompt: `${start}${gapMark} (${given}) ${end}`, solved: whole };
}
