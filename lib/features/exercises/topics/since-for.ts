import { conjugate, type Tense } from "@/lib/features/english/lexicon/conjugation";
import { capital, choose, gapFill, order, small, translate, type Maker, type TopicContent } from "../draft";
import type { Random } from "../random";
import { activityTable, restsOf, withRest } from "../world/activities";
import { italianPresent } from "../world/italian";
import { groups, pronouns, singles, someone, type Person } from "../world/people";

/** What has lasted until now. */
const lasting = activityTable(`
know Paolo|conoscere Paolo|any
know my cousins|conoscere i miei cugini|any
have this bike|avere questa bici|any
have this computer|avere questo computer|any
have a dog|avere un cane|any
have this phone|avere questo telefono|any
be in this class|essere in questa classe|young
be in this team / on this team|essere in questa squadra|young
be ill|-|any
be in London|essere a Londra|any
be here|essere qui|any
live in Milan|vivere a Milano|any
live in this street / on this street|vivere in questa via|any
live near the station / close to the station|vivere vicino alla stazione|any
live in Italy|vivere in Italia|any
study English|studiare inglese|young
study German|studiare tedesco|young
play the piano|suonare il pianoforte|any
play tennis|giocare a tennis|any
work here|lavorare qui|old
work in a bank / at a bank|lavorare in banca|old
work in this school / at this school|lavorare in questa scuola|old`);

type Length = { word: "since" | "for"; en: string; it: string };

const lengths: Length[] = [
  ...`
2019|dal 2019
2022|dal 2022
last year|dall'anno scorso
last summer|dall'estate scorsa
last September|dallo scorso settembre
September|da settembre
January|da gennaio
March|da marzo
Monday|da lunedì
October|da ottobre`
    .trim()
    .split("\n")
    .map((row) => row.split("|"))
    .map(([en = "", it = ""]) => ({ word: "since" as const, en, it })),
  ...`
two days|da due giorni
three weeks|da tre settimane
six months|da sei mesi
a year|da un anno
two years|da due anni
three years|da tre anni
five years|da cinque anni
ten months|da dieci mesi
a long time|da molto tempo`
    .trim()
    .split("\n")
    .map((row) => row.split("|"))
    .map(([en = "", it = ""]) => ({ word: "for" as const, en, it })),
];

const people = [...pronouns.filter(({ pronoun }) => pronoun !== "you"), ...singles, ...groups];
const shortOnes = /^(?:Monday|two days)$/;

function draw(random: Random, activities = lasting) {
  const activity = random.pick(activities);
  const isBrief = activity.verb === "be" && !/class|team/.test(activity.rest);
  const fitting = lengths.filter(({ en }) => (isBrief ? /Monday|days|weeks|March|October/ : /./).test(en));
  const length = random.pick(isBrief ? fitting : fitting.filter(({ en }) => !shortOnes.test(en)));
  const person: Person = someone(random, people, activity.age);
  return { activity, length, person, rest: withRest(activity, person.own) };
}

const perfectOf = (person: Person, verb: string, form: "positive" | "negative" = "positive") =>
  conjugate({ subject: person.en, verb, tense: "present-perfect", form });

const chooseWord: Maker = {
  levels: [1, 2, 3],
  make: (random) => {
    const { activity, length, person, rest } = draw(random);
    return choose(random, {
      instruction: "Scegli la parola giusta.",
      sentence: `${capital(person.en)} ${perfectOf(person, activity.verb)[0]} ${rest} ___ ${length.en}.`,
      right: length.word,
      wrong: ["since", "for", "from"].filter((word) => word !== length.word),
    });
  },
};

const writeWord: Maker = {
  levels: [1, 2],
  make: (random) => {
    const { activity, length, person, rest } = draw(random);
    return gapFill(
      "Completa con since o for.",
      `${capital(person.en)} ${perfectOf(person, activity.verb)[0]} ${rest} ___ ${length.en}.`,
      [length.word],
    );
  },
};

const writeVerb: Maker = {
  levels: [2, 3],
  make: (random) => {
    const { activity, length, person, rest } = draw(random);
    return gapFill(
      "Completa con il present perfect del verbo tra parentesi.",
      `${capital(person.en)} ___ (${activity.verb}) ${rest} ${length.word} ${length.en}.`,
      perfectOf(person, activity.verb),
    );
  },
};

const ordered: Maker = {
  levels: [1, 2, 3],
  make: (random) => {
    const { activity, length, person, rest } = draw(random);
    const [have = "", participle = ""] = (perfectOf(person, activity.verb)[0] ?? "").split(" ");
    return order(random, [small(person.en), have, participle, rest, length.word, `${length.en}.`]);
  },
};

/** With a verb of doing the continuous is right too: "she has been living here since May". */
const tensesOf = (verb: string): Tense[] =>
  /^(?:be|have|know)$/.test(verb) ? ["present-perfect"] : ["present-perfect", "present-perfect-continuous"];

const translation: Maker = {
  levels: [2, 3],
  make: (random) => {
    const { activity, length, person } = draw(
      random,
      lasting.filter(({ it }) => it !== "-"),
    );
    const clauses = tensesOf(activity.verb).flatMap((tense) =>
      conjugate({ subject: person.en, verb: activity.verb, tense, form: "positive" }).flatMap((verb) =>
        restsOf(activity, person.own).map((rest) => `${person.en} ${verb} ${rest}`.replace(/ (?=')/, "")),
      ),
    );
    return translate(
      `${person.it} ${italianPresent(activity.it, person.italian)} ${length.it}.`,
      ...clauses.map((clause) => `${clause} ${length.word} ${length.en}.`),
    );
  },
};

export const sinceFor: TopicContent = {
  topic: "since-for",
  explanation:
    "Se qualcosa è cominciato nel passato e dura ancora, l'inglese usa il present perfect. Since dà il momento in cui è cominciato, for quanto tempo dura.",
  hints: [
    "La cosa dura ancora adesso: quale tempo verbale guarda dal passato fino a oggi?",
    'Il "da" italiano ha due traduzioni: una per il punto di partenza, una per la durata.',
    "Chiediti: dopo c'è una data o un momento preciso, o una quantità di tempo?",
  ],
  orderHints: [
    "Chi fa l'azione? La frase comincia da lì.",
    "Il verbo è fatto di due parole, una dopo l'altra; poi si dice dove o che cosa.",
    "Da quando, o da quanto tempo, si dice in fondo: since e for stanno davanti al tempo.",
  ],
  twins: [
    "Paola has been a doctor since 2015.",
    "They have owned that shop for twenty years.",
    "It has been cold since Sunday.",
    "The museum has been closed for a week.",
  ],
  makers: [chooseWord, writeWord, writeVerb, ordered, translation],
};
