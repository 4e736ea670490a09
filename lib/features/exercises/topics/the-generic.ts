import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { italianPresent } from "../world/italian";
import { groups, pronouns, singles } from "../world/people";

/** in general|its Italian|where the particular ones are */
const generals = `
music|la musica|of this film
chocolate|la cioccolata|you bought yesterday
dogs|i cani|we saw yesterday
cats|i gatti|we saw yesterday
animals|gli animali|we saw at the zoo
football|il calcio|-
school|la scuola|-
milk|il latte|you bought this morning
fish|il pesce|-
bread|il pane|you bought this morning
books|i libri|you found yesterday
video games|i videogiochi|-
horses|i cavalli|we saw last Sunday
flowers|i fiori|you bought yesterday
fruit|la frutta|you bought this morning
cheese|il formaggio|you bought last week
history|la storia|-
cartoons|i cartoni animati|-
vegetables|le verdure|you bought this morning
strawberries|le fragole|we picked yesterday
trains|i treni|-`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = "", place = ""]) => ({ en, it, place }));

const verbs: [string, string][] = [
  ["love", "amare"],
  ["hate", "odiare"],
  ["prefer", "preferire"],
];
const people = [...pronouns, ...singles, ...groups];

/** "My sister loves music." */
function generalLine(random: Random): Line {
  const person = random.pick(people);
  const thing = random.pick(generals);
  const [verb, it] = random.pick(verbs.slice(0, 2));
  const [loves = ""] = conjugate({ subject: person.en, verb, tense: "present-simple", form: "positive" });
  return {
    pieces: [person.en, loves, `${thing.en}.`],
    gapAt: 2,
    given: thing.en,
    wrong: [`the ${thing.en}`],
    italian: `${person.it} ${italianPresent(it, person.italian)} ${thing.it}.`,
    translations: verb === "hate" ? [`${person.en} {can't|cannot} stand ${thing.en}.`] : [],
  };
}

/** "She loves the flowers in the garden." */
function particularLine(random: Random): Line {
  const person = random.pick(people);
  const thing = random.pick(generals.filter(({ place }) => place !== "-"));
  const [verb] = random.pick(verbs);
  const [loves = ""] = conjugate({ subject: person.en, verb, tense: "present-simple", form: "positive" });
  return {
    pieces: [person.en, loves, `the ${thing.en}`, `${thing.place}.`],
    gapAt: 2,
    given: thing.en,
    wrong: [thing.en],
  };
}

/** thing|be|what is said of it in general|its Italian sentence */
const truths = `
dogs|are|very loyal animals|i cani sono animali molto fedeli
cats|are|independent animals|i gatti sono animali indipendenti
horses|are|strong animals|i cavalli sono animali forti
elephants|are|enormous|gli elefanti sono enormi
life|is|beautiful|la vita è bella
water|is|important for plants|l'acqua è importante per le piante
milk|is|white|il latte è bianco
football|is|a popular sport|il calcio è uno sport popolare
tennis|is|an individual sport|il tennis è uno sport individuale
music|is|important for young people|la musica è importante per i giovani
books|are|good friends|i libri sono buoni amici
lemons|are|yellow|i limoni sono gialli
chocolate|is|sweet|la cioccolata è dolce
gold|is|expensive|l'oro è caro
bees|are|important insects|le api sono insetti importanti
history|is|an interesting subject|la storia è una materia interessante
friendship|is|important|l'amicizia è importante`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", be = "", rest = "", it = ""]) => ({ en, be, rest, it }));

const opinions: [string, string][] = [
  ["I think", "io penso che"],
  ["my sister thinks", "mia sorella pensa che"],
  ["my dad says", "mio papà dice che"],
  ["our teacher says", "la nostra insegnante dice che"],
  ["everybody knows", "tutti sanno che"],
  ["Marco thinks", "Marco pensa che"],
  ["Giulia says", "Giulia dice che"],
  ["they say", "loro dicono che"],
  ["people say", "la gente dice che"],
];
const says = /dice|sanno|dicono/;

/** "Our teacher says dogs are very loyal animals." */
function truthLine(random: Random, kind: string): Line {
  const truth = random.pick(kind === "translate" ? truths.filter(({ it }) => it !== "-") : truths);
  const [who, chi] = random.pick(
    kind === "translate" ? opinions.filter(([, it]) => says.test(it)) : opinions,
  );
  const verb = truth.be;
  const words = truth.rest.replace("enormous", "{enormous|huge}");
  return {
    pieces: [who, "that", truth.en, verb, `${truth.rest}.`],
    gapAt: 2,
    given: truth.en,
    wrong: [`the ${truth.en}`],
    italian: `${chi} ${truth.it}.`,
    translations: [`${who} {that |}${truth.en} ${verb} ${words}.`],
  };
}

const gap = "In generale o uno preciso? Completa con il nome tra parentesi, con o senza the.";
const choice = "In generale o uno preciso? Scegli con o senza the.";

export const theGeneric: TopicContent = {
  topic: "the-generic",
  explanation:
    "Quando si parla di qualcosa in generale (tutti i cani, la musica, il calcio) l'inglese non usa the. The serve quando si sa quali: i cani di questa via, la musica di questo film.",
  hints: [
    "Si parla di una cosa in generale o di una ben precisa?",
    "L'italiano mette l'articolo in tutti e due i casi, l'inglese solo in uno.",
    "Cerca parole che dicono quale o dove: se ci sono, l'articolo serve; se no, no.",
  ],
  twins: [
    "Paola loves poetry.",
    "Wolves live in forests.",
    "The coffee in this bar is excellent.",
    "Silence is golden.",
  ],
  makers: [
    ...lineMakers(generalLine, { gap, choose: choice, levels: { order: [] } }),
    ...lineMakers(particularLine, {
      gap,
      choose: choice,
      levels: { choose: [2, 3], gap_fill: [2, 3], order: [1], translate: [] },
    }),
    ...lineMakers(truthLine, { gap, choose: choice, levels: { order: [2, 3], translate: [3] } }),
  ],
};
