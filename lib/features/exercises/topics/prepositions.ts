import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { agree } from "../world/adjectives";
import { italianPast, italianPresent } from "../world/italian";
import { groups, pronouns, singles, someone, type Age } from "../world/people";

const people = [...pronouns, ...singles, ...groups];

/** verb|preposition|wrong ones|who|objects with their Italian, "en = it; …"|Italian verb with its preposition */
const verbRows = `
listen|to|at,-|any|music = la musica; the radio = la radio; the teacher = l'insegnante; this song = questa canzone|ascoltare
wait|for|to,-|any|the bus = l'autobus; the train = il treno; Marco = Marco; Anna = Anna|aspettare
look|at|to,-|any|the photo = la foto; the map = la cartina; the stars = le stelle; the sky = il cielo|guardare
look|for|of,-|any|the keys = le chiavi; the cat = il gatto; a pen = una penna; a job = un lavoro|cercare
ask|for|of,-|any|help = aiuto; a pen = una penna; a pizza = una pizza; the bill = il conto|chiedere
pay|for|of,-|any|the tickets = i biglietti; the pizza = la pizza; the book = il libro|pagare
think|about|to,at|any|the summer = -; the test = -; the holidays = -; the match = -|pensare a
talk|about|at,from|any|the match = -; the film = -; school = -; the party = -|parlare di
arrive|at|to|any|the station = alla stazione; the airport = all'aeroporto; the hotel = all'albergo|arrivare
laugh|at|of,on|any|the joke = -; the clown = -|ridere di
dream|of|to,at|any|a long holiday = -; a new bike = -|sognare
spend money|on|for,in|any|clothes = -; sweets = -; books = -|spendere soldi in`
  .trim()
  .split("\n")
  .map((row) => {
    const [verb = "", right = "", wrong = "", age = "", objects = "", it = ""] = row.split("|");
    const list = objects.split("; ").map((one) => one.split(" = "));
    return { verb, right, wrong: wrong.split(",").filter((one) => one !== "-"), age, objects: list, it };
  });

const also: Record<string, string[]> = { talk: ["of"], dream: ["about"], think: ["of"] };

const times: [string, string][] = [
  ["yesterday", "ieri"],
  ["last week", "la settimana scorsa"],
  ["this morning", "stamattina"],
  ["last Sunday", "domenica scorsa"],
];

/** "My sister waited for the bus yesterday." */
function verbLine(random: Random, kind: string): Line {
  const row = random.pick(
    kind === "translate" ? verbRows.filter(({ objects }) => objects[0]?.[1] !== "-") : verbRows,
  );
  const [object = "", cosa = ""] = random.pick(row.objects);
  const person = someone(random, people, row.age as Age);
  const [base = "", ...rest] = row.verb.split(" ");
  const verb = [pastsOf(base)[0] ?? "", ...rest].join(" ");
  const [when, quando] = random.pick(times);
  const what = object === "music" ? "{music|the music}" : object;
  return {
    pieces: [person.en, verb, row.right, object, `${when}.`],
    gapAt: 2,
    cue: cosa === "-" ? row.it : `${row.it} ${cosa}`,
    wrong: row.wrong.filter((one) => !also[row.verb]?.includes(one)),
    also: also[row.verb] ?? [],
    orders: [[when, person.en, verb, row.right, `${object}.`]],
    italian: `${person.it} ${italianPast(row.it, person.italian, person.gender)} ${cosa} ${quando}.`,
    translations: [
      `${when} ${person.en} ${verb} ${row.right} ${what}.`,
      `${person.en} ${verb} ${row.right} ${what} ${when}.`,
    ],
  };
}

/** adjective|preposition|wrong ones|objects|Italian adjective|its preposition and objects in the same order */
const adjectiveRows = `
interested|in|to,at|music; history; animals; art; science|interessato|alla musica; alla storia; agli animali; all'arte; alle scienze
good|at|in,to|maths; English; drawing; football; history|bravo|in matematica; in inglese; a disegnare; a calcio; in storia
bad|at|in,to|maths; singing; tennis; cooking|negato|in matematica; a cantare; a tennis; a cucinare
afraid|of|from,by|spiders; the dark; dogs; snakes|-|-
proud|of|for,to|the team; this drawing; that result|orgoglioso|della squadra; di questo disegno; di quel risultato
worried|about|of,from|the test; the exam; the weather|preoccupato|per la verifica; per l'esame; per il tempo
tired|of|for,at|this rain; this game|stanco|di questa pioggia; di questo gioco
different|from|of,by|the others; Marco; my cousins|diverso|dagli altri; da Marco; dai miei cugini
ready|for|to,at|the trip; the test; the match|pronto|per il viaggio; per la verifica; per la partita
nice|to|with,at|the new student; the cat; Anna|gentile|con il nuovo studente; con il gatto; con Anna
late|for|at,of|school; the lesson; dinner|-|-`
  .trim()
  .split("\n")
  .map((row) => {
    const [en = "", right = "", wrong = "", objects = "", it = "", italians = ""] = row.split("|");
    const cose = italians.split("; ");
    const list = objects.split("; ").map((object, at) => [object, cose[at] ?? ""] as const);
    return { en, right, wrong: wrong.split(","), objects: list, it };
  });

const alsoAfter: Record<string, string[]> = { different: ["to"], nice: ["with"], late: ["to"] };

/** "Luca is interested in music." */
function adjectiveLine(random: Random, kind: string): Line {
  const row = random.pick(
    kind === "translate" ? adjectiveRows.filter(({ it }) => it !== "-" && it !== "negato") : adjectiveRows,
  );
  const person = random.pick(people);
  const [object, cosa] = random.pick(row.objects.filter(([thing]) => !person.en.includes(thing)));
  const [be = ""] = conjugate({ subject: person.en, verb: "be", tense: "present-simple", form: "positive" });
  const isPlural = person.italian > 2;
  const rights = [row.right, ...(alsoAfter[row.en] ?? [])];
  return {
    pieces: [person.en, be, row.en, row.right, `${object}.`],
    gapAt: 3,
    wrong: row.wrong.filter((one) => !rights.includes(one)),
    also: alsoAfter[row.en] ?? [],
    italian: `${person.it} ${italianPresent("essere", person.italian)} ${agree(row.it, person.gender, isPlural)} ${cosa}.`,
    translations: [
      `${person.en} ${be} ${row.en} {${rights.join("|")}} ${object}.`,
      ...(row.en === "nice" ? [`${person.en} ${be} kind {to|with} ${object}.`] : []),
      ...(object === "drawing" ? [`${person.en} can draw {very |}well.`] : []),
    ],
  };
}

/** deed|its Italian|preposition|rest|its Italian|wrong */
const placeRows = `
play tennis|giocare a tennis|on|Mondays|il lunedì|in,at
go to the gym|andare in palestra|on|Fridays|il venerdì|in,at
have lunch|pranzare|at|one o'clock|all'una|in,on
start the lesson|cominciare la lezione|at|nine o'clock|alle nove|in,on
go to the sea|andare al mare|in|August|in agosto|on,at
go to the mountains|andare in montagna|in|winter|in inverno|on,at
visit Rome|visitare Roma|in|spring|in primavera|on,at
study English|studiare inglese|in|the afternoon|di pomeriggio|on,to
watch TV|guardare la TV|in|the evening|di sera|on,to
read a book|leggere un libro|at|night|di notte|in,on
go to school|andare a scuola|by|bus|in autobus|with,in
go to work|andare al lavoro|by|car|in macchina|with,on
travel to Milan|-|by|train|in treno|with,in
live|vivere|in|Italy|in Italia|at,on
live|vivere|in|Milan|a Milano|at,to
stay|stare|at|home|a casa|to,on
meet Anna|incontrare Anna|at|the station|alla stazione|to,on
have a party|fare una festa|on|Saturday|sabato|in,at
swim|nuotare|in|summer|in estate|on,at
drink milk|bere il latte|in|the morning|di mattina|on,to`
  .trim()
  .split("\n")
  .map((row) => {
    const [deed = "", it = "", right = "", rest = "", resto = "", wrong = ""] = row.split("|");
    const [verb = "", ...after] = deed.split(" ");
    return { verb, after: after.join(" "), it, right, rest, resto, wrong: wrong.split(",") };
  });

/** "We go to the sea in August." */
function placeLine(random: Random, kind: string): Line {
  const row = random.pick(
    kind === "translate" ? placeRows.filter(({ it }) => !/^-|^(?:pranzare|incontrare)/.test(it)) : placeRows,
  );
  const isYoung = /school|English/.test(row.after);
  const isOld = /work|lesson/.test(row.after);
  const person = someone(
    random,
    isOld ? people.filter(({ age }) => age === "old") : people,
    isYoung ? "young" : "any",
  );
  const [verb = ""] = conjugate({
    subject: person.en,
    verb: row.verb,
    tense: "present-simple",
    form: "positive",
  });
  const isFixed = /^(?:by|at)$/.test(row.right) || row.verb === "live" || row.verb === "stay";
  const pieces = [person.en, verb, row.after, row.right, `${row.rest}.`].filter(Boolean);
  const core = pieces.slice(0, -2);
  return {
    pieces,
    gapAt: pieces.length - 2,
    wrong: row.wrong,
    orders:
      isFixed && !/o'clock|night/.test(row.rest)
        ? []
        : [[row.right, row.rest, ...core.slice(0, -1), `${core.at(-1)}.`]],
    italian: `${person.it} ${italianPresent(row.it, person.italian)} ${row.resto}.`,
    translations: [
      ...(row.rest.endsWith("days")
        ? [`${[...core].join(" ")} {on ${row.rest.slice(0, -1)}|every ${row.rest.slice(0, -1)}}.`]
        : []),
      ...(isFixed && !/o'clock|night/.test(row.rest) ? [] : [`${row.right} ${row.rest} ${core.join(" ")}.`]),
      ...(row.rest === "bus" ? [`${core.join(" ")} on the bus.`] : []),
    ],
  };
}

const settings = { gap: "Completa con la preposizione giusta.", choose: "Scegli la preposizione giusta." };

export const prepositions: TopicContent = {
  topic: "prepositions",
  explanation:
    "Ogni verbo e ogni aggettivo inglese ha la sua preposizione, spesso diversa dall'italiano, e va imparata insieme. Per il tempo: on con i giorni, at con le ore, in con mesi, stagioni e anni.",
  hints: [
    "Quale parola chiede la preposizione: il verbo, l'aggettivo o l'espressione di tempo che segue?",
    "Non tradurre dall'italiano: pensa all'espressione inglese intera, come l'hai imparata.",
    "Ricorda una frase già sentita con quella parola inglese: quale preposizione la accompagna?",
  ],
  orderHints: [
    "Chi fa l'azione? La frase comincia da lì.",
    "Poi viene il verbo. Quale parola gli sta attaccata?",
    "La preposizione sta davanti al nome che introduce; quando succede si dice in fondo.",
  ],
  twins: [
    "Paola is married to a pilot.",
    "It depends on the price.",
    "The concert starts at ten o'clock.",
    "They apologised for the noise.",
  ],
  makers: [
    ...lineMakers(verbLine, settings),
    ...lineMakers(adjectiveLine, settings),
    ...lineMakers(placeLine, { ...settings, levels: { choose: [1], order: [1, 2] } }),
  ],
};
