import { isBase } from "@/lib/features/english/lexicon/verbs";
import { plainWordsOf } from "../lessons/asked-words";
import { schoolWord } from "../lessons/school-words";

/** What is wanted of a lesson. */
export type RuleWish = "rule" | "negative" | "question" | "examples" | "easier";
export type FollowUp = {
  wish: RuleWish;
  /** An English verb in its base form that the example is to hold. */
  verb?: string;
  /** It says by itself that it is about a rule ("e il negativo?"), where "non ho capito" may be about anything. */
  isPlain: boolean;
};

const maxWords = 9;
const maxWithVerb = 6;

const setOf = (words: string) => new Set(words.trim().split(/\s+/).map(schoolWord));

const beside = setOf(`
  e ed ma ok okay allora invece come si fa fanno forma formano la il le lo i gli una un uno al alla nel nella nelle con per di
  mi me ci fai fammi dai dammi dici dimmi vedere vorrei voglio posso puoi potresti anche poi adesso ora in inglese coach
  grazie favore favor perfavore pls please plis che cosa e' sono qual quale usa mette scrive del della questa questo scusa and
  the a what about how do you say boh no uff aspetta senti ciao spiega meglio parole verbo parola frase frasi tipo su es fa
  prof ah eh oh ti prego cortesia of give show form`);

const negative = setOf("negativo negare negazione nega");
const question = setOf("domanda interrogativa chiedere chiede chiedo");
const examples = setOf("esempio esempi example");
const more = setOf(
  "altro altri altra altre un'altro ancora dammene dimmene fammene fanne more another paio due tre qualche",
);
const easier =
  setOf(`facile semplice simple easier easy facili semplici capito non piu meno difficile cioe rispiega
  spiega meglio niente nulla ancora chiaro bene ho nuovo dire senso complicato again modo i don't slower rifallo`);

const asksEasier =
  /\bpi[uù] (?:facil|semplic)|\b(?:non|nn|n) (?:\S+ ){0,3}ca[pn]|\beasier\b|spieg\p{L}* (?:meglio|di nuovo|ancora|again)|rispieg|parole (?:pi[uù] )?(?:semplici|facili)|^\W*cio[eè]\W*$|in che senso|(?:non|nn) (?:mi )?[eè] chiaro|troppo (?:difficile|complicat)|\b(?:don'?t|do not) (?:understand|get)|explain again/iu;

/** The verb an example is asked with: "un esempio con go", "e con il verbo play?". */
function verbAsked(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1).filter((word) => !/^(?:il|la|verbo|parola|to|verb|the)$/.test(word));
  return /^(?:con|with|usando|using|di|of)$/.test(before.at(-1) ?? "") && isBase(last) ? last : undefined;
}

/** What a message that names no rule wants of the one before: "e il negativo?", "altri esempi?", "più facile". */
export function readFollowUp(message: string): FollowUp | undefined {
  const plain = plainWordsOf(message);
  const verb = verbAsked(plain);
  const words = (verb ? plain.slice(0, -1) : plain).map(schoolWord);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const sets = [negative, question, examples, more, easier, beside];
  if (!words.every((word) => sets.some((set) => set.has(word)))) return undefined;
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  // "Non ho capito la domanda" is about what we asked.
  if (asksEasier.test(message) && !has(negative)) return { wish: "easier", isPlain: has(question) };
  if (has(negative)) return { wish: "negative", isPlain: true };
  if (has(question)) return { wish: "question", isPlain: true };
  if (verb && (has(examples) || plain.length <= maxWithVerb))
    return { wish: "examples", verb, isPlain: true };
  if (has(examples)) return { wish: "examples", isPlain: true };
  return has(more) ? { wish: "examples", isPlain: false } : undefined;
}
