import { degreesOf } from "@/lib/features/english/lexicon/adjectives";
import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { agree } from "../world/adjectives";
import { singles, type Person } from "../world/people";

/** What people are compared by: English|Italian */
const personal = `
tall|alto
short|basso
young|giovane
old|vecchio
fast|veloce
strong|forte
funny|divertente
happy|felice
kind|gentile
lazy|pigro
busy|occupato
careful|attento
patient|paziente
intelligent|intelligente
curious|curioso
polite|educato
generous|generoso
popular|popolare
nervous|nervoso
famous|famoso`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([en = "", it = ""]) => ({ en, it }));

/** Pairs of things: first|second|adjectives, the first having more of each */
const pairs = `
a train|a bus|fast,comfortable,expensive
an elephant|a horse|big,heavy,strong
gold|silver|expensive,heavy
my new phone|my old phone|fast,good,light,modern
summer|spring|hot,sunny
winter|autumn|cold,wet
the lion|the cat|big,strong,dangerous
English|Chinese|easy,useful
a plane|a train|fast,noisy,expensive
this film|that film|long,interesting,boring,funny,sad
this exercise|that exercise|easy,difficult,long,short,useful
my room|your room|big,small,tidy,clean,nice,dark
this book|that book|interesting,long,boring,good,expensive
the park|the street|quiet,beautiful,safe
your bag|my bag|heavy,light,big,expensive,old
Rome|Verona|big,noisy,old,crowded
a car|a bike|fast,expensive,heavy,dangerous
this test|that test|bad,easy,difficult,long
the red jacket|the blue jacket|warm,cheap,expensive,nice,elegant
the sea|the lake|deep,big,salty`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([first = "", second = "", list = ""]) => ({ first, second, list: list.split(",") }));

const isShort = (adjective: string) =>
  degreesOf(adjective) !== undefined || ["tidy", "salty", "quiet"].includes(adjective);
const irregularSpelling: Record<string, string> = { tidy: "tidier", salty: "saltier", quiet: "quieter" };

const comparativeOf = (adjective: string) =>
  degreesOf(adjective)?.comparative ?? irregularSpelling[adjective] ?? `more ${adjective}`;
const superlativeOf = (adjective: string) => degreesOf(adjective)?.superlative ?? `most ${adjective}`;

/** What else is right: both ways exist for these. */
const bothWays: Record<string, string[]> = {
  polite: ["politer"],
  quiet: ["more quiet"],
  kind: ["more kind"],
};

function wrongComparatives(adjective: string): string[] {
  const right = comparativeOf(adjective);
  if (adjective === "good" || adjective === "bad") return [`more ${adjective}`, `more ${right}`];
  return isShort(adjective)
    ? [`more ${adjective}`, `more ${right}`]
    : [`${adjective}er`, `much ${adjective}`];
}

function two(random: Random): [Person, Person] {
  const { age } = random.pick(singles);
  const [one, other] = random.shuffle(singles.filter((person) => person.age === age));
  if (!one || !other) throw new Error("two people are needed");
  return [one, other];
}

/** "Di Marco", "di mio fratello", "della mia mamma". */
const than = (italian: string) => `di ${italian}`.replace(/^di la /, "della ").replace(/^di il /, "del ");

const ruled = personal.filter(({ en }) => !bothWays[en]?.length);

/** "My brother is taller than Marco." */
function personLine(random: Random): Line {
  const [one, other] = two(random);
  const { en, it } = random.pick(ruled);
  const old = en === "old" || en === "young";
  return {
    pieces: [one.en, "is", comparativeOf(en), "than", `${other.en}.`],
    gapAt: 2,
    given: en,
    wrong: wrongComparatives(en),
    orders: [[other.en, "is", comparativeOf(en), "than", `${one.en}.`]],
    italian: `${one.it} è più ${agree(it, one.gender, false)} ${than(other.it)}.`,
    translations: [
      `${one.en} is ${comparativeOf(en)} than ${other.en}${old ? "" : "{| is}"}.`,
      ...(it === "intelligente" ? [`${one.en} is {smarter|cleverer} than ${other.en}.`] : []),
      ...(it === "gentile" ? [`${one.en} is nicer than ${other.en}.`] : []),
    ],
  };
}

/** "A train is faster than a bus." */
function pairLine(random: Random): Line {
  const { first, second, list } = random.pick(pairs);
  const adjective = random.pick(list.filter((one) => one !== "quiet"));
  return {
    pieces: [first, "is", comparativeOf(adjective), "than", `${second}.`],
    gapAt: 2,
    given: adjective,
    wrong: wrongComparatives(adjective),
    orders: [[second, "is", comparativeOf(adjective), "than", `${first}.`]],
  };
}

const circles = [
  ["in the class", "della classe"],
  ["in the team", "della squadra"],
  ["in my family", "della mia famiglia"],
  ["in the group", "del gruppo"],
  ["in the school", "della scuola"],
] as const;

/** "Marco is the tallest in the class." */
function superlativeLine(random: Random): Line {
  const [one] = two(random);
  const { en, it } = random.pick(ruled);
  const [circle, cerchio] = random.pick(
    circles.filter(([place]) => place === "in my family" || one.age !== "old"),
  );
  const right = superlativeOf(en);
  return {
    pieces: [one.en, "is", "the", right, `${circle}.`],
    gapAt: 3,
    given: en,
    wrong: [comparativeOf(en), isShort(en) ? `most ${en}` : `${en}est`],
    orders: [[circle, one.en, "is", "the", `${right}.`]],
    italian: `${one.it} è ${one.gender === "f" ? "la" : "il"} più ${agree(it, one.gender, false)} ${cerchio}.`,
    translations: [`${one.en} is the ${right} ${circle}.`],
  };
}

export const comparatives: TopicContent = {
  topic: "comparatives",
  explanation:
    "Gli aggettivi corti fanno il comparativo con -er e il superlativo con the …-est (attenzione: -y diventa i, e a volte la consonante raddoppia); quelli lunghi con more e the most. Mai le due cose insieme. Good e bad hanno forme proprie. Il secondo termine è introdotto da than.",
  hints: [
    "Conta le sillabe dell'aggettivo: è corto o lungo?",
    "Corto: cambia la fine della parola. Lungo: serve una parola davanti. Mai tutte e due.",
    "Guarda se si confrontano due cose o se una vince su tutte, poi controlla come finisce l'aggettivo.",
  ],
  orderHints: [
    "Chi o che cosa si descrive? La frase comincia da lì.",
    "Dopo il soggetto viene il verbo, poi l'aggettivo.",
    "In un confronto than sta davanti al secondo; se uno vince su tutti, the sta davanti all'aggettivo.",
  ],
  twins: [
    "A river is wider than a stream.",
    "Silk is softer than wool.",
    "This is the most delicious soup in town.",
    "Today is worse than yesterday.",
    "This is the oldest bridge in town.",
    "Wool is more delicate than cotton.",
  ],
  makers: [
    ...lineMakers(personLine, {
      gap: "Completa con il comparativo dell'aggettivo tra parentesi.",
      choose: "Scegli il comparativo giusto.",
    }),
    ...lineMakers(pairLine, {
      gap: "Completa con il comparativo dell'aggettivo tra parentesi.",
      choose: "Scegli il comparativo giusto.",
      levels: { order: [], translate: [] },
    }),
    ...lineMakers(superlativeLine, {
      gap: "Completa con il superlativo dell'aggettivo tra parentesi.",
      choose: "Scegli il superlativo giusto.",
      levels: { choose: [2, 3], gap_fill: [2, 3], order: [2, 3], translate: [3] },
    }),
  ],
};
