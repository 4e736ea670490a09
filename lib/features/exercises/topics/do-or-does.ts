import type { Maker, TopicContent } from "../draft";
import type { ExerciseLevel } from "../exercise";
import { formOf, gapMaker, habit, helperChoice, orderMaker, sceneOf, translateMaker } from "../tense-makers";

const helper = (levels: ExerciseLevel[], form: "negative" | "question"): Maker => ({
  levels,
  make: (random) => {
    const scene = sceneOf(random, habit, form);
    const [right = ""] = formOf(scene, "present-simple", form).split(" ");
    const wrong = form === "negative" ? ["don't", "doesn't", "isn't"] : ["do", "does", "is"];
    return helperChoice(random, scene, right, wrong);
  },
});

export const doOrDoes: TopicContent = {
  topic: "do-or-does",
  explanation:
    "Nelle frasi negative e nelle domande al present simple serve un ausiliare: doesn't e does con he, she, it, don't e do con gli altri. La -s passa all'ausiliare, e il verbo torna alla forma base.",
  hints: [
    "Di chi si parla? Trova il pronome che può prendere il posto del soggetto.",
    "Negativa o domanda: da solo il verbo non basta, gli serve un aiuto davanti.",
    "La terza persona si vede una volta sola, nell'ausiliare; il verbo dopo resta alla forma base.",
  ],
  twins: [
    "Paola doesn't eat fish on Fridays.",
    "We don't wear a uniform in Italy.",
    "Does your neighbour drive to Rome?",
    "Do the shops close at noon?",
  ],
  makers: [
    helper([1], "negative"),
    helper([1, 2], "question"),
    gapMaker(habit, { levels: [1, 2, 3], form: "negative" }),
    gapMaker(habit, { levels: [2, 3], form: "question" }),
    orderMaker(habit, { levels: [1, 2, 3], form: "question" }),
    orderMaker(habit, { levels: [2], form: "negative" }),
    translateMaker(habit, { levels: [2, 3], form: "negative" }),
    translateMaker(habit, { levels: [3], form: "question" }),
  ],
};
