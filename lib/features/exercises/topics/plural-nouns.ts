import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";
import { groups, pronouns } from "../world/people";
import { conjugate } from "@/lib/features/english/lexicon/conjugation";

/** singular|plural|wrong plural|Italian plural|with which sentences: seen, owned */
const nouns = `
child|children|childs|bambini|seen
man|men|mans|uomini|seen
woman|women|womans|donne|seen
person|people|persons|persone|seen
policeman|policemen|policemans|poliziotti|seen
mouse|mice|mouses|topi|seen
sheep|sheep|sheeps|pecore|seen
fish|fish|fishs|pesci|seen
wolf|wolves|wolfs|lupi|seen
fox|foxes|foxs|volpi|seen
butterfly|butterflies|butterflys|farfalle|seen
monkey|monkeys|monkies|scimmie|seen
baby|babies|babys|neonati|seen
bus|buses|buss|autobus|seen
church|churches|churchs|chiese|seen
beach|beaches|beachs|spiagge|seen
city|cities|citys|città|seen
taxi|taxis|taxies|taxi|seen
box|boxes|boxs|scatole|owned
watch|watches|watchs|orologi|owned
knife|knives|knifes|coltelli|owned
shelf|shelves|shelfs|mensole|owned
scarf|scarves|scarfs|sciarpe|owned
brush|brushes|brushs|spazzole|owned
dictionary|dictionaries|dictionarys|dizionari|owned
toy|toys|toies|giocattoli|owned
glass|glasses|glasss|bicchieri|owned
sandwich|sandwiches|sandwichs|panini|owned
dress|dresses|dresss|vestiti|owned
strawberry|strawberries|strawberrys|fragole|owned
key|keys|keies|chiavi|owned
potato|potatoes|potatos|patate|owned
tomato|tomatoes|tomatos|pomodori|owned
photo|photos|photoes|foto|owned`
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([one = "", many = "", wrong = "", it = "", use = ""]) => ({ one, many, wrong, it, use }));

/** Other plurals that are right as well. */
const also: Record<string, string[]> = {
  scarf: ["scarfs"],
  person: ["persons"],
  fish: ["fishes"],
  bus: ["busses"],
};

const numbers = [
  ["two", "due"],
  ["three", "tre"],
  ["four", "quattro"],
  ["five", "cinque"],
  ["six", "sei"],
] as const;
const scenes = [
  ["in the street", "nella strada"],
  ["in this picture", "in questa foto"],
  ["in the film", "nel film"],
  ["in the story", "nella storia"],
] as const;

const wrongOf = ({ one, many, wrong }: (typeof nouns)[number]) =>
  [one, wrong].filter((form) => form !== many && !also[one]?.includes(form));

/** "There are two children in this picture." */
function seenLine(random: Random): Line {
  const noun = random.pick(nouns.filter(({ use }) => use === "seen"));
  const [number, numero] = random.pick(numbers);
  const [scene, scena] = random.pick(
    scenes.filter(
      ([place]) => place !== "in the street" || !/sheep|fish|wolf|beach|city|monkey|church/.test(noun.one),
    ),
  );
  return {
    pieces: ["there are", number, noun.many, `${scene}.`],
    gapAt: 2,
    given: noun.one,
    wrong: wrongOf(noun),
    also: also[noun.one] ?? [],
    italian: `ci sono ${numero} ${noun.it} ${scena}.`,
    translations: [
      `there are ${number} {${[noun.many, ...(also[noun.one] ?? [])].join("|")}} {${scene}|${scene.replace("in the street", "on the street").replace("this picture", "this photo")}}.`,
      `${scene} there are ${number} ${noun.many}.`,
    ],
  };
}

const owners = [...groups, ...pronouns.filter(({ pronoun }) => /^(?:we|they|I)$/.test(pronoun))];
const bought = ["bought", "found", "saw"];

/** "My friends bought three watches yesterday." */
function ownedLine(random: Random): Line {
  const noun = random.pick(nouns.filter(({ use }) => use === "owned"));
  const [number] = random.pick(numbers);
  const who = random.pick(owners);
  const [have = ""] = conjugate({
    subject: who.en,
    verb: "have got",
    tense: "present-simple",
    form: "positive",
  });
  return {
    pieces: [who.en, random.pick([have, ...bought]), number, `${noun.many}.`],
    gapAt: 3,
    given: noun.one,
    wrong: wrongOf(noun),
    also: also[noun.one] ?? [],
  };
}

export const pluralNouns: TopicContent = {
  topic: "plural-nouns",
  explanation:
    "Il plurale di solito prende -s; dopo s, sh, ch, x e spesso o prende -es; consonante + y diventa -ies; alcuni nomi in -f fanno -ves. Pochi nomi comuni sono irregolari e vanno imparati.",
  hints: [
    "Quante cose sono? Il nome deve dirlo.",
    "Guarda l'ultima lettera del nome: a volte -s non basta, o la parola cambia.",
    "Chiediti se il nome è irregolare; se no, decidi fra -s, -es, -ies e -ves.",
  ],
  twins: [
    "Those leaves are yellow.",
    "Paola has got two brothers and three nieces.",
    "My feet are cold.",
    "The boys ate two peaches.",
    "There are three churches in the square.",
  ],
  makers: [
    ...lineMakers(seenLine, {
      gap: "Completa con il plurale del nome tra parentesi.",
      choose: "Scegli il plurale giusto.",
    }),
    ...lineMakers(ownedLine, {
      gap: "Completa con il plurale del nome tra parentesi.",
      choose: "Scegli il plurale giusto.",
      levels: { translate: [] },
    }),
  ],
};
