import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { italianPresent } from "../world/italian";
import { groups, pronouns, singles } from "../world/people";

/** thing liked|its Italian|s or p */
const likings = `
pizza|la pizza|s
chocolate|la cioccolata|s
music|la musica|s
football|il calcio|s
basketball|il basket|s
this song|questa canzone|s
this film|questo film|s
this book|questo libro|s
my school|la mia scuola|s
London|Londra|s
the sea|il mare|s
winter|l'inverno|s
English|l'inglese|s
history|la storia|s
cats|i gatti|p
dogs|i cani|p
horses|i cavalli|p
comics|i fumetti|p
video games|i videogiochi|p
cartoons|i cartoni animati|p
strawberries|le fragole|p
animals|gli animali|p`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = "", form = ""]) => ({ en, it, isPlural: form === "p" }));

/** Deeds done well, and their Italian. */
const skills = `
speak English very well|parlare molto bene l'inglese
play the guitar very well|suonare molto bene la chitarra
play the piano very well|suonare molto bene il pianoforte
play tennis very well|giocare molto bene a tennis
know this town very well|conoscere molto bene questa città
cook pasta very well|cucinare molto bene la pasta
draw animals very well|disegnare molto bene gli animali`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = ""]) => {
    const [verb = "", ...rest] = en.replace(" very well", "").split(" ");
    return { verb, object: rest.join(" "), it };
  });

const people = [...pronouns, ...singles, ...groups];

const toMe: Record<string, string> = {
  I: "a me",
  you: "a te",
  he: "a lui",
  she: "a lei",
  we: "a noi",
  they: "a loro",
};
const toWhom = (en: string, it: string) =>
  toMe[en] ??
  `a ${it}`
    .replace(/^a la /, "alla ")
    .replace(/^a i /, "ai ")
    .replace(/^a le /, "alle ");

function draw(random: Random) {
  const person = random.pick(people);
  const liking = random.pick(likings.filter(({ en }) => !(en === "my school" && person.pronoun !== "I")));
  const [like = ""] = conjugate({
    subject: person.en,
    verb: "like",
    tense: "present-simple",
    form: "positive",
  });
  return { person, liking, like };
}

/** "My sister likes pizza very much." */
function line(random: Random): Line {
  const { person, liking, like } = draw(random);
  const much = random.pick(["very much", "a lot"]);
  const be = liking.isPlural ? "piacciono" : "piace";
  return {
    pieces: [person.en, like, liking.en, `${much}.`],
    gapAt: 2,
    wrong: [],
    italian: `${toWhom(person.en, person.it)} ${be} molto ${liking.it}.`,
    translations: [
      `${person.en} ${like} ${liking.en} {very much|a lot|so much}.`,
      `${person.en} really ${like === "likes" ? "{likes|loves}" : "{like|love}"} ${liking.en}.`,
      `${person.en} ${like === "likes" ? "loves" : "love"} ${liking.en}.`,
    ],
  };
}

/** The end of the sentence in one gap: "pizza very much". */
function endLine(random: Random): Line {
  const { person, liking, like } = draw(random);
  const much = random.pick(["very much", "a lot"]);
  return {
    pieces: [person.en, like, `${liking.en} ${much}.`],
    gapAt: 2,
    given: `${much} / ${liking.en}`,
    wrong: [`${much} ${liking.en}`],
  };
}

/** "Luca speaks English very well." */
function skillLine(random: Random): Line {
  const person = random.pick(people);
  const { verb, object, it } = random.pick(skills);
  const [does = ""] = conjugate({ subject: person.en, verb, tense: "present-simple", form: "positive" });
  return {
    pieces: [person.en, does, `${object} very well.`],
    gapAt: 2,
    given: `very well / ${object}`,
    wrong: [`very well ${object}`],
    italian: `${person.it} ${italianPresent(it, person.italian)}.`,
    translations: [`${person.en} ${does} ${object} {very well|really well}.`],
  };
}

/** Each part by itself, for putting in order. */
const apart = (random: Random): Line => {
  const person = random.pick(people);
  const { verb, object } = random.pick(skills);
  const [does = ""] = conjugate({ subject: person.en, verb, tense: "present-simple", form: "positive" });
  return { pieces: [person.en, does, object, "very well."], gapAt: 2, wrong: [] };
};

const settings = {
  gap: "Completa con le parole tra parentesi, nell'ordine giusto.",
  choose: "Scegli l'ordine giusto.",
};

export const likeVeryMuch: TopicContent = {
  topic: "like-very-much",
  explanation:
    "Tra il verbo e il suo oggetto in inglese non si mette niente: very much, a lot, very well vanno in fondo, dopo l'oggetto.",
  hints: [
    "Che cosa piace, o che cosa si sa fare? Trova l'oggetto del verbo.",
    "In italiano «molto» sta subito dopo il verbo; in inglese verbo e oggetto non si separano.",
    "Verbo, poi la cosa, e solo alla fine le parole che dicono quanto o come.",
  ],
  orderHints: "topic",
  twins: [
    "Paola enjoys opera very much.",
    "We miss our grandmother a lot.",
    "The chef makes desserts very well.",
    "They love their garden very much.",
  ],
  makers: [
    ...lineMakers(line, { levels: { choose: [], gap_fill: [] } }),
    ...lineMakers(endLine, { ...settings, levels: { choose: [1, 2, 3], order: [], translate: [] } }),
    ...lineMakers(skillLine, { ...settings, levels: { order: [], translate: [3] } }),
    ...lineMakers(apart, { levels: { choose: [], gap_fill: [], translate: [] } }),
  ],
};
