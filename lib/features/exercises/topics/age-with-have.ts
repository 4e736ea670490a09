import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { italianPresent } from "../world/italian";
import { groups, pronouns, singles, type Person } from "../world/people";

const people = [...pronouns, ...singles, ...groups.filter(({ age }) => age === "young")];
const young = people.filter(({ age }) => age === "young");
const old = people.filter(({ age, en }) => age === "old" && en !== "our teacher");

const ages: [string, string][] = [
  ["ten", "dieci"],
  ["eleven", "undici"],
  ["twelve", "dodici"],
  ["thirteen", "tredici"],
  ["fourteen", "quattordici"],
  ["fifteen", "quindici"],
  ["sixteen", "sedici"],
  ["seventeen", "diciassette"],
];
const grownUpAges: [string, string][] = [
  ["forty", "quaranta"],
  ["forty-five", "quarantacinque"],
  ["fifty", "cinquanta"],
  ["sixty", "sessanta"],
  ["seventy", "settanta"],
];
const numerals: Record<string, string> = Object.fromEntries(
  "10 11 12 13 14 15 16 17 40 45 50 60 70"
    .split(" ")
    .map((numeral, at) => [[...ages, ...grownUpAges][at]?.[0] ?? "", numeral]),
);

const beOf = ({ en }: Person) =>
  conjugate({ subject: en, verb: "be", tense: "present-simple", form: "positive" })[0] ?? "";
const haveOf = ({ pronoun }: Person) => (pronoun === "he" || pronoun === "she" ? "has" : "have");

/** "My sister is twelve years old." */
function ageLine(random: Random): Line {
  const isOld = random.next() < 0.25;
  const person = random.pick(isOld ? old : young);
  const [age, anni] = random.pick(
    isOld && !/parents|mum|dad|aunt|uncle/.test(person.en)
      ? grownUpAges.slice(3)
      : isOld
        ? grownUpAges.slice(0, 3)
        : ages,
  );
  const be = beOf(person);
  return {
    pieces: [person.en, be, age, "years old."],
    gapAt: 1,
    wrong: [haveOf(person), `${haveOf(person)} got`],
    also: conjugate({ subject: person.en, verb: "be", tense: "present-simple", form: "positive" }),
    italian: `${person.it} ${italianPresent("avere", person.italian)} ${anni} anni.`,
    translations: [`${person.en} ${be} {${age}|${numerals[age]}}{ years old|}.`],
  };
}

const feelings = `
hungry|fame
thirsty|sete
cold|freddo
hot|caldo
sleepy|sonno
right|ragione
wrong|torto
in a hurry|fretta
lucky|fortuna
afraid of dogs|paura dei cani
afraid of the dark|paura del buio
afraid of spiders|paura dei ragni`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = ""]) => ({ en, it }));

const ways: Record<string, string> = {
  "afraid of dogs": "{afraid|scared} of dogs",
  "afraid of the dark": "{afraid|scared} of the dark",
  "afraid of spiders": "{afraid|scared} of spiders",
  hot: "{hot|warm}",
  sleepy: "{sleepy|tired}",
};

const times: [string, string][] = [
  ["now", "adesso"],
  ["today", "oggi"],
  ["this morning", "stamattina"],
  ["at the moment", "in questo momento"],
];

/** "We are hungry now." */
function feelingLine(random: Random): Line {
  const person = random.pick(people);
  const feeling = random.pick(feelings);
  const isTimeless = /^(?:afraid|right|wrong)/.test(feeling.en);
  const [time, quando] = isTimeless ? ["", ""] : random.pick(times);
  const be = beOf(person);
  const ending = time ? [feeling.en, `${time}.`] : [`${feeling.en}.`];
  const en = ways[feeling.en] ?? feeling.en;
  const when = time === "now" || time === "at the moment" ? "{now|right now|at the moment}" : time;
  return {
    pieces: [person.en, be, ...ending],
    gapAt: 1,
    wrong: [haveOf(person), `${haveOf(person)} got`],
    also: conjugate({ subject: person.en, verb: "be", tense: "present-simple", form: "positive" }),
    orders: time ? [[time, person.en, be, `${feeling.en}.`]] : [],
    italian: `${person.it} ${italianPresent("avere", person.italian)} ${feeling.it}${quando ? ` ${quando}` : ""}.`,
    translations: [
      `${person.en} ${be} ${en}${time ? ` ${when}` : ""}.`,
      ...(time ? [`${when} ${person.en} ${be} ${en}.`] : []),
    ],
  };
}

const gap = "Completa con il verbo giusto al present simple: be o have.";

export const ageWithHave: TopicContent = {
  topic: "age-with-have",
  explanation:
    "Per dire l'età e le sensazioni (fame, sete, freddo, caldo, sonno, paura, ragione, fretta) l'inglese usa be e non have: uno è dodicenne, è affamato. L'età si dice con il numero, e se vuoi years old.",
  hints: [
    "In italiano qui diciamo avere: in inglese vale lo stesso verbo?",
    "In inglese non si possiedono gli anni né la fame: si è in un certo modo.",
    "Scegli il verbo giusto e accordalo con il soggetto.",
  ],
  twins: [
    "Paola's baby is two years old.",
    "The cat is thirsty.",
    "How old are your neighbours?",
    "The passengers were sleepy.",
  ],
  makers: [
    ...lineMakers(ageLine, { gap, choose: "Scegli la forma giusta." }),
    ...lineMakers(feelingLine, { gap, choose: "Scegli la forma giusta." }),
  ],
};
