import { setOf } from "@/lib/features/english/lexicon/words";
import { plainWordsOf } from "../lessons/asked-words";

/** What nobody can know who was not there, or who is a program. */
export type Unknown = "teacher" | "book" | "taste" | "work" | "world";

/** A family of such questions: a word of each set, and what asks. */
type Family = { unknown: Unknown; of: ReadonlySet<string>; asks: RegExp };

const families: readonly Family[] = [
  {
    unknown: "teacher",
    of: setOf(
      "prof professoressa professore maestra maestro verifica compito interrogazione test esame prova teacher",
    ),
    asks: /(?<!\p{L})(?:che voto|quanto (?:prendo|prender[oò]|mi (?:mette|d[aà]))|(?:cosa|che) (?:c['’]?[eè]|ce|ci sar[aà]|esce|uscir[aà]|chiede(?:r[aà])?|mette(?:r[aà])?) |(?:che|quale|quali) (?:argoment[oi]|domand[ae]|eserciz[io]|regol[ae]) (?:\p{L}+ )?(?:mette|metter[aà]|chiede|chieder[aà]|fa|far[aà]|d[aà]|dar[aà]|esce|escono|ci sar\p{L}+|usciranno)|mi (?:promuove|boccia|interroga)|(?:passo|passer[oò]) (?:la|il|l)|(?:what|which) (?:mark|grade|questions?)|what(?:'s| is| will be) (?:in|on) the test)/iu,
  },
  {
    unknown: "book",
    of: setOf(
      "libro pagina pag p workbook book page unit unità unita ex es esercizio audio traccia track cd video listening online eserciziario",
    ),
    asks: /(?<!\p{L})(?:(?:risposte|soluzioni|risultati) (?:d|a|per)|the answers|answers (?:of|to|for)|answer key|(?:che|cosa) dic(?:e|ono) (?:il|la|l['’]|i|nell|alla|nel)|what (?:does|do|did) .{1,40} say|(?:cosa|che) c['’]?[eè] (?:scritto|a pagina|nel libro)|che pagina)/iu,
  },
  {
    unknown: "taste",
    of: setOf("tu you u te secondo preferisci prefer tifi meglio forte better"),
    asks: /(?<!\p{L})(?:do (?:you|u) (?:prefer|like|support|think)|(?:what|who)(?:'s| is) your (?:favou?rite|best)|(?:tu |te )?preferisci|chi (?:[eè] |e )?(?:pi[uù] forte|meglio|il migliore|la migliore)|(?:qual|qual['’]?[eè]) (?:[eè] |e )?(?:il|la) tu[oa] (?:preferit|squadra|cantante|colore|film))/iu,
  },
  {
    unknown: "work",
    of: setOf(
      "libro romanzo poesia opera autore autrice poeta scrittore film capitolo storia racconto novel poem author poet shakespeare dickens wilde joyce woolf blake wordsworth coleridge keats shelley byron orwell austen bronte stevenson poe swift defoe hamlet macbeth othello romeo juliet frankenstein dracula gatsby hemingway golding eliot yeats beckett whitman tennyson dorian gray tyger jekyll hyde",
    ),
    asks: /(?<!\p{L})(?:messaggio|morale|simboleggia\p{L}*|simbolo di|significa davvero|cosa rappresenta\p{L}*|cosa vuole dire (?:l['’]autore|il poeta)|(?:che|cosa) (?:voleva|vuole) (?:dire|comunicare) (?:l|il)|(?:fammi|mi fai|scrivimi|dammi) (?:il|un|la) (?:riassunto|trama|commento|analisi|tema|recensione)|(?:qual|quale|qual['’]?[eè]) (?:[eè] |e )?(?:la trama|il riassunto|il tema principale)|come (?:finisce|va a finire)|perch[eé] (?:l['’]autore|il poeta|hamlet|romeo|juliet|macbeth|dorian)|what does .{1,40} symboli[sz]e|moral of)/iu,
  },
];

/** The world outside: sums, the weather, matches. */
const ofWorld =
  /\d\s?[a-z]?\s?[-+*/=]\s?\d|(?<!\p{L})(?:who (?:won|wins|scored|invented|discovered)|what(?:'s|s| is) the (?:weather|time|capital|date)|will it rain|who is the (?:president|king|queen|pope)|equazion\p{L}|radice quadrata)(?!\p{L})/iu;

const ofEnglish =
  /(?<!\p{L})(?:come (?:si |la |lo )?(?:dic|scriv|tradu|pronunc|legg)\p{L}*|in inglese|in english|(?:cosa|che) (?:vuol dire|significa) (?!davvero)|vuol dire in)(?!\p{L})/iu;
const maxLength = 200;

/** What a question would need that a program does not have; undefined for all that is about English. */
export function cannotKnow(message: string): Unknown | undefined {
  if (message.length > maxLength || ofEnglish.test(message)) return undefined;
  if (ofWorld.test(message) && asking.test(message)) return "world";
  const words = new Set(plainWordsOf(message));
  return families.find(({ of, asks }) => asks.test(message) && [...words].some((word) => of.has(word)))
    ?.unknown;
}

const asking =
  /[?]|(?<!\p{L})(?:who|what|how|will|mi (?:risolv|fai|aiut|calcol)\p{L}*|quanto|chi|risolv\p{L}*|calcol\p{L}*)(?!\p{L})/iu;
