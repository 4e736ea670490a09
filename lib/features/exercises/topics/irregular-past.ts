import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { participlesOf, pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import { choose, type Maker, type TopicContent } from "../draft";
import { aroundVerb, gapMaker, orderMaker, past, sceneOf, translateMaker } from "../tense-makers";
import { activities, translatable, type Activity } from "../world/activities";
import { events } from "../world/events";

const irregular = new Set(
  irregularVerbs.filter(({ base, pasts }) => base !== "be" && pasts[0] !== base).map(({ base }) => base),
);
const isIrregular = ({ verb }: Activity) => irregular.has(verb);
const told = [...activities, ...events];

/** What it would be if it were regular, and the participle where it differs. */
const wrongPasts = ({ verb }: Activity) =>
  [verb, verb.endsWith("e") ? `${verb}d` : `${verb}ed`, participlesOf(verb)[0] ?? ""].filter(
    (form) => !pastsOf(verb).includes(form),
  );

const chooseForm: Maker = {
  levels: [1, 2],
  make: (random) => {
    const scene = sceneOf(random, past, "positive", { only: isIrregular, from: told });
    return choose(random, {
      instruction: "Scegli il past simple giusto.",
      sentence: aroundVerb(scene, "").replace(/ {2,}/g, " "),
      right: pastsOf(scene.activity.verb)[0] ?? "",
      wrong: wrongPasts(scene.activity),
    });
  },
};

export const irregularPast: TopicContent = {
  topic: "irregular-past",
  explanation:
    "Molti verbi comuni non fanno il past simple con -ed: hanno una forma propria, uguale per tutte le persone, da imparare a memoria (seconda colonna dei paradigmi).",
  hints: [
    "Quando succede? L'espressione di tempo ti dice che la cosa è finita.",
    "Questo verbo è irregolare: la desinenza -ed non va bene.",
    "Ripeti il paradigma del verbo: ti serve la seconda delle tre forme.",
  ],
  twins: [
    "Paola caught a cold in January.",
    "The film began at nine.",
    "We slept in a tent in August.",
    "The phone rang during the lesson.",
  ],
  makers: [
    chooseForm,
    gapMaker(past, { levels: [1, 2, 3], only: isIrregular, from: told }),
    orderMaker(past, { levels: [1, 2, 3], only: isIrregular, from: told }),
    translateMaker(past, { levels: [2, 3], only: isIrregular, from: [...translatable, ...events] }),
  ],
};
