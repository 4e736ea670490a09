import { capital, type TopicContent } from "../draft";
import { lineMakers, type Line } from "../line-makers";
import type { Random } from "../random";

/** What is explained, described, suggested. */
const things: Record<string, [string, string][]> = {
  explain: [
    ["the rule", "la regola"],
    ["the problem", "il problema"],
    ["the exercise", "l'esercizio"],
    ["the game", "il gioco"],
    ["the lesson", "la lezione"],
    ["the question", "la domanda"],
    ["the word", "la parola"],
    ["the plan", "il piano"],
  ],
  describe: [
    ["the house", "la casa"],
    ["the picture", "il quadro"],
    ["the town", "la città"],
    ["the room", "la camera"],
  ],
  suggest: [
    ["a film", "un film"],
    ["a book", "un libro"],
    ["an idea", "un'idea"],
    ["a good restaurant", "un buon ristorante"],
    ["a game", "un gioco"],
  ],
};
const pasts: Record<string, string> = { explain: "explained", describe: "described", suggest: "suggested" };
const italians: Record<string, [past: string, infinitive: string]> = {
  explain: ["spiegato", "spiegare"],
  describe: ["descritto", "descrivere"],
  suggest: ["suggerito", "suggerire"],
};

const listeners: [object: string, clitic: string][] = [
  ["me", "mi"],
  ["us", "ci"],
  ["you", "ti"],
  ["him", "gli"],
  ["her", "le"],
];

const speakers: [en: string, it: string, has: string][] = [
  ["our teacher", "la nostra insegnante", "ha"],
  ["my brother", "mio fratello", "ha"],
  ["my mum", "la mia mamma", "ha"],
  ["my dad", "mio papà", "ha"],
  ["Marco", "Marco", "ha"],
  ["Giulia", "Giulia", "ha"],
  ["my friends", "i miei amici", "hanno"],
  ["my sister", "mia sorella", "ha"],
  ["Luca", "Luca", "ha"],
  ["my cousins", "i miei cugini", "hanno"],
];

const times: [string, string][] = [
  ["yesterday", "ieri"],
  ["last week", "la settimana scorsa"],
  ["this morning", "stamattina"],
  ["two days ago", "due giorni fa"],
];

/** "Gli" may be one or many. */
const gli = (object: string) => (object === "him" ? "{him|them}" : object);

function draw(random: Random) {
  const verb = random.pick(["explain", "explain", "describe", "suggest"]);
  const thing = random.pick(things[verb] ?? []);
  return {
    verb,
    thing,
    listener: random.pick(listeners),
    speaker: random.pick(speakers),
    time: random.pick(times),
  };
}

/** "Our teacher explained the rule to me yesterday." */
function pastLine(random: Random): Line {
  const { verb, thing, listener, speaker, time } = draw(random);
  const [object, clitic] = listener;
  const past = pasts[verb] ?? "";
  const [when, quando] = time;
  return {
    pieces: [speaker[0], past, thing[0], "to", object, `${when}.`],
    gapAt: 3,
    wrong: ["at", "of"],
    orders: [[when, speaker[0], past, thing[0], "to", `${object}.`]],
    italian: `${speaker[1]} ${clitic} ${speaker[2]} ${italians[verb]?.[0]} ${thing[1]} ${quando}.`,
    translations: [
      `${speaker[0]} ${past} ${thing[0]} to ${gli(object)} ${when}.`,
      `${when} ${speaker[0]} ${past} ${thing[0]} to ${gli(object)}.`,
      ...(verb === "suggest" ? [`${speaker[0]} recommended ${thing[0]} to ${gli(object)} ${when}.`] : []),
    ],
  };
}

const asks: [string, string][] = [
  ["can you", "puoi"],
  ["could you", "potresti"],
];
const italianAsk: Record<string, string> = { me: "mi", us: "ci", him: "gli", her: "le" };

/** "Can you explain the rule to me?" */
function askLine(random: Random): Line {
  const { verb, thing, listener } = draw(random);
  const object = listener[0] === "you" ? "me" : listener[0];
  const [ask, puoi] = random.pick(asks);
  return {
    pieces: [ask, verb, `${thing[0]} to ${object}?`],
    gapAt: 2,
    given: `${object} / ${thing[0]}`,
    wrong: [`${object} ${thing[0]}`, `${thing[0]} ${object}`],
    translations: [`${ask} ${verb} ${thing[0]} to ${gli(object)}?`],
    italian: `${italianAsk[object]} ${puoi} ${italians[verb]?.[1]} ${thing[1]}?`,
  };
}

const sayings: [string, string][] = [
  ["hello", "ciao"],
  ["goodbye", "arrivederci"],
  ["thank you", "grazie"],
  ["sorry", "scusa"],
  ["something nice", "qualcosa di bello"],
];
const told: [string, string][] = [
  ["a story", "una storia"],
  ["a fairy tale", "una favola"],
  ["a joke", "una barzelletta"],
  ["a secret", "un segreto"],
  ["the news", "le notizie"],
];

/** "Marco said hello to me", "Marco told me a story". */
function sayLine(random: Random): Line {
  const isSay = random.next() < 0.5;
  const [object, clitic] = random.pick(listeners);
  const speaker = random.pick(speakers);
  const [when, quando] = random.pick(times);
  const [what, che] = random.pick(isSay ? sayings : told);
  const rest = isSay ? `${what} to ${object}` : `${object} ${what}`;
  const past = isSay ? "said" : "told";
  return {
    pieces: [speaker[0], past, rest, `${when}.`],
    gapAt: 1,
    given: isSay ? "say / tell" : "tell / say",
    wrong: [isSay ? "told" : "said"],
    orders: [[when, speaker[0], past, `${rest}.`]],
    italian: `${speaker[1]} ${clitic} ${speaker[2]} ${isSay ? "detto" : "raccontato"} ${che} ${quando}.`,
    translations: [
      `${capital(when)} ${speaker[0]} ${past} ${rest}.`,
      `${speaker[0]} ${past} ${rest.replace(/\bhim\b/, gli)} ${when}.`,
    ],
  };
}

const plain =
  (line: (random: Random) => Line, isPlain: (line: Line) => boolean) => (random: Random, kind: string) => {
    let drawn = line(random);
    while (kind === "translate" && !isPlain(drawn)) drawn = line(random);
    return drawn;
  };

export const explainSaySuggestMe: TopicContent = {
  topic: "explain-say-suggest-me",
  explanation:
    "Explain, say, suggest e describe vogliono prima la cosa e poi la persona, introdotta da to. Tell invece vuole subito la persona, senza to.",
  hints: [
    "Chi ascolta, e che cosa viene detto? In che ordine li mette questo verbo?",
    "Con explain, say, suggest e describe la persona non può seguire subito il verbo.",
    "Prima la cosa, poi una preposizione, poi la persona; tell è l'eccezione.",
  ],
  orderHints: "topic",
  twins: [
    "Paola said good morning to the driver.",
    "The guide explained the history of the castle to the tourists.",
    "Grandpa told them a fairy tale.",
    "The doctor suggested a diet to the patient.",
    "Can the guide describe the castle to the tourists?",
    "The pilot told us the time.",
  ],
  makers: [
    ...lineMakers(pastLine, {
      gap: "Completa con la preposizione giusta.",
      choose: "Scegli la preposizione giusta.",
      levels: { gap_fill: [1] },
    }),
    ...lineMakers(askLine, {
      gap: "Completa con le parole tra parentesi: ordinale e aggiungi quello che manca.",
      choose: "Scegli l'ordine giusto.",
      levels: { order: [] },
    }),
    ...lineMakers(
      plain(sayLine, ({ italian = "" }) => !/arrivederci|scusa|qualcosa/.test(italian)),
      {
        gap: "Completa con il past simple di say o tell.",
        choose: "Scegli say o tell.",
        levels: { order: [2], translate: [3] },
      },
    ),
  ],
};
