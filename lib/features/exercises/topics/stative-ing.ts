import { choose, type Maker, type TopicContent } from "../draft";
import {
  aroundVerb,
  formOf,
  now,
  sceneOf,
  tenseGap,
  tenseOrder,
  tenseTranslation,
  type Form,
  type TenseFrame,
} from "../tense-makers";
import { activityTable, type Activity } from "../world/activities";
import { nowTimes } from "../world/times";
import { ingsOf } from "@/lib/features/english/lexicon/verb-forms";
import type { ExerciseLevel } from "../exercise";

const states = activityTable(`
want an ice cream|volere un gelato|any
want a glass of water|volere un bicchiere d'acqua|any
want a new phone|volere un telefono nuovo|young
want a sandwich|volere un panino|any
need a pen|avere bisogno di una penna|young
need a break / a rest|avere bisogno di una pausa|any
need help / some help|avere bisogno di aiuto|any
need a new bag|avere bisogno di una borsa nuova|any
need an umbrella|avere bisogno di un ombrello|any
know the answer|sapere la risposta|any
know the way|conoscere la strada|any
understand the problem|capire il problema|any
understand the rules|capire le regole|any
understand the question|capire la domanda|any
remember the answer|ricordare la risposta|any
remember the name of the hotel|ricordare il nome dell'albergo|any
believe the story|credere alla storia|any
hate this noise|odiare questo rumore|any
prefer the other game|preferire l'altro gioco|young
want an orange juice / some orange juice / orange juice|volere un succo d'arancia|any
need a dictionary|avere bisogno di un dizionario|young
own a boat|possedere una barca|old`);

/** A state at this moment: the time word says now, the verb stays simple. */
const state: TenseFrame = { tense: "present-simple", times: nowTimes, name: "present simple" };
const instruction =
  "Present simple o present continuous? Pensa al significato del verbo e completa con il verbo tra parentesi.";

const stateScene = (random: Parameters<Maker["make"]>[0], form: Form) =>
  sceneOf(random, state, form, { from: states });

const choice: Maker = {
  levels: [1, 2],
  make: (random) => {
    const scene = stateScene(random, "positive");
    return choose(random, {
      instruction: "Scegli la forma giusta.",
      sentence: aroundVerb(scene, "").replace(/ {2,}/g, " "),
      right: formOf(scene, "present-simple", "positive"),
      wrong: [formOf(scene, "present-continuous", "positive"), ingsOf(scene.activity.verb)[0] ?? ""],
    });
  },
};

const gap = (levels: ExerciseLevel[], form: Form): Maker => ({
  levels,
  make: (random) => tenseGap(stateScene(random, form), state, instruction),
});

const mixedGap: Maker = {
  levels: [3],
  make: (random) => tenseGap(sceneOf(random, now, "positive"), now, instruction),
};

const ordered: Maker = {
  levels: [1, 2],
  make: (random) =>
    tenseOrder(random, stateScene(random, random.pick(["negative", "question"] as const)), state),
};

/** Verbs whose Italian has one English. */
const isPlain = ({ verb }: Activity) => verb !== "own" && verb !== "hate";

const translation = (levels: ExerciseLevel[], form: Form): Maker => ({
  levels,
  make: (random) => tenseTranslation(sceneOf(random, state, form, { from: states, only: isPlain }), [state]),
});

export const stativeIng: TopicContent = {
  topic: "stative-ing",
  explanation:
    "I verbi che dicono uno stato (want, need, know, understand, like, love, hate, prefer, remember, believe) non vogliono la forma in -ing: restano al present simple anche se si parla di adesso.",
  hints: [
    "Il verbo dice un'azione che si vede fare, o qualcosa che si pensa, si sente o si possiede?",
    "Gli stati non hanno bisogno di be: l'espressione di tempo non inganni.",
    "Se è uno stato usa il present simple, se è un'azione in corso il continuous; poi accorda con il soggetto.",
  ],
  twins: [
    "Paola likes the soup very much.",
    "This bag belongs to the teacher.",
    "Do you see the difference?",
    "We don't agree with you.",
    "The baby is crying right now.",
    "Does Paola know the way?",
  ],
  makers: [
    choice,
    gap([1, 2], "positive"),
    gap([2, 3], "negative"),
    gap([3], "question"),
    mixedGap,
    ordered,
    translation([2, 3], "positive"),
    translation([3], "negative"),
  ],
};
