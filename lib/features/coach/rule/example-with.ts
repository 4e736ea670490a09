import { conjugate, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "@/lib/features/english/lexicon/verbs";
import { randomOf, seedOf } from "@/lib/features/exercises/random";
import { activities, withRest } from "@/lib/features/exercises/world/activities";
import { someone, tellable } from "@/lib/features/exercises/world/people";
import type { LessonId } from "../lessons/all-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { wordsOf } from "../phrase";

/** Lessons on one tense, of which any verb can be an example; and what tells when. */
const tenses: Partial<Record<LessonId, { tense: Tense; when: string }>> = {
  "present-simple": { tense: "present-simple", when: "on Saturdays" },
  "third-person-s": { tense: "present-simple", when: "on Saturdays" },
  "present-continuous": { tense: "present-continuous", when: "now" },
  "past-simple": { tense: "past-simple", when: "last Friday" },
  "irregular-verbs": { tense: "past-simple", when: "last Friday" },
  "past-continuous": { tense: "past-continuous", when: "at nine o'clock" },
  "present-perfect": { tense: "present-perfect", when: "twice this week" },
  "past-perfect": { tense: "past-perfect", when: "before that day" },
  "future-will": { tense: "will", when: "tomorrow" },
  "going-to": { tense: "going-to", when: "tomorrow" },
  "can-could": { tense: "can", when: "" },
  should: { tense: "should", when: "more often" },
  "may-might": { tense: "might", when: "tomorrow" },
};

const tenseOf: ReadonlyMap<string, { tense: Tense; when: string }> = new Map(Object.entries(tenses));

const basesOf = (word: string) =>
  [word, baseOfThird, baseOfPast, baseOfParticiple, baseOfIng].map((base) =>
    typeof base === "string" ? base : base(word),
  );

const singular = tellable.filter(({ pronoun }) => pronoun === "he" || pronoun === "she");

/** An English sentence of the lesson's rule with this verb (a base form); undefined where we have none. */
export function exampleWith(lesson: GrammarLesson, verb: string): string | undefined {
  const own = lesson.examples.find((example) =>
    wordsOf(example).some((word) => basesOf(word).includes(verb)),
  );
  return own ?? makeExample(lesson.id, verb);
}

function makeExample(id: string, verb: string): string | undefined {
  const frame = tenseOf.get(id);
  const fitting = activities.filter((activity) => activity.verb === verb);
  if (!frame || fitting.length === 0) return undefined;
  const random = randomOf(seedOf(id, verb));
  const activity = random.pick(fitting);
  const person = someone(random, singular, activity.age);
  const subject = person.en;
  const [predicate = ""] = conjugate({ subject, verb, tense: frame.tense, form: "positive" }).filter(
    (form) => !form.startsWith("'"),
  );
  return `${[subject, predicate, withRest(activity, person.own), frame.when].filter(Boolean).join(" ")}.`;
}
