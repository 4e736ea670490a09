import { pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import { choose, type Maker, type TopicContent } from "../draft";
import {
  aroundVerb,
  formOf,
  gapMaker,
  now,
  orderMaker,
  past,
  sceneOf,
  tenseGap,
  translateMaker,
} from "../tense-makers";
import { activities, translatable } from "../world/activities";
import { events } from "../world/events";

const bothTenses =
  "Past simple o present continuous? Guarda l'espressione di tempo e completa con il verbo tra parentesi.";

/** "Read" is written alike in both tenses. */
const changes = ({ verb }: { verb: string }) => !pastsOf(verb).includes(verb);

const chooseTense: Maker = {
  levels: [1, 2],
  make: (random) => {
    const frame = random.pick([past, past, now]);
    const scene = sceneOf(random, frame, "positive", { only: changes });
    const forms = [past, now].map(({ tense }) => formOf(scene, tense, "positive"));
    const right = formOf(scene, frame.tense, "positive");
    return choose(random, {
      instruction: "Scegli la forma giusta: guarda l'espressione di tempo.",
      sentence: aroundVerb(scene, "").replace(/ {2,}/g, " "),
      right,
      wrong: forms.filter((form) => form !== right),
    });
  },
};

const gapTense: Maker = {
  levels: [2, 3],
  make: (random) => {
    const frame = random.pick([past, past, now]);
    const form = random.pick(["positive", "positive", "negative", "question"] as const);
    return tenseGap(sceneOf(random, frame, form), frame, bothTenses);
  },
};

export const pastTime: TopicContent = {
  topic: "past-time",
  explanation:
    "Con un tempo finito (yesterday, last…, … ago) l'inglese vuole il past simple: -ed per i verbi regolari (attenzione: stop, stopped; study, studied), una forma propria per gli irregolari.",
  hints: [
    "Cerca le parole che dicono quando: la cosa è finita o sta succedendo adesso?",
    "Un tempo finito vuole un verbo al passato; quello che è in corso adesso vuole il presente in -ing.",
    "Ora chiediti se il verbo è regolare o irregolare, e se la frase è affermativa, negativa o una domanda.",
  ],
  twins: [
    "It rained on Monday night.",
    "Paola moved to Turin in 2019.",
    "We stayed at a campsite in August.",
    "The lesson ended an hour ago.",
    "It didn't rain on Monday.",
    "Did the lesson end on time?",
    "The bus is stopping now.",
    "The birds aren't singing now.",
    "Is the bus coming now?",
  ],
  makers: [
    chooseTense,
    gapMaker(past, { levels: [1], from: [...activities, ...events] }),
    gapTense,
    orderMaker(past, { levels: [1, 2, 3] }),
    translateMaker(past, { levels: [2, 3], from: [...translatable, ...events] }),
  ],
};
