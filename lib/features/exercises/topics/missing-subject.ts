import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { capital, type TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { activityTable, withRest } from "../world/activities";
import { italianPresent } from "../world/italian";
import { groups, isTold, singles, type Person } from "../world/people";
import { agree } from "../world/adjectives";

/** English after "it"|Italian; alternatives in braces */
const itLines = `
is raining|sta piovendo
is snowing|sta nevicando
is cold|fa freddo
is hot|fa caldo
is late|è tardi
is early|è presto
is dark|è buio
is sunny|c'è il sole
is windy|c'è vento
is time for lunch|è ora di pranzo
is time to go|è ora di andare
is very important|è molto importante
is not difficult|non è difficile
is a beautiful day|è una bella giornata
is three o'clock|sono le tre
is five o'clock|sono le cinque
is Monday|è lunedì
is Saturday|è sabato
is my birthday|è il mio compleanno
is easy to get lost here|è facile perdersi qui
is dangerous to swim here|è pericoloso nuotare qui
is nice to see you again|è bello rivederti`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = ""]) => ({ en, it }));

const tails: [string, string][] = [
  ["today", "oggi"],
  ["now", "adesso"],
  ["in London", "a Londra"],
  ["here", "qui"],
];
const takesTail = /raining|snowing|cold|hot|dark|sunny|windy/;
const leads: [string, string][] = [
  ["because", "perché"],
  ["and", "e"],
];
const mains: [string, string][] = [
  ["we are at home", "siamo a casa"],
  ["I am happy", "sono contento"],
  ["they are in the kitchen", "sono in cucina"],
  ["Marco is in bed", "Marco è a letto"],
  ["my sister is at home", "mia sorella è a casa"],
  ["the children are in the garden", "i bambini sono in giardino"],
];

/** "It is raining today." */
function itLine(random: Random): Line {
  const { en, it } = random.pick(itLines);
  const [tail, coda] = takesTail.test(en) ? random.pick(tails) : ["", ""];
  const rest = tail ? [en, `${tail}.`] : [`${en}.`];
  return {
    pieces: ["it", ...rest],
    gapAt: 0,
    wrong: ["They", "Its"],
    orders: tail ? [[tail, "it", `${en}.`]] : [],
    italian: `${it}${coda ? ` ${coda}` : ""}.`,
    translations: [
      `it ${en}${tail ? ` ${tail}` : ""}.`,
      ...(tail ? [`${tail} it ${en}.`] : []),
      ...(en === "is a beautiful day" ? ["it is a {nice|lovely} day."] : []),
      ...(en === "is time for lunch" ? ["it is lunchtime."] : []),
      ...(/ o'clock$/.test(en) ? [`it is ${en.split(" ")[1]}.`] : []),
    ],
  };
}

/** "We are at home because it is raining." */
function becauseLine(random: Random): Line {
  const { en, it } = random.pick(itLines.filter((one) => takesTail.test(one.en)));
  const [lead, guida] = random.pick(leads);
  const [main, frase] = random.pick(mains);
  const [tail, coda] = random.pick(tails.filter(([place]) => place !== "in London"));
  return {
    pieces: [main, lead, "it", en, `${tail}.`],
    gapAt: 2,
    wrong: ["they", "its"],
    italian: `${frase} ${guida} ${it} ${coda}.`,
    translations: [`${main} ${lead} it ${en} ${tail}.`],
  };
}

const traits: [string, string][] = [
  ["very kind", "molto gentile"],
  ["very funny", "molto divertente"],
  ["very curious", "molto curioso"],
  ["always happy", "sempre felice"],
  ["really patient", "davvero paziente"],
];
const deeds = activityTable(`
play tennis|giocare a tennis|any
speak English|parlare inglese|any
play the guitar / guitar|suonare la chitarra|any
cook very well|cucinare molto bene|any
read a lot|leggere molto|any
live in Milan|vivere a Milano|any
study medicine|studiare medicina|any
love animals|amare gli animali|any
work in a bank|lavorare in banca|old
swim very well|nuotare molto bene|any`);

const people: Person[] = [...singles.filter(isTold), ...groups];

/** "My aunt is very kind. She plays tennis." */
function personLine(random: Random): Line {
  const person = random.pick(people);
  const deed = random.pick(deeds.filter(({ age }) => age === "any" || age === person.age));
  const [trait, tratto] = random.pick(traits);
  const pronoun = person.pronoun;
  const be =
    conjugate({ subject: person.en, verb: "be", tense: "present-simple", form: "positive" })[0] ?? "";
  const verb =
    conjugate({ subject: pronoun, verb: deed.verb, tense: "present-simple", form: "positive" })[0] ?? "";
  const isPlural = person.italian > 2;
  const [adverb = "", adjective = ""] = tratto.split(" ");
  const start = `${person.en} ${be} ${trait}.`;
  return {
    pieces: [start, capital(pronoun), verb, `${withRest(deed, person.own)}.`],
    gapAt: 1,
    wrong: ["It", "He", "She", "They"].filter((one) => one.toLowerCase() !== pronoun).slice(0, 2),
    italian: `${person.it} ${italianPresent("essere", person.italian)} ${adverb} ${agree(adjective, person.gender, isPlural)}. ${capital(italianPresent(deed.it, person.italian))}.`,
    translations: [deed.rest, ...deed.otherRests].map(
      (rest) => `${start} ${capital(pronoun)} ${verb} ${rest}.`,
    ),
  };
}

export const missingSubject: TopicContent = {
  topic: "missing-subject",
  explanation:
    "In inglese il soggetto si dice sempre, anche quando in italiano è sottinteso. Con il tempo atmosferico, l'ora, le distanze e le espressioni come «è facile…» il soggetto è it.",
  hints: [
    "Chi o che cosa fa da soggetto al verbo? In inglese non può restare vuoto.",
    "Se si parla di tempo, ore o di come è una situazione, serve il pronome delle cose.",
    "Se si parla di qualcuno già nominato, riprendilo con il pronome adatto, davanti al verbo.",
  ],
  twins: [
    "It is foggy this morning.",
    "It's far from here.",
    "Paola is a vet. She loves horses.",
    "It takes an hour by train.",
    "It is not late.",
  ],
  makers: [
    ...lineMakers(itLine, {
      gap: "Si parla del tempo, dell'ora o di una situazione: completa con il pronome soggetto.",
      choose: "Scegli il soggetto giusto.",
      levels: { order: [1] },
    }),
    ...lineMakers(becauseLine, {
      gap: "Si parla del tempo, dell'ora o di una situazione: completa con il pronome soggetto.",
      choose: "Scegli il soggetto giusto.",
      levels: { order: [], translate: [3] },
    }),
    ...lineMakers(personLine, {
      gap: "Completa con il pronome soggetto.",
      choose: "Scegli il soggetto giusto.",
      levels: { order: [] },
    }),
  ],
};
