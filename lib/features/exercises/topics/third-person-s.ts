import type { TopicContent } from "../draft";
import { choiceMaker, formOf, gapMaker, habit, orderMaker, translateMaker } from "../tense-makers";
import { groups, singles, tellable, thirds } from "../world/people";

const wrong = (scene: Parameters<typeof formOf>[0]) => [
  scene.activity.verb,
  formOf({ ...scene, person: singles[0] ?? scene.person }, "present-simple", "positive"),
  formOf(scene, "present-continuous", "positive").replace(/^\S+ /, ""),
];

export const thirdPersonS: TopicContent = {
  topic: "third-person-s",
  explanation:
    "Al present simple, con he, she, it o con una sola persona o cosa il verbo prende una -s; a volte -es (dopo o, s, sh, ch, x) o -ies (consonante + y). Have ha una forma sua. Con gli altri soggetti il verbo resta com'è.",
  hints: [
    "Chi fa l'azione? Prova a dirlo con un solo pronome.",
    "Se il pronome è he, she o it, il verbo cambia alla fine; con gli altri no.",
    "Guarda l'ultima lettera del verbo: decide tu se serve una desinenza e come si scrive.",
  ],
  twins: [
    "Paola catches the bus at seven every morning.",
    "My neighbour flies to Madrid every summer.",
    "The shop opens at nine and closes at six.",
    "Our cats sleep on the sofa.",
  ],
  makers: [
    choiceMaker(habit, { levels: [1, 2], people: thirds, wrong }),
    choiceMaker(habit, { levels: [2], people: tellable, wrong }),
    gapMaker(habit, { levels: [1, 2], people: thirds }),
    gapMaker(habit, { levels: [2, 3], people: [...singles, ...groups] }),
    orderMaker(habit, { levels: [1, 2, 3], people: singles }),
    translateMaker(habit, { levels: [2, 3], people: thirds }),
    translateMaker(habit, { levels: [3], people: [...singles, ...groups] }),
  ],
};
