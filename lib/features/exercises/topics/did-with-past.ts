import { pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import { thirdPerson } from "@/lib/features/english/lexicon/verbs";
import { choose, gapFill, type Maker, type TopicContent } from "../draft";
import type { ExerciseLevel } from "../exercise";
import {
  aroundGivenVerb,
  aroundVerb,
  gapMaker,
  orderMaker,
  past,
  sceneOf,
  translateMaker,
  type Form,
} from "../tense-makers";

const helperOf = (form: Form) => (form === "question" ? "did" : "didn't");
/** "Put" and "read" would be right whatever one chooses. */
const changes = ({ verb }: { verb: string }) => !pastsOf(verb).includes(verb);

const chooseVerb = (levels: ExerciseLevel[], form: Form): Maker => ({
  levels,
  make: (random) => {
    const scene = sceneOf(random, past, form, { only: changes });
    const { verb } = scene.activity;
    return choose(random, {
      instruction: "Scegli la forma giusta.",
      sentence: aroundVerb(scene, helperOf(form)),
      right: verb,
      wrong: [pastsOf(verb)[0] ?? "", thirdPerson(verb)],
    });
  },
});

const writeVerb = (levels: ExerciseLevel[], form: Form): Maker => ({
  levels,
  make: (random) => {
    const scene = sceneOf(random, past, form, { only: changes });
    return gapFill(
      "Completa con la forma giusta del verbo tra parentesi.",
      aroundGivenVerb(scene, helperOf(form)),
      [scene.activity.verb],
    );
  },
});

export const didWithPast: TopicContent = {
  topic: "did-with-past",
  explanation:
    "Al past simple le negative e le domande si fanno con did, uguale per tutti. Il passato sta già lì: il verbo che segue è alla forma base.",
  hints: [
    "Qui il passato è detto una volta sola: in quale parola?",
    "Negativa o domanda al passato: serve un ausiliare, uguale per tutte le persone.",
    "Se c'è l'ausiliare del passato, il verbo torna come sta sul dizionario.",
  ],
  twins: [
    "Paola didn't sleep well on Monday.",
    "Did your neighbours sell their boat?",
    "The bus didn't stop at the station.",
    "Did it snow in Turin in January?",
  ],
  makers: [
    chooseVerb([1], "negative"),
    chooseVerb([1, 2], "question"),
    writeVerb([1], "negative"),
    gapMaker(past, { levels: [2, 3], form: "negative" }),
    gapMaker(past, { levels: [2, 3], form: "question" }),
    orderMaker(past, { levels: [1, 2], form: "question" }),
    orderMaker(past, { levels: [2, 3], form: "negative" }),
    translateMaker(past, { levels: [3], form: "negative" }),
    translateMaker(past, { levels: [2, 3], form: "question" }),
  ],
};
