import { choose, type Hints, type Maker, type TopicContent } from "../draft";
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

const whenIsIt = "Quando succede? In inglese il verbo deve dirlo, non basta l'espressione di tempo.";
const aboutWill: Hints = [
  whenIsIt,
  "Will è uguale per tutti: non cambia con la persona.",
  "Il verbo che viene dopo resta com'è sul dizionario, senza niente davanti.",
];
const aboutGoingTo: Hints = [
  whenIsIt,
  "Going to ha bisogno di una forma di be davanti; nelle domande questa va all'inizio.",
  "Scegli la forma di be secondo il soggetto; il verbo che chiude è quello del dizionario.",
];

const withHints = (hints: Hints, { levels, make }: Maker): Maker => ({
  levels,
  make: (random) => ({ ...make(random), hints }),
});

export const future: TopicContent = {
  topic: "future",
  explanation:
    "Per il futuro l'inglese non usa il present simple come l'italiano. Previsioni e decisioni del momento: will più la forma base. Intenzioni: be going to più la forma base. Impegni già fissati: present continuous.",
  hints: [
    whenIsIt,
    "Will è uguale per tutti; going to ha bisogno di una forma di be davanti.",
    "Controlla il soggetto e la forma del verbo che chiude: è quella del dizionario.",
  ],
  twins: [
    "It will be sunny on Thursday.",
    "Paola is going to study medicine after school.",
    "We won't need our coats tonight.",
    "Are they going to move to Turin?",
    "Will the museum be open on Monday?",
    "They are going to build a bridge.",
  ],
  makers: [
    withHints(aboutWill, afterWill),
    withHints(aboutGoingTo, chooseGoingTo),
    withHints(aboutWill, gapMaker(willFuture, { levels: [1, 2] })),
    withHints(aboutGoingTo, gapMaker(goingTo, { levels: [1, 2] })),
    withHints(aboutWill, gapMaker(willFuture, { levels: [2, 3], form: "negative" })),
    withHints(aboutGoingTo, gapMaker(goingTo, { levels: [3], form: "question" })),
    orderMaker(goingTo, { levels: [1, 2] }),
    orderMaker(willFuture, { levels: [2, 3], form: "question" }),
    translation([2, 3], "positive"),
    translation([3], "negative"),
  ],
};
