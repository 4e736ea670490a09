import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { capital, choose, type Maker, type TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { agree } from "../world/adjectives";
import { italianPast, italianPresent } from "../world/italian";
import { singles, groups, pronouns, type Person } from "../world/people";

const people = [...pronouns.filter(({ pronoun }) => pronoun !== "you"), ...singles, ...groups];

/** right word|its false friend|Italian adjective, of people */
const qualities = `
sensitive|sensible|sensibile
nice|sympathetic|simpatico
polite|educated|educato
bored|annoyed|annoiato
brave|bravo|coraggioso
sensible|sensitive|ragionevole`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", friend = "", it = ""]) => ({ en, friend, it }));

const alternatives: Record<string, string> = {
  nice: "{nice|friendly|likeable|likable|pleasant}",
  polite: "{polite|well-mannered|well-behaved}",
  brave: "{brave|courageous}",
  sensible: "{sensible|reasonable}",
};

const degrees: [string, string][] = [
  ["very", "molto"],
  ["really", "davvero"],
  ["quite", "abbastanza"],
  ["too", "troppo"],
];

/** "My cousin is very sensitive." */
function qualityLine(random: Random): Line {
  const person = random.pick(people);
  const { en, friend, it } = random.pick(qualities);
  const [degree, grado] = random.pick(
    degrees.filter(([one]) => one !== "too" || /sensitive|polite|brave/.test(en)),
  );
  const [be = ""] = conjugate({ subject: person.en, verb: "be", tense: "present-simple", form: "positive" });
  const adjective = agree(it, person.gender, person.italian > 2);
  return {
    pieces: [person.en, be, degree, `${en}.`],
    gapAt: 3,
    given: adjective,
    wrong: [friend],
    also:
      {
        nice: ["friendly", "likeable", "likable", "pleasant"],
        polite: ["well-mannered", "well-behaved"],
        brave: ["courageous"],
        sensible: ["reasonable"],
      }[en] ?? [],
    italian: `${person.it} ${italianPresent("essere", person.italian)} ${grado} ${adjective}.`,
    translations: [
      `${person.en} ${be} {${degree}${degree === "quite" ? "|pretty|rather" : ""}} ${alternatives[en] ?? en}.`,
    ],
  };
}

/** past of a verb with its Italian|right noun with article|its false friend|Italian noun with article */
const nouns = `
visit|visitare|the library|the bookshop|la biblioteca
visit|visitare|the factory|the farm|la fabbrica
visit|visitare|the farm|the factory|la fattoria
see|vedere|the warehouse|the magazine|il magazzino
read|leggere|the magazine|the warehouse|la rivista
read|leggere|the newspaper|the journal|il giornale
buy|comprare|the newspaper|the journal|il giornale
buy|comprare|a camera|a room|una macchina fotografica
see|vedere|a room|a camera|una camera
meet|incontrare|the parents|the relatives|i genitori
meet|incontrare|the relatives|the parents|i parenti
hear|sentire|a noise|a rumour|un rumore
close|chiudere|the folder|the cart|la cartella
find|trovare|the folder|the cart|la cartella
visit|visitare|the bookshop|the library|la libreria
change|cambiare|the topic|the argument|l'argomento`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([verb = "", it = "", right = "", friend = "", cosa = ""]) => ({ verb, it, right, friend, cosa }));

const also: Record<string, string[]> = {
  "the bookshop": ["the bookstore"],
  "the folder": ["the schoolbag", "the school bag", "the briefcase"],
  "a room": ["a bedroom"],
  "the newspaper": ["the paper"],
  "the topic": ["the subject"],
  "the warehouse": ["the storehouse"],
  "the relatives": ["the relations"],
};
const times: [string, string][] = [
  ["yesterday", "ieri"],
  ["last week", "la settimana scorsa"],
  ["last Friday", "venerdì scorso"],
  ["this morning", "stamattina"],
];

/** "Giulia visited the library yesterday." */
function nounLine(random: Random): Line {
  const person: Person = random.pick(people);
  const { verb, it, right, friend, cosa } = random.pick(nouns);
  const [when, quando] = random.pick(times);
  const [did = ""] = conjugate({ subject: person.en, verb, tense: "past-simple", form: "positive" });
  const rights = [right, ...(also[right] ?? [])];
  return {
    pieces: [person.en, did, right, `${when}.`],
    gapAt: 2,
    given: cosa,
    wrong: [friend],
    also: also[right] ?? [],
    orders: [[when, person.en, did, `${right}.`]],
    italian: `${person.it} ${italianPast(it, person.italian, person.gender)} ${cosa} ${quando}.`,
    translations: [
      `${person.en} ${did} {${rights.join("|")}} ${when}.`,
      `${when} ${person.en} ${did} {${rights.join("|")}}.`,
    ],
  };
}

/** adverb|its false friend|Italian|what says the same */
const adverbs = `
currently|actually|attualmente|at the moment,now,at present,right now
actually|currently|in realtà|in fact,in reality
eventually|possibly|alla fine|in the end,finally,at last`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", friend = "", it = "", same = ""]) => ({ en, friend, it, same: same.split(",") }));

const facts: [string, RegExp][] = [
  ["lives in London", /currently|actually/],
  ["works at home", /currently|actually/],
  ["likes the new school", /actually/],
  ["knows the answer", /actually/],
  ["plays in another team", /currently|actually/],
  ["found the keys", /eventually|actually/],
  ["passed the exam", /eventually|actually/],
  ["understood the joke", /eventually/],
  ["arrived at the hotel", /eventually/],
];
const thirdPersons = people.filter(({ pronoun }) => pronoun === "he" || pronoun === "she");

/** "Currently my brother lives in London." */
function adverbLine(random: Random): Line {
  const adverb = random.pick(adverbs);
  const [fact] = random.pick(facts.filter(([, fitting]) => fitting.test(adverb.en)));
  return {
    pieces: [adverb.en, random.pick(thirdPersons).en, `${fact}.`],
    gapAt: 0,
    given: adverb.it,
    wrong: [adverb.friend],
    also: adverb.same,
  };
}

/** The Italian word stands beside the options: both would make sense. */
const choice = (draw: (random: Random) => Line): Maker => ({
  levels: [1, 2],
  make: (random) => {
    const { pieces, gapAt, given = "", wrong } = draw(random);
    const right = (pieces[gapAt] ?? "").replace(/\.$/, "");
    const sentence = capital(
      pieces.map((piece, at) => (at === gapAt ? piece.replace(right, `___ (${given})`) : piece)).join(" "),
    );
    return choose(random, {
      instruction: "Scegli la parola giusta per quella tra parentesi.",
      sentence,
      right,
      wrong,
    });
  },
});

const settings = {
  gap: "Completa con la parola inglese per quella tra parentesi: attento ai falsi amici.",
};

export const falseFriends: TopicContent = {
  topic: "false-friends",
  explanation:
    "I falsi amici sono parole inglesi che somigliano a parole italiane ma hanno un altro significato: prima di usarne una, chiediti che cosa vuol dire davvero.",
  hints: [
    "C'è una parola inglese che assomiglia tanto a quella italiana: ti puoi fidare?",
    "La parola che viene in mente per prima esiste, ma significa un'altra cosa.",
    "Descrivi con parole tue che cosa vuoi dire, e cerca il termine inglese che significa proprio quello.",
  ],
  twins: [
    "Paola pretends to be a pirate. (fa finta)",
    "Actually, it was raining. (in realtà)",
    "He attended the course. (ha frequentato)",
    "The morning was cool and quiet. (fresca)",
  ],
  makers: [
    choice(qualityLine),
    choice(nounLine),
    choice(adverbLine),
    ...lineMakers(qualityLine, { ...settings, levels: { choose: [], order: [1, 2] } }),
    ...lineMakers(adverbLine, { ...settings, levels: { choose: [], order: [], translate: [] } }),
    ...lineMakers(nounLine, { ...settings, levels: { choose: [], order: [1, 2] } }),
  ],
};
