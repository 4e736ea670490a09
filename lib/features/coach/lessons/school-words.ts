import { isOneTypo } from "../distance";

/**
 * How children write the words of a rule, and the one word that stands for them all: abbreviations, Italian and English
 * names of the same thing, the forms of a verb. A name of a lesson is looked for by these, so that it is listed once.
 */
const sameWord: Record<string, string> = {
  present: "pres presente presenti",
  past: "pass passato passati pasts",
  future: "fut futuro futuri futures",
  perfect: "perf perfetto",
  simple: "simp semplice semplici sempl",
  continuous: "cont contin continuo continua continuos progressive progressivo progressiva progr",
  conditional: "cond condizionale condizionali conditionals ipotetico ipotetica ipotetici ipotetiche",
  zero: "0",
  first: "1 1st 1o primo",
  second: "2 2nd 2o secondo ii",
  third: "3 3rd 3o terzo terza iii",
  tipo: "type",
  verbi: "verb verbs verbo vb",
  differenza: "diff differenze difference differences differenz vs versus",
  spiega: "spiegami spiegare spiegarmi spiegazione spieghi spiego spiegate spiegaz rispiega rispiegami",
  regola: "regole",
  negativo: "neg negativa negative negativi",
  interrogativa: "interrogativo int interrogative interrogativi",
  non: "nn not",
  perche: "xke xche xk perke perchè xè xché",
  per: "x",
  come: "cm",
  capito: "cap capisco capire capita capiti capite capisce understand",
  usa: "uso usare usano usi use used-for uses",
  pronuncia:
    "pronunce pronunciano pronunciare pronunciato pronunciata pronuncio legge leggono leggere leggo pronunzia pronounce pronounced pronunciation sound sounds sounded suona suonano suono suoni pron pronouncing",
  scrive:
    "scrivere scrivo scrivono scritto spelling spell spelt ortografia ortografiche ortografica ortografico ortografici variazioni spellings",
  raddoppia: "doppia doppie raddoppiano raddoppiare raddoppio double doubled doubling doppio raddoppiamento",
  finale: "finali ending endings final",
  domanda: "domande questions question",
  risposta: "risp risposte answers answer rispondere risponde",
  soggetto: "sogg soggetti subject subjects",
  oggetto: "ogg oggetti object objects",
  prep: "preposizioni preposizione prepositions preposition",
  articoli: "articolo articles article art",
  pronomi: "pron. pronome pronouns pronoun",
  aggettivi: "agg aggettivo adjectives adjective adj",
  avverbi: "avv avverbio adverbs adverb adv",
  possessivi: "poss possessivo possessive possessives possesso",
  irregolari: "irreg irregolare irregular irr",
  regolari: "regolare regular reg",
  plurale: "plur plurali plural plurals",
  comparativi: "compar comparativo comparatives comparative",
  superlativi: "superl superlativo superlatives superlative",
  passivo: "passiva passivi passive passives",
  infinito: "infinitive infiniti inf",
  gerundio: "gerund gerunds gerundi",
  participio: "participle part pp participi participles",
  reported: "rep",
  indiretto: "indirect indiretta",
  accento: "accenti stress accents stressed",
  toglie: "togliere tolgo togli tolta omissione omettere omette omesso omit",
  muta: "mute muti silent silenziosa silenziose",
  lettere: "lettera letters letter",
  ordine: "order ordini",
  tempi: "tense tenses",
  inglese: "ingl english eng",
  contabili: "contabile numerabile numerabili countable countables",
  incontabili: "incontabile uncountable uncountables",
  relativi: "relative relativo relativa relatives",
  dimostrativi: "dimostrativo demonstratives demonstrative dimostrative",
  riflessivi: "riflessivo reflexive reflexives riflessiva",
  consigli: "consiglio consigliare",
  obblighi: "obbligo",
  divieto: "divieti vietato",
  imperativo: "imperative imperativi",
  connettivi: "connettivo connettori linkers linking congiunzioni congiunzione conjunctions conjunction",
  ordinali: "ordinale ordinal ordinals",
};

const canonical = new Map(
  Object.entries(sameWord).flatMap(([word, others]) =>
    others.split(" ").map((other) => [other, word] as const),
  ),
);

const minLengthOfStem = 5;
const minLengthOfTypo = 7;
const longForms = [...canonical.keys()].filter((form) => form.length >= minLengthOfTypo);

/** The school word a form stands for, as it is listed; undefined for any other word. */
export const listedSchoolWord = (word: string): string | undefined =>
  canonical.get(word) ?? (word in sameWord ? word : undefined);

/** The school word a long word is one slip of the finger away from: "preposizzioni"; undefined for none. */
export function schoolWordMeant(word: string): string | undefined {
  if (word.length < minLengthOfTypo) return undefined;
  const form = longForms.find((one) => isOneTypo(one, word));
  return form && schoolWord(form);
}

/** Italian changes the last letter ("passivo", "passiva"), and a name is looked for whatever it is. */
const stem = (word: string) => (word.length >= minLengthOfStem ? word.replace(/[aeio]$/, "") : word);

/** The word a school word stands for, whatever its form. */
export const schoolWord = (word: string): string => stem(canonical.get(word) ?? word);

/** Words of any question: in a name they tell little. */
const anyQuestion = new Set(
  `a ad al alla e ed o di del della da in con su per tra il la le lo i gli un una che si come non se mi ci to of is
  forma formano formare fare fa fanno fai faccio costruire costruisce mettere mette senza parole parola frase frasi usa
  regola dice dire verbi inglese prima dopo due tre aggiunge altro quando tutti nomi nome regole`
    .split(/\s+/)
    .map((word) => schoolWord(word)),
);

export const isOfAnyQuestion = (word: string) => anyQuestion.has(word);

const terms = new Set(
  `present past future perfect simple continuous conditional verbi tempi passivo indiretto reported speech articoli pronomi
  aggettivi avverbi possessivi irregolari regolari plurale comparativi superlativi infinito gerundio participio accento
  muta prep contabili incontabili relativi dimostrativi riflessivi consigli obblighi divieto imperativo connettivi
  ordinali pronuncia interrogativa negativo soggetto oggetto phrasal modali modal tag tags clauses clause genitivo
  sassone trapassato imperfetto ausiliare ausiliari apostrofo sillaba persona uguaglianza scopo purpose duration durata
  congiuntivo presente risposta domanda ing ed ly wh maiuscole paradigma paradigmi stress
  used partitivi maggioranza minoranza abitudini frequenza manner frequency possessive vocale articolo
  finale grammatica grammar lettere questions short`
    .split(/\s+/)
    .map((word) => schoolWord(word)),
);

/** Whether a word is one of grammar. */
export const isSchoolTerm = (word: string) => word === "spelling" || terms.has(schoolWord(word));

/** Words of grammar that any English sentence may hold ("a birthday present", "the past"). */
const everydayEnglish = new Set(
  `present past future perfect simple short tag tags speech question questions answer answers final order word words
  person subject object article articles stress silent second first third reported used part regular type duration
  purpose rule negative sound sounds ending double linking relative future singular plus accent accents`.split(
    /\s+/,
  ),
);

/** Whether a word is of grammar, and of nothing else in English. */
export const isPlainTerm = (word: string) => isSchoolTerm(word) && !everydayEnglish.has(word);

const otherTime =
  /(?:non |poco |pi[uù] )(?:ho |c'[eè] )?(?:avuto )?tempo|tempo (?:libero|atmosferico|che fa)|che tempo fa/giu;

/** A text without the time one has and the weather: in Italian their word is that for tenses too. */
export const withoutOtherTime = (text: string) => text.replace(otherTime, "").trim();
