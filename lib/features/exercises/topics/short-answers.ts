import { conjugate, shortAnswer, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { beScene } from "../be-makers";
import { capital, choose, gapFill, order, translate, type Maker, type TopicContent } from "../draft";
import type { Random } from "../random";
import { habit, past, sceneOf, willFuture, now, type TenseFrame } from "../tense-makers";
import { withRest } from "../world/activities";
import { askable, isTold, type Pronoun } from "../world/people";
import { italianIs, italianState } from "../world/states";

const told = askable.filter(isTold);

/** A question, and who answers it: "you" is answered by "I". */
type Asked = { question: string; who: string; verb: string; tense: Tense };

const answerer = (pronoun: Pronoun) => (pronoun === "you" ? "I" : pronoun);

function tenseQuestion(random: Random, frames: readonly TenseFrame[]): Asked {
  const frame = random.pick(frames);
  const { person, activity, time } = sceneOf(random, frame, "question", { people: told });
  const { verb } = activity;
  const [start = ""] = conjugate({ subject: person.en, verb, tense: frame.tense, form: "question" });
  const question = `${capital(start)} ${withRest(activity, person.own)} ${time.en}?`;
  return { question, who: answerer(person.pronoun), verb, tense: frame.tense };
}

function beQuestion(random: Random): Asked {
  const tense = random.pick(["present-simple", "past-simple"] as const);
  const { person, state, time } = beScene(random, tense, "question", told);
  const [start = ""] = conjugate({ subject: person.en, verb: "be", tense, form: "question" });
  const question = `${capital(start)} ${state.en} ${time.en}?`;
  return { question, who: answerer(person.pronoun), verb: "be", tense };
}

const answersOf = ({ who, verb, tense }: Asked, answer: "yes" | "no") =>
  shortAnswer({ subject: who, verb, tense }, answer);

/** "You" may be one or many. */
const allAnswersTo = (asked: Asked, answer: "yes" | "no") =>
  [asked, ...(asked.who === "I" ? [{ ...asked, who: "we" }] : [])].flatMap((one) => answersOf(one, answer));

const anyQuestion = (random: Random, frames: readonly TenseFrame[]) =>
  random.next() < 0.3 ? beQuestion(random) : tenseQuestion(random, frames);

const gap = (levels: Maker["levels"], frames: readonly TenseFrame[]): Maker => ({
  levels,
  make: (random) => {
    const asked = anyQuestion(random, frames);
    const answer = random.pick(["yes", "no"] as const);
    return gapFill(
      "Completa la risposta breve: soggetto e ausiliare.",
      `${asked.question} ${capital(answer)}, ___.`,
      allAnswersTo(asked, answer),
    );
  },
});

/** Helpers that answer another question. */
const wrongAnswers = (who: string, answer: "yes" | "no", right: string) =>
  (["present-simple", "past-simple", "present-continuous", "will"] as const)
    .map((tense) => shortAnswer({ subject: who, verb: "go", tense }, answer)[0] ?? "")
    .filter((one) => one !== right)
    .slice(0, 2);

const choice: Maker = {
  levels: [1, 2],
  make: (random) => {
    const asked = anyQuestion(random, [habit, past]);
    const answer = random.pick(["yes", "no"] as const);
    const [right = ""] = answersOf(asked, answer);
    return choose(random, {
      instruction: "Scegli la risposta breve giusta.",
      sentence: `${asked.question} ${capital(answer)}, ___.`,
      right,
      wrong: wrongAnswers(asked.who, answer, right),
    });
  },
};

const dialogue: Maker = {
  levels: [2, 3],
  make: (random) => {
    const { person, state, time } = beScene(random, "present-simple", "question", told);
    const answer = random.pick(["yes", "no"] as const);
    const who = answerer(person.pronoun);
    const [start = ""] = conjugate({
      subject: person.en,
      verb: "be",
      tense: "present-simple",
      form: "question",
    });
    const endings = shortAnswer({ subject: who, verb: "be", tense: "present-simple" }, answer);
    const italian = `${person.it} ${italianIs(person.italian)} ${italianState(state, person)} ${time.it}? ${answer === "yes" ? "Sì" : "No"}.`;
    const questions = [state.en, ...state.others].map((en) => `${capital(start)} ${en} ${time.en}?`);
    const patterns = questions.flatMap((question) =>
      endings.map((ending) => `${question} ${capital(answer)}, ${ending}.`),
    );
    return { ...translate(italian, ...patterns), instruction: "Traduci la domanda e la risposta breve." };
  },
};

const ordered = (levels: Maker["levels"], frames: readonly TenseFrame[]): Maker => ({
  levels,
  make: (random) => {
    const asked = tenseQuestion(random, frames);
    const answer = random.pick(["yes", "no"] as const);
    const long = answersOf(asked, answer).find((one) => !one.includes("'")) ?? "";
    return {
      ...order(random, [`${answer},`, ...long.split(" ")]),
      instruction: "Metti in ordine le parole della risposta breve.",
      prompt: asked.question,
    };
  },
});

export const shortAnswers: TopicContent = {
  topic: "short-answers",
  explanation:
    "Nelle risposte brevi non si ripete il verbo: dopo Yes o No vengono il pronome e l'ausiliare della domanda, con n't se è no. Dopo yes l'ausiliare resta intero.",
  hints: [
    "Rileggi la prima parola della domanda: ti serve ancora.",
    "Chi risponde, e di chi si parla? Serve un pronome, poi l'ausiliare.",
    "L'ausiliare è lo stesso della domanda, accordato con il pronome; con No diventa negativo.",
  ],
  orderHints: "topic",
  twins: [
    "Does Paola speak French? Yes, she does.",
    "Were the shops open on Sunday? No, they weren't.",
    "Can you drive? No, I can't.",
    "Is it snowing? Yes, it is.",
    "Did the film end late? Yes, it did.",
    "Do the shops open on Sundays? No, they don't.",
    "Are the lights on? No, they aren't.",
    "Was the water warm? Yes, it was.",
  ],
  makers: [
    choice,
    gap([1], [habit, now]),
    gap([2, 3], [habit, past, now, willFuture]),
    ordered([1, 2, 3], [habit, past]),
    dialogue,
  ],
};
