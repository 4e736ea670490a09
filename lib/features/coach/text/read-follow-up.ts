import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { plainWordsOf } from "../lessons/asked-words";

/** What is asked about a text that was checked. */
export type FollowUp =
  | { kind: "count" | "done" | "others" | "where" | "check" | "corrected" | "quality" }
  /** About the mistake under work: one more hint, its rule, a like sentence, whether the coach is sure. */
  | { kind: "help" | "rule" | "example" | "sure" }
  /** One of its points, by its place; without one, the next. */
  | { kind: "next"; at?: number };

const maxWords = 11;
const maxEnglish = 1;

const ordinals: readonly [RegExp, number][] = [
  [/^(?:prim[oa]|1)$/, 0],
  [/^(?:second[oa]|2)$/, 1],
  [/^(?:terz[oa]|3)$/, 2],
  [/^(?:quart[oa]|4)$/, 3],
  [/^(?:quint[oa]|5)$/, 4],
  [/^ultim[oa]$/, -1],
];

/** Words that may stand beside what is asked; a message with any other asks of something else. */
const beside = new Set(
  `a ad adesso ai al alla allora altra altre altri altro anche ancora aspetta avanti bene c'e c'era che ci coach come con cosa
  cos'e cos'ho cosi da dai dal dalla de dei del della delle di dimmi dirmi dove dov'e e ed era fa facciamo fai fammi fare fatte fatti fatto
  frase frasi giusta giuste giusti giusto gli grazie guarda guardiamo ha hai ho i il in inglese invece io la le li lo ma mai mancano manca me mi mia
  mie miei mio mo ne nel nella nelle no non o oddio ok okay oppure ora passa passare passiamo per pero please poi posso prego
  prof punti punto pezzo parte posto puoi qual quale quali quanta quante quanti quello quelli quelle questa questo qua qui quindi
  resta restano rimane rimangono rimasti rispetto scusa se secondo segnati segnato sei si sono sta stanno sto su sul sulla testo te tema ti tra tu tutta
  tutte tutti tutto un una uno uso va vai vado vanno vedere vedi vedo vero vediamo volta vorrei compito nuova nuovo versione vecchio esatta esatto
  ce finito torna torniamo tornare torno salto posso partiamo parto iniziamo comincio cominciamo era erano usato usati usata scritto messo certo hai di uso come altrimenti totale intero intera solo sempre sia avevo aveva andava davvero sicuro sicura precisamente esattamente sottolineati sottolineato`.split(
    /\s+/,
  ),
);

const all = (words: string) => new RegExp(`^(?:${words})$`);
/** What such a question is about. */
const errors = all("error[ei]|sbagli[oa]?|sbagliat[oaie]|sbagliare|imprecision[ei]|punt[oi]|cos[ae]");
const rights = all(
  "giust[oaie]|corrett[oaie]|sistemat[oaie]|azzeccat[oaie]|perfett[oaie]|bene|esatt[oaie]|risolt[oaie]|corregger\\w*|ok|posto",
);
/** What is not checked: the text as a whole. */
const quality =
  /(?<!\p{L})(?:che voto|voto|quanto (?:prend\p{L}+|vale)|miglior\p{L}+|pi[uù] (?:bell[oa]|lung[oa]|ricc[oa]|interessante)|lung[oa]|abbastanza|(?:bel|buon) (?:testo|tema|lavoro)|ti (?:piace|sembra)|punteggiatura|virgol[ae]|stile|contenuto|aggiunger\p{L}*|arricchi\p{L}*|sufficiente)(?!\p{L})/iu;
const helps = all("aiut[oi]|aiutino|aiutami|indizi[o]?|suggeriment[oi]|suggerisci\\w*");
const rules = all("regol[ae]|spieg\\w*|rispieg\\w*");
const samples = all("esempi[o]?|simil[ei]|gemell[ae]");
const sures = all("sicur[oa]|cert[oa]");
const parts = all(
  "temp[oi]|verb[oi]|preposizion[ei]|articol[oi]|grammatica|ortografia|maiuscol[ae]|spelling|parol[ae]",
);
const nexts = all(
  "prossim[oaie]|successiv[oaie]|avanti|seguente|passo|salt[aoi]\\w*|saltiamo|skip|proseguiamo|continuiamo|continua|procediamo|andiamo|next",
);
const rests = all("altr[oaie]|resto|rimanent[ei]|qualcos'altro");
const places = all(
  "parol[ae]|verb[oi]|parte|pezzo|punto|lettera|riga|frase|errore|sbaglio|sbagliat[oaie]|sbaglia(?:to|vo)?|cambiare|correggere|sistemare|va",
);
const looks = all(
  "ricontroll\\w*|controll\\w*|ricorregg\\w*|riguard\\w*|rilegg\\w*|rivedi|guarda\\w*|verific[ahi]\\w*|revision\\w*|rivediamo",
);
const mends = all(
  "corrett[oaie]|cambiat[oaie]|sistemat[oaie]|modificat[oaie]|riscritt[oaie]|aggiustat[oaie]|corretta|rifatt[oaie]",
);
const known = [
  helps,
  rules,
  samples,
  sures,
  parts,
  errors,
  rights,
  nexts,
  rests,
  places,
  looks,
  mends,
  ...ordinals.map(([word]) => word),
];

/** "E gli altri punti?", "quale parola?", "passiamo al prossimo": undefined for what asks of anything else. */
export function readFollowUp(message: string): FollowUp | undefined {
  const words = plainWordsOf(message.replace(/[’`]/g, "'"));
  if (words.length === 0 || words.length > maxWords || countEnglishWords(message) > maxEnglish)
    return undefined;
  if (quality.test(message) && (message.includes("?") || /voto|miglior/i.test(message)))
    return { kind: "quality" };
  if (!words.every((word) => beside.has(word) || known.some((one) => one.test(word)))) return undefined;
  const has = (kind: RegExp) => words.some((word) => kind.test(word));
  const text = ` ${words.join(" ")} `;
  if (has(helps)) return { kind: "help" };
  if (has(samples)) return { kind: "example" };
  if (has(rules)) return { kind: "rule" };
  if (has(sures) && message.includes("?")) return { kind: "sure" };
  if (
    /^ (?:e |ma |ok )?(?:quindi|allora)(?: (?:che )?cosa (?:devo |posso )?(?:fare|faccio|cambio|cambiare))? $/.test(
      text,
    )
  )
    return { kind: "help" };
  const isMine = / ho | avevo | abbiamo | fatt[oie] /.test(text);
  if (
    / quant[ie] /.test(text) &&
    (has(errors) || / ne | sono | manca\w* | resta\w* | rima\w* /.test(text) || has(rights))
  )
    return { kind: has(rights) && isMine ? "done" : "count" };
  const isWhich = has(all("qual[ei]?|cosa|che")) && (isMine || / quali /.test(text));
  if (isWhich && has(rights) && !has(places)) return { kind: "done" };
  const ordinal = ordinals.find(([word]) => has(word));
  const isChosen = / (?:il|la|al|alla|dal|dalla|sul|sulla|l) /.test(text) || words.length <= 2;
  if (ordinal && isChosen && !/ secondo (?:te|me) /.test(text)) return { kind: "next", at: ordinal[1] };
  if (has(nexts) || / altr[oa] (?:errore|punto|sbaglio) /.test(text)) return { kind: "next" };
  if (has(looks)) return { kind: has(mends) && isMine ? "corrected" : "check" };
  if (
    has(rests) &&
    / gli altri | le altre | il resto | altri | altro | del resto | tutto il resto /.test(text)
  )
    return { kind: "others" };
  if (has(mends) && / ho | l'ho | li ho | abbiamo /.test(text) && !message.includes("?"))
    return { kind: "corrected" };
  if (
    has(parts) &&
    message.includes("?") &&
    (has(rights) || words[0] === "e") &&
    !has(all("qual[ei]?|che|cosa"))
  )
    return { kind: "check" };
  const isWhether = / (?:e|va|sono|era|vanno|tutto) /.test(text) && has(rights);
  if (isWhether && (/ o (?:no|non|sbagliat\w+) /.test(text) || message.includes("?")))
    return { kind: "check" };
  if (
    / dove | dov'e | qual | quale | quali | che | cosa | cos'e | cos'ho | in che /.test(text) &&
    has(places) &&
    !has(rights)
  )
    return { kind: "where" };
  return words.length <= 2 && / (?:quale|dove|dov'e|cosa|qual) /.test(text) && message.includes("?")
    ? { kind: "where" }
    : undefined;
}
