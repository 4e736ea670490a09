import { thirdPerson } from "@/lib/features/english/lexicon/verbs";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import { ofLongSubject } from "../order-hints";
import type { Random } from "../random";
import { italianPresent } from "../world/italian";

/** singular|plural|Italian */
const groups = `
student|students|studente
child|children|bambino
teacher|teachers|insegnante
girl|girls|ragazza
boy|boys|ragazzo
classmate|classmates|compagno
player|players|giocatore
person|people|persona
pupil|pupils|alunno`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([one = "", many = "", it = ""]) => ({ one, many, it }));

const places = [
  ["in this class", "in questa classe"],
  ["in my school", "nella mia scuola"],
  ["in this team", "in questa squadra"],
  ["in our town", "nella nostra città"],
  ["in this group", "in questo gruppo"],
  ["in this room", "in questa stanza"],
] as const;

const habits = `
listen to music|ascoltare la musica
have a phone|avere un telefono
have a bike|avere una bicicletta
know the song|conoscere la canzone
know my name|sapere il mio nome
speak English|parlare inglese
need a ticket|avere bisogno di un biglietto
want a prize|volere un premio
play an instrument|suonare uno strumento
study English|studiare inglese
wear a uniform|portare la divisa
love animals|amare gli animali
understand the rules|capire le regole
eat at noon|mangiare a mezzogiorno`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = ""]) => {
    const [verb = "", ...rest] = en.split(" ");
    return { verb, rest: rest.join(" "), it };
  });

const isPlace = (one: string, place: string) =>
  /team/.test(place)
    ? /player|boy|girl/.test(one)
    : /town/.test(place)
      ? /person|child/.test(one)
      : !/player/.test(one);

function draw(random: Random) {
  const [place, dove] = random.pick(places);
  const group = random.pick(groups.filter(({ one }) => isPlace(one, place)));
  return { place, dove, group, habit: random.pick(habits) };
}

/** "Every student in this class has a phone": the verb is asked for. */
function verbLine(random: Random): Line {
  const { place, dove, group, habit } = draw(random);
  const right = thirdPerson(habit.verb);
  return {
    pieces: ["every", group.one, place, right, `${habit.rest}.`],
    orders: [
      [place, "every", group.one, right, `${habit.rest}.`],
      ["every", group.one, right, habit.rest, `${place}.`],
    ],
    gapAt: 3,
    given: habit.verb,
    wrong: [habit.verb],
    italian: `ogni ${group.it} ${dove} ${italianPresent(habit.it, 2)}.`,
    translations: [
      `{every|each} ${group.one} {${place}|${place.replace(/^in (?=this team)/, "on ").replace(/^in (?=my school)/, "at ")}} ${right} ${habit.rest}.`,
    ],
  };
}

/** The noun is asked for. */
function nounLine(random: Random): Line {
  const { place, group, habit } = draw(random);
  return {
    pieces: ["every", group.one, place, thirdPerson(habit.verb), `${habit.rest}.`],
    gapAt: 1,
    given: group.one,
    wrong: [group.many],
  };
}

/** "Everyone in my school speaks English." */
function everyoneLine(random: Random): Line {
  const { place, dove, habit } = draw(random);
  const word = random.pick(["everyone", "everybody"]);
  const right = thirdPerson(habit.verb);
  return {
    pieces: [word, place, right, `${habit.rest}.`],
    orders: [
      [place, word, right, `${habit.rest}.`],
      [word, right, habit.rest, `${place}.`],
    ],
    gapAt: 2,
    given: habit.verb,
    wrong: [habit.verb],
    italian: `tutti ${dove} ${italianPresent(habit.it, 5)}.`,
    translations: [`{${word}|everyone|everybody} ${place} ${right} ${habit.rest}.`],
  };
}

const gap = "Completa con il present simple del verbo tra parentesi.";

export const everySingular: TopicContent = {
  topic: "every-singular",
  explanation:
    "Every, each, everyone ed everybody parlano di uno per volta: il nome va al singolare e il verbo alla terza persona singolare, anche se il senso è di tutti.",
  hints: [
    "Every conta le persone tutte insieme o una per volta?",
    "In italiano ogni vuole il singolare: in inglese succede lo stesso, anche con everyone.",
    "Pensa a he o she: che forma prende il verbo? E il nome, al singolare o al plurale?",
  ],
  orderHints: ofLongSubject,
  twins: [
    "Every house has a chimney.",
    "Everybody sleeps at night.",
    "Every dog barks sometimes.",
    "Each ticket costs ten euros.",
  ],
  makers: [
    ...lineMakers(verbLine, { gap, choose: "Scegli la forma giusta." }),
    ...lineMakers(nounLine, {
      gap: "Completa con il nome tra parentesi: singolare o plurale?",
      levels: { gap_fill: [], order: [], translate: [] },
    }),
    ...lineMakers(everyoneLine, { gap, choose: "Scegli la forma giusta." }),
  ],
};
