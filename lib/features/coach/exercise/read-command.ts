import { setOf } from "@/lib/features/english/lexicon/words";
import { foldedWords } from "./fold";
import { placeOf } from "./place";
import { isMarkedAnswer } from "./read-numbered";
import type { ExerciseState } from "./exercise-state";

export type Command =
  | { kind: "go"; at: number }
  | { kind: "drop"; at?: number }
  | { kind: "skip" | "count" | "restart" | "end" | "answer" | "contest" | "why" | "help" };

type Kind = Exclude<Command["kind"], "go" | "drop">;

/** Each wish by the phrases that say it, words by their beginnings; the first that is met counts. */
const phrases: readonly [Kind, readonly string[]][] = [
  [
    "contest",
    [
      "e giust",
      "era giust",
      "va bene cos",
      "va bene inv",
      "e corrett",
      "ho ragione",
      "non e sbagliat",
      "la prof dice",
      "il prof dice",
      "il libro dice",
      "sono sicur",
      "hai sbagliato",
      "ti sbagli",
      "sei sicur",
    ],
  ],
  [
    "answer",
    [
      "dimmel",
      "dimmi",
      "dammel",
      "dammi",
      "damm",
      "fallo tu",
      "falla tu",
      "fammel",
      "fammi",
      "fai tu",
      "risolvi",
      "scrivi tu",
      "scrivila tu",
      "scrivimel",
      "completal",
      "completa tu",
      "la risposta",
      "le risposte",
      "la soluzione",
      "le soluzioni",
      "qual e",
      "me la dici",
      "mi dici",
      "voglio la",
      "falle tu",
      "falli tu",
      "give me",
      "tell me",
      "the answer",
    ],
  ],
  [
    "end",
    [
      "lascia perdere",
      "lasciamo perdere",
      "lascia stare",
      "lasciamo stare",
      "basta",
      "smett",
      "non voglio",
      "non ho voglia",
      "non ho piu voglia",
      "non mi va",
      "chiudiamo",
      "stop",
      "abbandon",
      "annulla",
      "cambiamo argomento",
      "cambiamo esercizio",
      "facciamo altro",
      "fine esercizio",
      "finiamola",
    ],
  ],
  [
    "restart",
    ["ricominci", "da capo", "dall inizio", "da zero", "ripartiamo", "rifacciamo tutto", "rifacciamolo"],
  ],
  [
    "count",
    [
      "quante",
      "quanti",
      "finit",
      "manca",
      "mancano",
      "a che punto",
      "come sto andando",
      "punteggio",
      "riassunto",
      "quanto manca",
      "com e andata",
      "cosa resta",
      "abbiamo fatto tutt",
    ],
  ],
  [
    "skip",
    [
      "salt",
      "passa avanti",
      "passiamo avanti",
      "passo",
      "passa",
      "passiamo",
      "avanti",
      "prossima",
      "successiva",
      "next",
      "skip",
      "un altra",
      "quella dopo",
      "dopo",
      "la lascio",
      "lasciamola",
      "andiamo oltre",
    ],
  ],
  [
    "why",
    [
      "perche",
      "come mai",
      "spieg",
      "non capisco",
      "non ho capito",
      "non capito",
      "non si capisce",
      "non mi e chiaro",
      "che regola",
      "qual e la regola",
      "la regola",
      "in che senso",
      "cioe",
      "cosa c e di sbagliato",
      "dove ho sbagliato",
      "dov e l errore",
      "cosa ho sbagliato",
      "cosa non va",
      "why",
    ],
  ],
  [
    "help",
    [
      "aiut",
      "help",
      "indizio",
      "suggeri",
      "hint",
      "boh",
      "bo",
      "mah",
      "non lo so",
      "non so",
      "non la so",
      "idk",
      "idea",
      "come si fa",
      "come faccio",
      "come devo",
      "cosa devo",
      "che devo",
      "cosa faccio",
      "da dove",
      "non mi viene",
      "non ricordo",
      "non mi ricordo",
      "difficile",
      "non ci riesco",
      "bloccat",
      "non saprei",
      "un altro indizio",
      "mi arrendo",
      "non ci arrivo",
      "i don t know",
    ],
  ],
];

/** What may stand around a wish without changing it. */
const around = setOf(
  `ok okay va bene dai allora ora adesso e ma eh oh ah boh mah uff uffa no si scusa scusi coach prof ciao per favore please
  perfavore un una uno il lo la le i gli l di del della da in su a al alla che mi ti ci si me te ne non lo piu ancora
  questa questo quella quello questi queste frase frasi esercizio domanda numero cosi tu io te lei proprio davvero
  molto troppo tanto poco po solo anche poi gia subito e ho ha hai abbiamo sono sei posso puoi possiamo puo vorrei voglio
  secondo me te parte tutto tutti tutte tutta risposta soluzione giusta giusto corretta corretto sbagliata sbagliato
  errore regola verbo spazio parola se come cosa dove quale quando con invece comunque bene male meglio fare fatto faccio
  facciamo fa fai fatta fatte era e stata stato stavo c qua qui li prof libro dice grazie the it answer don know t
  so sa saprei capire capito capisco spiegare dire detto scritto scrivere mette metto mettere inglese compito compiti volta giuro`,
);
const maxWords = 12;

/** What a student wants of the exercise rather than a try at it; undefined for everything else. */
export function readCommand(state: ExerciseState, message: string): Command | undefined {
  const words = foldedWords(message);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const dropped = isMarkedAnswer(message) ? undefined : droppedBy(words);
  if (dropped === "this") return { kind: "drop" };
  const named = dropped === undefined ? undefined : placeOf(state, dropped);
  if (named !== undefined) return { kind: "drop", at: named };
  const at = isMarkedAnswer(message) ? undefined : placeOf(state, message);
  if (at !== undefined) return { kind: "go", at };
  const text = ` ${words.join(" ")}`;
  for (const [kind, starts] of phrases) {
    const met = starts.find((start) => placeIn(text, start) >= 0);
    if (met === undefined) continue;
    const rest = restOf(text, met);
    if (rest.every((word) => around.has(word) || isOfAny(word))) return { kind };
  }
  return undefined;
}

const droppingOne = /^(?:ok |dai |va bene |no )?(?:lascia|lasciamo|lasciala) (?:perdere|stare) (.+)$/;
const thisOne = setOf("questa questo quella questa frase quella frase");

/** "Lascia perdere la 3", "lascia stare questa": which item is let be, in words; "lascia perdere" alone is the end. */
function droppedBy(words: readonly string[]): string | undefined {
  const rest = droppingOne.exec(words.join(" "))?.[1];
  return rest?.split(" ").every((word) => thisOne.has(word)) ? "this" : rest;
}

/** So few letters are a word, not the beginning of one. */
const minStem = 4;

/** Where a phrase stands in a text; its last word may go on. */
function placeIn(text: string, start: string): number {
  const isStem = (start.split(" ").at(-1) ?? "").length >= minStem;
  return isStem ? text.indexOf(` ${start}`) : `${text} `.indexOf(` ${start} `);
}

/** The words around a phrase; the word it begins is taken whole. */
function restOf(text: string, met: string): string[] {
  const from = placeIn(text, met);
  const after = text.slice(from + met.length + 1).replace(/^\S+/, "");
  return `${text.slice(0, from)} ${after}`.split(" ").filter(Boolean);
}

const isOfAny = (word: string) =>
  phrases.some(([, starts]) =>
    starts.some((start) => !start.includes(" ") && start.length >= minStem && word.startsWith(start)),
  );
