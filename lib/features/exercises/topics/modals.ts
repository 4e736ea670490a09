import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { ingsOf, pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import { thirdPerson } from "@/lib/features/english/lexicon/verbs";
import { capital, choose, gapFill, order, small, translate, type Maker, type TopicContent } from "../draft";
import type { ExerciseLevel } from "../exercise";
import type { Random } from "../random";
import type { Form } from "../tense-makers";
import { restsOf, withRest, type Activity } from "../world/activities";
import { italianPresent } from "../world/italian";
import { duties, forbidden, skills } from "../world/modal-deeds";
import { askable, everybody, someone, type Person } from "../world/people";
import { wordings } from "../world/wordings";

type Modal = "can" | "must" | "should";
type Scene = { person: Person; modal: Modal; activity: Activity; time: string; form: Form };

function draw(random: Random, form: Form, modals: readonly Modal[] = ["can", "must", "should"]): Scene {
  // "Must she …?" is right, and nobody asks it.
  const modal = random.pick(form === "question" ? modals.filter((one) => one !== "must") : modals);
  const told = form === "negative" ? forbidden : duties;
  const activity = random.pick(modal === "can" ? skills : told);
  const person = someone(random, form === "question" ? askable : everybody, activity.age);
  const time =
    modal === "can" || form === "negative" ? "" : random.pick(["", "today", "tomorrow", "this week"]);
  return {
    person,
    modal,
    activity,
    form,
    time: /day|this|early|more|slowly|helmet|teacher/.test(activity.rest) ? "" : time,
  };
}

const markOf = (form: Form) => (form === "question" ? "?" : ".");
const restOf = ({ activity, person, time }: Scene) =>
  [withRest(activity, person.own), time].filter(Boolean).join(" ");

function around(scene: Scene, gap: string): string {
  const { person, modal, form } = scene;
  const rest = `${restOf(scene) ? ` ${restOf(scene)}` : ""}${markOf(form)}`;
  if (form === "question") return `${capital(modal)} ${small(person.en)} ${gap}${rest}`;
  const not = form === "negative" ? { can: "can't", must: "mustn't", should: "shouldn't" }[modal] : modal;
  return `${capital(person.en)} ${not} ${gap}${rest}`;
}

const formsOf = ({ person, modal, activity, form }: Scene) =>
  conjugate({ subject: person.en, verb: activity.verb, tense: modal, form });

const chooseAfter = (levels: ExerciseLevel[], wrong: (verb: string) => string[]): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random, random.pick(["positive", "positive", "question", "negative"] as const), [
      "can",
      "must",
      "should",
    ]);
    const { verb } = scene.activity;
    return choose(random, {
      instruction: "Scegli la forma giusta.",
      sentence: around(scene, "___"),
      right: verb,
      wrong: wrong(verb).filter((form) => form !== verb),
    });
  },
});

const gap = (levels: ExerciseLevel[], form: Form): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random, form);
    const { person, modal, activity } = scene;
    const rest = restOf(scene) ? ` ${restOf(scene)}` : "";
    const words = { positive: "", negative: "not / ", question: `${small(person.en)} / ` }[form];
    const start = form === "question" ? "" : `${capital(person.en)} `;
    return gapFill(
      "Completa con il verbo modale e il verbo tra parentesi.",
      `${start}___ (${modal} / ${words}${activity.verb})${rest}${markOf(form)}`,
      formsOf(scene),
    );
  },
});

const verbGap = (levels: ExerciseLevel[]): Maker => ({
  levels,
  make: (random) => {
    const scene = draw(random, random.pick(["positive", "negative", "question"] as const));
    const { verb } = scene.activity;
    return gapFill("Completa con la forma giusta del verbo tra parentesi.", around(scene, `___ (${verb})`), [
      verb,
    ]);
  },
});

const ordered = (levels: ExerciseLevel[], form: Form): Maker => ({
  levels,
  make: (random) => {
    const { person, modal, activity } = draw(random, form);
    const who = small(person.en);
    const not = modal === "can" ? ["can't"] : [modal, "not"];
    const start = { positive: [who, modal], negative: [who, ...not], question: [modal, who] }[form];
    const pieces = [...start, activity.verb, withRest(activity, person.own)].filter(Boolean);
    return order(random, [...pieces.slice(0, -1), (pieces.at(-1) ?? "") + markOf(form)]);
  },
});

const italianModal: Record<Modal, (person: Person, phrase: string) => string> = {
  can: ({ italian }, phrase) => italianPresent(`sapere ${phrase}`, italian),
  must: ({ italian }, phrase) => italianPresent(`dovere ${phrase}`, italian),
  should: ({ italian }, phrase) =>
    `${"dovrei dovresti dovrebbe dovremmo dovreste dovrebbero".split(" ")[italian] ?? ""} ${phrase}`,
};

/** "Deve" is must and has to, "sa" is can and knows how to. */
function waysToSay(scene: Scene): string[] {
  const { person, modal, activity, form } = scene;
  const { verb } = activity;
  const simple = (longer: string) =>
    conjugate({ subject: person.en, verb: `${longer} ${verb}`, tense: "present-simple", form });
  if (modal === "can") return [...formsOf(scene), ...simple("know how to"), ...simple("be able to")];
  if (form !== "positive") return formsOf(scene);
  return [...formsOf(scene), ...(modal === "must" ? simple("have to") : [`ought to ${verb}`])];
}

const translation = (levels: ExerciseLevel[], form: Form, modals: readonly Modal[]): Maker => ({
  levels,
  make: (random) => {
    let scene = draw(random, form, modals);
    while (scene.activity.it === "-" || scene.activity.it.startsWith("esercitarsi"))
      scene = draw(random, form, modals);
    const { person, modal, activity } = scene;
    const no = form === "negative" ? "non " : "";
    const subject = form === "question" ? "" : `${person.en} `;
    const sentences = wordings(activity).flatMap((wording) =>
      waysToSay({ ...scene, activity: wording }).flatMap((verb) =>
        restsOf(wording, person.own).map((rest) => `${subject}${verb} ${rest}${markOf(form)}`),
      ),
    );
    return translate(
      `${person.it} ${no}${italianModal[modal](person, activity.it)}${markOf(form)}`,
      ...sentences,
    );
  },
});

export const modalTo: TopicContent = {
  topic: "modal-to",
  explanation:
    "Dopo can, could, must, should, will, may il verbo segue subito, alla forma base e senza to. Nelle domande il modale va davanti al soggetto.",
  hints: [
    "Guarda la parola subito prima: è un verbo speciale, un modale?",
    "I modali non vogliono niente tra sé e il verbo che segue.",
    "Togli tutto quello che non serve: dopo il modale resta il verbo come sul dizionario.",
  ],
  twins: [
    "Paola can sail a boat.",
    "You must pay at the door.",
    "We should leave now.",
    "Could they wait outside?",
    "They can't wait outside.",
  ],
  makers: [
    chooseAfter([1, 2], (verb) => [`to ${verb}`, ingsOf(verb)[0] ?? ""]),
    gap([1, 2], "positive"),
    gap([2, 3], "question"),
    ordered([1, 2, 3], "question"),
    ordered([1], "positive"),
    translation([2], "positive", ["can", "should"]),
    translation([2, 3], "positive", ["must", "should"]),
    translation([3], "question", ["can"]),
  ],
};

export const modalForm: TopicContent = {
  topic: "modal-form",
  explanation:
    "I modali (can, must, should, will…) sono uguali per tutte le persone: niente -s alla terza persona, né sul modale né sul verbo, che resta sempre alla forma base. La negativa si fa con not.",
  hints: [
    "Con un modale davanti, il verbo cambia a seconda della persona?",
    "Anche con he, she e it né il modale né il verbo prendono una desinenza.",
    "Scrivi il modale, poi not se la frase è negativa, poi il verbo come sul dizionario.",
  ],
  twins: [
    "Paola can't climb that wall.",
    "My neighbour should sell his old van.",
    "The baby must sleep now.",
    "It may snow tonight.",
    "Can the baby walk?",
    "You shouldn't swim in that river.",
  ],
  makers: [
    chooseAfter([1, 2], (verb) => [thirdPerson(verb), pastsOf(verb)[0] ?? ""]),
    verbGap([1]),
    gap([2, 3], "negative"),
    gap([2], "positive"),
    ordered([1, 2], "negative"),
    ordered([2, 3], "question"),
    translation([2, 3], "negative", ["can"]),
    translation([3], "positive", ["must", "should", "can"]),
  ],
};
