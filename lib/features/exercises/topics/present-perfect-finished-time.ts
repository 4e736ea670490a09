import { choose, translate, type Maker, type TopicContent } from "../draft";
import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import {
  aroundVerb,
  formOf,
  past,
  sceneOf,
  tenseGap,
  tenseOrder,
  translateMaker,
  type TenseFrame,
} from "../tense-makers";
import { activityTable, restsOf } from "../world/activities";
import { italianPast } from "../world/italian";
import { singles, groups, pronouns, someone } from "../world/people";
import type { Time } from "../world/times";
import { wordings } from "../world/wordings";

/** What one may do again and again. */
const experiences = activityTable(`
visit this museum|visitare questo museo|any|rare
watch this film|guardare questo film|any|rare
watch this video|guardare questo video|young|rare
play this game|giocare a questo gioco|young|rare
read this book|leggere questo libro|any|rare
read this poem|leggere questa poesia|any|rare
see this show|vedere questo spettacolo|any|rare
sing this song|cantare questa canzone|any|rare
cook this dish|cucinare questo piatto|any|rare
try sushi|provare il sushi|any|rare
eat Chinese food|mangiare il cibo cinese|any|rare
ride a horse|cavalcare|any|rare
win a prize|vincere un premio|any|rare
lose ~ keys|perdere le chiavi|any|rare
break a glass|rompere un bicchiere|any|rare
meet a famous actor|incontrare un attore famoso|any|rare
take this train|prendere questo treno|any|rare
use this app|usare questa app|any|rare
repeat this exercise|ripetere questo esercizio|young|rare
make this cake|fare questa torta|any|rare
sleep in a tent|dormire in tenda|any|rare
write to the teacher|scrivere all'insegnante|young|rare`);

const soFar: Time[] = ["twice so far", "three times so far", "many times so far", "four times up to now"].map(
  (en) => ({ en, others: [], it: "", suits: "rare" }),
);
const perfect: TenseFrame = { tense: "present-perfect", times: soFar, name: "present perfect" };
const people = [...pronouns.filter(({ pronoun }) => pronoun !== "you"), ...singles, ...groups];

const chooseTense: Maker = {
  levels: [1, 2],
  make: (random) => {
    const frame = random.pick([past, perfect]);
    const scene = sceneOf(random, frame, "positive", { people, from: experiences });
    const right = formOf(scene, frame.tense, "positive");
    const [simple, full] = [past, perfect].map(({ tense }) => formOf(scene, tense, "positive"));
    return choose(random, {
      instruction: "Scegli la forma giusta: guarda l'espressione di tempo.",
      sentence: aroundVerb(scene, "").replace(/ {2,}/g, " "),
      right,
      wrong: [simple ?? "", full ?? ""].filter((form) => form !== right),
    });
  },
};

const gapTense = (levels: Maker["levels"], frames: readonly TenseFrame[]): Maker => ({
  levels,
  make: (random) => {
    const frame = random.pick(frames);
    const form = frame === past ? random.pick(["positive", "negative", "question"] as const) : "positive";
    return tenseGap(
      sceneOf(random, frame, form, { from: experiences, ...(form === "question" ? {} : { people }) }),
      frame,
      "Present perfect o past simple? Guarda l'espressione di tempo e completa con il verbo tra parentesi.",
    );
  },
});

const ordered: Maker = {
  levels: [1, 2, 3],
  make: (random) => {
    const frame = random.pick([past, perfect]);
    return tenseOrder(random, sceneOf(random, frame, "positive", { people, from: experiences }), frame);
  },
};

/** "Ho già visto questo film": no time is named, so that the perfect is right (in America the past too). */
const already: Maker = {
  levels: [2, 3],
  make: (random) => {
    const activity = random.pick(experiences);
    const person = someone(random, people, activity.age);
    const italian = italianPast(activity.it, person.italian, person.gender).replace(" ", " già ");
    const join = (verb: string) => `${person.en} ${verb}`.replace(/ (?=')/, "");
    const sentences = wordings(activity).flatMap((wording) => {
      const clause = { subject: person.en, verb: wording.verb, form: "positive" } as const;
      const late = conjugate({ ...clause, tense: "present-perfect" });
      const early = (["present-perfect", "past-simple"] as const).flatMap((tense) =>
        conjugate({ ...clause, tense, adverb: "already" }),
      );
      return restsOf(wording, person.own).flatMap((rest) => [
        ...early.map((verb) => `${join(verb)} ${rest}.`),
        ...late.map((verb) => `${join(verb)} ${rest} already.`),
      ]);
    });
    return translate(`${person.it} ${italian}.`, ...sentences);
  },
};

export const presentPerfectFinishedTime: TopicContent = {
  topic: "present-perfect-finished-time",
  explanation:
    "Se si dice quando, e quel tempo è finito (yesterday, last…, … ago, in 2020), serve il past simple. Il present perfect guarda il passato da oggi, senza dire quando: so far, already, never, twice.",
  hints: [
    "La frase dice quando è successo, o solo che è successo fino a oggi?",
    "Un tempo chiuso come quello di ieri non va d'accordo con have e has.",
    "Tempo finito: una parola sola, al passato. Fino a oggi: have o has più il participio.",
  ],
  twins: [
    "Paola arrived an hour ago.",
    "It has snowed a lot so far this winter.",
    "The shop closed in 2019.",
    "We have never been to Spain.",
    "Did the shop close in 2019?",
    "Paola didn't arrive on time last Monday.",
  ],
  makers: [
    chooseTense,
    gapTense([1], [perfect]),
    gapTense([2, 3], [past, perfect]),
    ordered,
    translateMaker(past, { levels: [2, 3], people, from: experiences }),
    already,
  ],
};
