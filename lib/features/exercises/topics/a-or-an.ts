import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import { ofDescribedNoun } from "../order-hints";
import type { Random } from "../random";
import { articleFor } from "../world/article";
import { singles, type Person } from "../world/people";

/** English, Italian of a man, Italian of a woman. */
const jobs = `
doctor|medico|medico
nurse|infermiere|infermiera
engineer|ingegnere|ingegnere
architect|architetto|architetta
actor|attore|attrice
artist|artista|artista
electrician|elettricista|elettricista
astronaut|astronauta|astronauta
accountant|ragioniere|ragioniera
English teacher|insegnante d'inglese|insegnante d'inglese
university student|studente universitario|studentessa universitaria
police officer|poliziotto|poliziotta
shop assistant|commesso|commessa
waiter|cameriere|-
hairdresser|parrucchiere|parrucchiera
pilot|pilota|pilota
vet|veterinario|veterinaria
Italian teacher|insegnante d'italiano|insegnante d'italiano
office worker|impiegato|impiegata
lawyer|avvocato|avvocata`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", he = "", she = ""]) => ({ en, he, she }));

const things =
  `orange|apple|umbrella|egg sandwich|old phone|exercise book|English book|eraser|Italian dictionary|empty bottle|
uniform|ticket|pencil case|useful map|key|blue pen|history book|red apple|old key|interesting magazine|yellow umbrella|new phone|ice cream|onion|banana|European map|atlas|envelope|invitation`
    .replace(/\n/g, " ")
    .split("|")
    .map((thing) => thing.trim());

const qualities =
  `interesting|exciting|amazing|easy|old|unusual|boring|long|funny|useful|important|awful|short|Italian|English|
American|difficult|original|unforgettable`
    .replace(/\n/g, "")
    .split("|");
const works = ["film", "book", "story", "lesson", "game", "song", "poem", "exercise", "evening", "idea"];

const workers = singles.filter(({ en }) => !/teacher|grand|friend/.test(en));
const places = [
  "in my bag",
  "on the desk",
  "on the table",
  "in the box",
  "in the kitchen",
  "under the chair",
];

const other = (article: string) => (article === "a" ? "an" : "a");

function jobLine(random: Random): Line {
  const person: Person = random.pick(workers);
  const job = random.pick(jobs.filter(({ she }) => person.gender === "m" || she !== "-"));
  const article = articleFor(job.en);
  return {
    pieces: [person.en, "is", article, `${job.en}.`],
    gapAt: 2,
    wrong: [other(article)],
    italian: `${person.it} è ${person.gender === "m" ? job.he : job.she}.`,
    translations: job.en === "waiter" ? [] : [`${person.en} works as ${article} ${job.en}.`],
  };
}

function thingLine(random: Random): Line {
  const thing = random.pick(things);
  const article = articleFor(thing);
  const place = random.pick(places);
  const starts = [
    ["there is", article, thing, `${place}.`],
    ["I can see", article, thing, `${place}.`],
    ["Anna has got", article, thing, "in her bag."],
    ["Marco bought", article, thing, "yesterday."],
    ["I need", article, `${thing}.`],
    ["my brother found", article, thing, "on the bus."],
  ];
  return { pieces: random.pick(starts), gapAt: 1, wrong: [other(article)] };
}

function qualityLine(random: Random): Line {
  const quality = random.pick(qualities);
  const work = random.pick(
    works.filter((one) => /^(?:film|book|story|song|poem)$/.test(one) || !/ian$|ish$|ican$/.test(quality)),
  );
  const article = articleFor(quality);
  const start = random.pick(["it was", "it is", "what", "this is", "that was"]);
  const isCry = start === "what";
  return {
    pieces: [start, article, quality, `${work}${isCry ? "!" : "."}`],
    gapAt: 1,
    wrong: [other(article)],
  };
}

export const aOrAn: TopicContent = {
  topic: "a-or-an",
  explanation:
    "A sta davanti a un suono di consonante, an davanti a un suono di vocale: conta come si pronuncia, non come si scrive (in hour la h è muta; university comincia con il suono di you). Con i mestieri l'articolo ci vuole sempre.",
  hints: [
    "Di' ad alta voce la parola che viene subito dopo il posto dell'articolo.",
    "Conta il suono con cui comincia quella parola, non la lettera.",
    "Suono di vocale o di consonante? Attenzione alla h muta e alla u che si legge come you.",
  ],
  orderHints: ofDescribedNoun,
  twins: ["Paola is a dentist.", "We waited for an hour.", "It's an orange car.", "Madrid has a university."],
  makers: [
    ...lineMakers(jobLine, {
      gap: "Completa con l'articolo giusto: a o an.",
      choose: "Scegli l'articolo giusto.",
    }),
    ...lineMakers(thingLine, {
      gap: "Completa con l'articolo giusto: a o an.",
      choose: "Scegli l'articolo giusto.",
      levels: { order: [], translate: [] },
    }),
    ...lineMakers(qualityLine, {
      gap: "Completa con l'articolo giusto: a o an.",
      choose: "Scegli l'articolo giusto.",
      levels: { choose: [2, 3], gap_fill: [2, 3], order: [1, 2], translate: [] },
    }),
  ],
};
