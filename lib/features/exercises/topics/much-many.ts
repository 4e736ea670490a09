import type { TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";

/** many|noun|Italian|gender#when or where|its Italian;… */
const table = (rows: string) =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [phrase = "", tails = ""] = row.split("#");
      const [word = "", noun = "", it = "", gender = ""] = phrase.split("|");
      return { word: word as "much" | "many", noun, it, gender, tails: tails.split(";") };
    });

const food = table(`
many|apples|mele|f
many|eggs|uova|f
many|biscuits|biscotti|m
many|sandwiches|panini|m
many|tomatoes|pomodori|m
many|bananas|banane|f
many|oranges|arance|f
many|bottles of water|bottiglie d'acqua|f
much|milk|latte|m
much|bread|pane|m
much|rice|riso|m
much|sugar|zucchero|m
much|water|acqua|f
much|orange juice|succo d'arancia|m
much|cheese|formaggio|m
much|butter|burro|m
much|meat|carne|f
much|fruit|frutta|f`);

const belongings = table(`
many|books|libri|m#at home|a casa;at school|a scuola
many|friends|amici|m#at school|a scuola;in London|a Londra
many|cousins|cugini|m#in Rome|a Roma;in England|in Inghilterra
many|pens|penne|f#at school|a scuola;at home|a casa
many|pets|animali|m#at home|a casa;now|adesso
many|video games|videogiochi|m#at home|a casa;now|adesso
many|lessons|lezioni|f#today|oggi;this week|questa settimana
many|tests|verifiche|f#this week|questa settimana;this month|questo mese
many|exercises|esercizi|m#today|oggi;this week|questa settimana
many|hobbies|hobby|m#now|adesso;this year|quest'anno
many|comics|fumetti|m#at home|a casa;now|adesso
many|photos|foto|f#at home|a casa;now|adesso
much|homework|-|m
much|money|-|m
much|time|tempo|m#today|oggi;this week|questa settimana;for lunch|per pranzo
much|free time|tempo libero|m#today|oggi;this week|questa settimana;in summer|in estate
much|work|lavoro|m#today|oggi;this week|questa settimana
much|luggage|-|m
much|paper|carta|f#at home|a casa;now|adesso`);

const other = (word: "much" | "many") => (word === "much" ? "many" : "much");

const owners = [
  { have: "have you got", long: "do you have", it: "hai" },
  { have: "has Marco got", long: "does Marco have", it: "ha Marco" },
  { have: "has your sister got", long: "does your sister have", it: "ha tua sorella" },
  { have: "have your friends got", long: "do your friends have", it: "hanno i tuoi amici" },
  { have: "has Anna got", long: "does Anna have", it: "ha Anna" },
  { have: "have they got", long: "do they have", it: "hanno" },
];
const howMuch = (word: string, gender: string) =>
  word === "much" ? (gender === "f" ? "quanta" : "quanto") : gender === "f" ? "quante" : "quanti";

/** "How many books have you got today?" */
function haveLine(random: Random): Line {
  const { word, noun, it, gender, tails } = random.pick(belongings.filter((one) => one.it !== "-"));
  const { have, long, it: ha } = random.pick(owners);
  const [time = "", quando = ""] = random.pick(tails).split("|");
  return {
    pieces: ["how", word, noun, random.pick([have, long]), `${time}?`],
    gapAt: 1,
    wrong: [other(word)],
    italian: `${howMuch(word, gender)} ${it} ${ha} ${quando}?`,
    translations: [`how ${word} ${noun} {${have}|${long}} ${time}?`],
  };
}

const eaters = [
  { subject: "I", do: "don't", it: "io", eat: "mangio", drink: "bevo", buy: "compro" },
  { subject: "we", do: "don't", it: "noi", eat: "mangiamo", drink: "beviamo", buy: "compriamo" },
  { subject: "they", do: "don't", it: "loro", eat: "mangiano", drink: "bevono", buy: "comprano" },
  { subject: "Giulia", do: "doesn't", it: "Giulia", eat: "mangia", drink: "beve", buy: "compra" },
  { subject: "my brother", do: "doesn't", it: "mio fratello", eat: "mangia", drink: "beve", buy: "compra" },
  {
    subject: "my parents",
    do: "don't",
    it: "i miei genitori",
    eat: "mangiano",
    drink: "bevono",
    buy: "comprano",
  },
  { subject: "Luca", do: "doesn't", it: "Luca", eat: "mangia", drink: "beve", buy: "compra" },
  { subject: "my grandmother", do: "doesn't", it: "mia nonna", eat: "mangia", drink: "beve", buy: "compra" },
];
const drinks = /^(?:milk|water|orange juice)$/;

/** "My brother doesn't eat many apples." */
function eatLine(random: Random): Line {
  const { word, noun, it, gender } = random.pick(food.filter((one) => one.noun !== "bottles of water"));
  const who = random.pick(eaters);
  const verb = random.pick([drinks.test(noun) ? "drink" : "eat", "buy"] as const);
  const molto = { much: { m: "molto", f: "molta" }, many: { m: "molti", f: "molte" } }[word][
    gender as "m" | "f"
  ];
  return {
    pieces: [who.subject, who.do, verb, word, `${noun}.`],
    gapAt: 3,
    wrong: [other(word)],
    italian: `${who.it} non ${who[verb]} ${molto} ${it}.`,
    translations: [
      `${who.subject} {${who.do}|${who.do.replace("n't", " not")}} ${verb} {${word}|a lot of|lots of} ${noun}.`,
    ],
  };
}

const places = ["in the fridge", "in the kitchen", "on the table", "in the shop"];

/** "There aren't many eggs in the fridge." */
function thereLine(random: Random): Line {
  const { word, noun, it, gender } = random.pick(food);
  const place = random.pick(places);
  const dove =
    {
      "in the fridge": "in frigo",
      "in the kitchen": "in cucina",
      "on the table": "sul tavolo",
      "in the shop": "nel negozio",
    }[place] ?? "";
  const be = word === "much" ? "isn't" : "aren't";
  const molto = { much: { m: "molto", f: "molta" }, many: { m: "molti", f: "molte" } }[word][
    gender as "m" | "f"
  ];
  return {
    pieces: ["there", be, word, noun, `${place}.`],
    gapAt: 2,
    wrong: [other(word)],
    italian: `non ${word === "much" ? "c'è" : "ci sono"} ${molto} ${it} ${dove}.`,
    translations: [`there {${be}|${be.replace("n't", " not")}} {${word}|a lot of|lots of} ${noun} ${place}.`],
  };
}

/** "Too much homework". */
function tooLine(random: Random): Line {
  const { word, noun } = random.pick(
    belongings.filter((one) => !/time|friends|cousins|pets|hobbies/.test(one.noun)),
  );
  const [who, have] = random.pick([
    ["I", "have got"],
    ["we", "have got"],
    ["Sofia", "has got"],
    ["my sister", "has got"],
    ["my friends", "have got"],
    ["they", "have got"],
    ["Tom", "has got"],
  ] as const);
  const time = random.pick(["today", "this week", "at home", "for one day"]);
  return { pieces: [who, have, "too", word, noun, `${time}.`], gapAt: 3, wrong: [other(word)] };
}

const settings = { gap: "Completa con much o many.", choose: "Scegli la parola giusta." };

export const muchMany: TopicContent = {
  topic: "much-many",
  explanation:
    "Many va con i nomi che si contano, al plurale (many books); much con quelli che non si contano, al singolare (much time). Nelle frasi affermative si usa più spesso a lot of.",
  hints: [
    "Guarda il nome che segue: al singolare o al plurale?",
    "La cosa si può contare, una per una, oppure no?",
    "Se si conta ed è plurale serve una parola, se non si conta l'altra: pensa alle due domande con how.",
  ],
  orderHints: [
    "È una domanda con how, o una frase? Guarda la prima parola.",
    "Much e many stanno subito davanti al nome di ciò che si conta.",
    "Dopo vengono le altre parole: chi, che cosa fa, dove.",
  ],
  twins: [
    "Were there many people at the concert?",
    "There isn't much snow this year.",
    "We haven't got many CDs.",
    "How much petrol do they need?",
    "How many pages are there in that magazine?",
    "There is too much snow on the road.",
    "There are too many cars in the square.",
  ],
  makers: [
    ...lineMakers(haveLine, settings),
    ...lineMakers(eatLine, { ...settings, levels: { gap_fill: [1, 2] } }),
    ...lineMakers(thereLine, settings),
    ...lineMakers(tooLine, { ...settings, levels: { order: [], translate: [] } }),
  ],
};
