import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { capital, choose, gapFill, small, type Maker, type TopicContent } from "../draft";
import { formOf, gapMaker, habit, now, orderMaker, sceneOf, tenseGap, translateMaker } from "../tense-makers";
import { withRest } from "../world/activities";
import { singles, groups, pronouns } from "../world/people";
import { lookOut } from "../world/times";

const seen = [...singles, ...groups, ...pronouns.filter(({ pronoun }) => /^(?:he|she|they)$/.test(pronoun))];

const lookGap: Maker = {
  levels: [1, 2],
  make: (random) => {
    const { person, activity } = sceneOf(random, now, "positive", { people: seen });
    return gapFill(
      "Completa con il present continuous del verbo tra parentesi.",
      `${random.pick(lookOut)} ${capital(person.en)} ___ (${activity.verb}) ${withRest(activity, person.own)}.`,
      conjugate({ subject: person.en, verb: activity.verb, tense: "present-continuous", form: "positive" }),
    );
  },
};

const chooseTense: Maker = {
  levels: [1, 2, 3],
  make: (random) => {
    const frame = random.pick([now, habit]);
    const scene = sceneOf(random, frame, "positive");
    const right = formOf(scene, frame.tense, "positive");
    const ing = formOf(scene, "present-continuous", "positive").split(" ")[1] ?? "";
    const both = [now, habit].map(({ tense }) => formOf(scene, tense, "positive"));
    const { person, activity, time } = scene;
    return choose(random, {
      instruction: "Scegli la forma giusta: guarda l'espressione di tempo.",
      sentence: `${capital(time.en)} ${small(person.en)} ___ ${withRest(activity, person.own)}.`,
      right,
      wrong: [...both.filter((form) => form !== right), ing],
    });
  },
};

const gapTense: Maker = {
  levels: [2, 3],
  make: (random) => {
    const frame = random.pick([now, habit]);
    const form = random.pick(["positive", "negative", "question"] as const);
    return tenseGap(
      sceneOf(random, frame, form),
      frame,
      "Present simple o present continuous? Guarda l'espressione di tempo e completa con il verbo tra parentesi.",
    );
  },
};

export const presentContinuous: TopicContent = {
  topic: "present-continuous",
  explanation:
    "Quello che succede proprio adesso vuole il present continuous: am, is o are più il verbo in -ing. Le abitudini vogliono il present simple.",
  hints: [
    "Succede adesso, sotto i tuoi occhi, o succede di solito?",
    "Per quello che è in corso servono due parole: una forma di be e il verbo con una desinenza.",
    "Scegli la forma di be secondo il soggetto, poi controlla come si scrive il verbo con -ing.",
  ],
  twins: [
    "Look! It's snowing on the mountains.",
    "Paola is having a shower right now.",
    "The baby is sleeping at the moment.",
    "They usually travel by train.",
    "The birds aren't singing now.",
    "Is the bus coming now?",
    "Do they usually travel by train?",
    "It doesn't often snow here.",
  ],
  makers: [
    lookGap,
    chooseTense,
    gapTense,
    gapMaker(now, { levels: [1, 2], form: "negative" }),
    orderMaker(now, { levels: [1, 2] }),
    orderMaker(now, { levels: [2, 3], form: "question" }),
    translateMaker(now, { levels: [2, 3] }),
    translateMaker(now, { levels: [3], form: "negative" }),
  ],
};
