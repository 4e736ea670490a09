import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { italianPresent } from "../world/italian";
import { activityTable } from "../world/activities";
import { groups, pronouns, singles } from "../world/people";

const people = [...pronouns, ...singles, ...groups];
const days: [string, string][] = [
  ["Monday", "lunedì"],
  ["Tuesday", "martedì"],
  ["Wednesday", "mercoledì"],
  ["Thursday", "giovedì"],
  ["Friday", "venerdì"],
  ["Saturday", "sabato"],
];
const months: [string, string][] = [
  ["January", "gennaio"],
  ["February", "febbraio"],
  ["March", "marzo"],
  ["April", "aprile"],
  ["May", "maggio"],
  ["June", "giugno"],
  ["July", "luglio"],
  ["August", "agosto"],
  ["September", "settembre"],
  ["October", "ottobre"],
  ["November", "novembre"],
  ["December", "dicembre"],
];
const seasons: [string, string][] = [
  ["summer", "estate"],
  ["winter", "inverno"],
  ["spring", "primavera"],
  ["autumn", "autunno"],
];
const languages: [string, string][] = [
  ["English", "inglese"],
  ["Italian", "italiano"],
  ["French", "francese"],
  ["Spanish", "spagnolo"],
  ["German", "tedesco"],
  ["Chinese", "cinese"],
];

const deeds = activityTable(`
play tennis|giocare a tennis|any
go to the gym|andare in palestra|any
swim|nuotare|any
play chess|giocare a scacchi|any
go to the park|andare al parco|any
cook pasta|cucinare la pasta|any
watch TV|guardare la TV|any`);

const swap = (word: string) =>
  /^\p{Lu}/u.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1);

const told = (person: (typeof people)[number], verb: string) =>
  conjugate({ subject: person.en, verb, tense: "present-simple", form: "positive" })[0] ?? "";

/** "She plays tennis every Monday." */
function dayLine(random: Random): Line {
  const person = random.pick(people);
  const deed = random.pick(deeds);
  const [day, giorno] = random.pick(days);
  return {
    pieces: [person.en, told(person, deed.verb), deed.rest, "every", `${day}.`].filter(Boolean),
    gapAt: deed.rest ? 4 : 3,
    wrong: [swap(day)],
    given: swap(day),
    italian: `${person.it} ${italianPresent(deed.it, person.italian)} ogni ${giorno}.`,
    translations: [
      `${person.en} ${told(person, deed.verb)} ${deed.rest} {every ${day}|on ${day}s|on ${day}}.`,
    ],
  };
}

/** "My cousins speak French." */
function languageLine(random: Random): Line {
  const person = random.pick(people);
  const [language, lingua] = random.pick(languages);
  const [verb, it] = random.pick([
    ["speak", "parlare"],
    ["study", "studiare"],
  ] as const);
  const [where, dove] = random.pick([
    ["at home", "a casa"],
    ["at school", "a scuola"],
    ["in London", "a Londra"],
    ["in Rome", "a Roma"],
  ] as const);
  return {
    pieces: [person.en, told(person, verb), language, `${where}.`],
    gapAt: 2,
    given: swap(language),
    wrong: [swap(language)],
    orders: [[where, person.en, told(person, verb), `${language}.`]],
    italian: `${person.it} ${italianPresent(it, person.italian)} ${lingua} ${dove}.`,
  };
}

/** "In July we go to the sea", and seasons, which are written small. */
function monthLine(random: Random): Line {
  const isSeason = random.next() < 0.35;
  const [period] = random.pick(isSeason ? seasons : months);
  const person = random.pick(people);
  const deed = random.pick(deeds);
  const verb = told(person, deed.verb);
  return {
    pieces: [person.en, verb, deed.rest, "in", `${period}.`].filter(Boolean),
    gapAt: deed.rest ? 4 : 3,
    given: random.pick([period, swap(period)]),
    wrong: [swap(period)],
  };
}

const settings = {
  gap: "Completa con la parola tra parentesi: maiuscola o minuscola?",
  choose: "Maiuscola o minuscola? Scegli.",
};

export const capitals: TopicContent = {
  topic: "capitals",
  explanation:
    "In inglese vogliono la maiuscola i giorni, i mesi, le lingue e le nazionalità, oltre ai nomi propri e a I. Le stagioni e le materie che non sono lingue restano minuscole.",
  hints: [
    "Di che cosa è il nome questa parola: di un giorno, un mese, una lingua, una stagione?",
    "L'inglese usa la maiuscola più spesso dell'italiano, ma non per tutto ciò che riguarda il calendario.",
    "Giorni, mesi, lingue e popoli da una parte; stagioni e altre materie dall'altra.",
  ],
  twins: [
    "Paola was born on a Sunday.",
    "Japanese is difficult.",
    "They get married in June.",
    "It snows in winter.",
  ],
  makers: [
    ...lineMakers(dayLine, { ...settings, levels: { order: [] } }),
    ...lineMakers(languageLine, { ...settings, levels: { order: [1, 2, 3] } }),
    ...lineMakers(monthLine, { ...settings, levels: { order: [], translate: [] } }),
  ],
};
