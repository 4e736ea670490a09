import { choose, type Maker, type TopicContent } from "../draft";
import {
  aroundVerb,
  formOf,
  gapMaker,
  goingTo,
  now,
  orderMaker,
  sceneOf,
  tenseTranslation,
  willFuture,
  type Form,
} from "../tense-makers";
import { thirdPerson } from "@/lib/features/english/lexicon/verbs";
import { translatable } from "../world/activities";
import type { ExerciseLevel } from "../exercise";

const afterWill: Maker = {
  levels: [1],
  make: (random) => {
    const form = random.pick(["positive", "negative", "question"] as const);
    const scene = sceneOf(random, willFuture, form);
    const { verb } = scene.activity;
    return choose(random, {
      instruction: "Scegli la forma giusta.",
      sentence: aroundVerb(scene, form === "negative" ? "won't" : "will"),
      right: verb,
      wrong: [`to ${verb}`, thirdPerson(verb)],
    });
  },
};

const chooseGoingTo: Maker = {
  levels: [1, 2],
  make: (random) => {
    const scene = sceneOf(random, goingTo, "positive");
    const right = formOf(scene, "going-to", "positive");
    const [be = ""] = right.split(" ");
    return choose(random, {
      instruction: "Scegli la forma giusta.",
      sentence: aroundVerb(scene, "").replace(/ {2,}/g, " "),
      right,
      wrong: [`${be} going ${scene.activity.verb}`, `going to ${scene.activity.verb}`],
    });
  },
};

const translation = (levels: ExerciseLevel[], form: Form): Maker => ({
  levels,
  make: (random) =>
    tenseTranslation(sceneOf(random, willFuture, form, { from: translatable }), [willFuture, goingTo, now]),
});

export const future: TopicContent = {
  topic: "future",
  explanation:
    "Per il futuro l'inglese non usa il present simple come l'italiano. Previsioni e decisioni del momento: will più la forma base. Intenzioni: be going to più la forma base. Impegni già fissati: present continuous.",
  hints: [
    "Quando succede? In inglese il verbo deve dirlo, non basta l'espressione di tempo.",
    "Will è uguale per tutti; going to ha bisogno di una forma di be davanti.",
    "Controlla il soggetto e la forma del verbo che chiude: è quella del dizionario.",
  ],
  twins: [
    "It will be sunny on Thursday.",
    "Paola is going to study medicine after school.",
    "We won't need our coats tonight.",
    "Are they going to move to Turin?",
  ],
  makers: [
    afterWill,
    chooseGoingTo,
    gapMaker(willFuture, { levels: [1, 2] }),
    gapMaker(goingTo, { levels: [1, 2] }),
    gapMaker(willFuture, { levels: [2, 3], form: "negative" }),
    gapMaker(goingTo, { levels: [3], form: "question" }),
    orderMaker(goingTo, { levels: [1, 2] }),
    orderMaker(willFuture, { levels: [2, 3], form: "question" }),
    translation([2, 3], "positive"),
    translation([3], "negative"),
  ],
};
