import type { FormName } from "./forms";

/** What asks for something of a word: the word follows the one, or stands before the other. */
export type Frame = { after: RegExp; before: RegExp };

const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";
const frame = (alternatives: string) => new RegExp(`${B}(?:${alternatives})${E}`, "u");
const of = "(?: (?:di|del|della|dello|per|of|for|a|al|d['’]))";
const how = "(?:come|cm|km|kome)";
const which = "(?:qual|quale|quali|com|dimmi)(?:['’ ]*(?:[eè]|sono))?";

export const synonymFrame: Frame = {
  after: frame(
    `(?:sinonim[oi]|synonyms?|parol[ae] simil[ei]|simil[ei])${of}|(?:un['’ ]?)?altra parola (?:per(?: dire)?|al posto di)|altr[oi] mod[oi] (?:per|di) dire|another word for`,
  ),
  before: frame(`(?:${which} )?(?:un |dei |il |i )?(?:sinonim[oi]|synonyms?)`),
};

export const oppositeFrame: Frame = {
  after: frame(`(?:contrari[oi]|oppost[oi]|antonim[oi]|opposites?|antonyms?)${of}`),
  before: frame(`(?:${which} )?(?:(?:al|il|un) )?(?:contrari[oi]|oppost[oi]|antonim[oi]|opposite)`),
};

export const soundFrame: Frame = {
  after: frame(
    `${how} (?:si|lo|la) (?:pronuncia(?:no)?|pronunzia|legge|leggono|leggo|pronuncio)|${how} (?:pronuncio|leggo|suona)|(?:la )?pronuncia(?:re)?(?: corretta| giusta)?${of}?|how (?:do|can|should) (?:you|i|we) (?:pronounce|read)|pronounce|pronunciation of|(?:dove|su (?:che|quale) sillaba) (?:va|cade|sta|si mette|metto|[eè]) l['’ ]?accento(?: (?:in|di|su|nella|della|sulla|per))?|l['’ ]?accento (?:in|di|su|della)|quante sillabe (?:ha|in|ci sono in)|(?:che )?(?:cosa )?fa rima con|rima con`,
  ),
  before: frame(
    `${how} (?:si|lo|la) (?:pronuncia|pronunzia|legge|leggo|pronuncio)|${how} suona|dove (?:va|cade|ha) l['’ ]?accento|quante sillabe ha|si (?:legge|pronuncia)`,
  ),
};

/** What asks for a sound wherever the word stands; "leggere ad alta voce" only says why. */
export const soundCue = frame(
  `${how} (?:si|lo|la|li|le) (?:legg|pronunc)\\p{L}+|${how} (?:(?:devo|posso|faccio a) )?(?:legg|pronunc)(?:o|io|ere|iare|erla|iarla|erlo|iarlo)|${how} suona|(?<!e )(?:la |con la |di |della )?pronuncia|pronunciar\\p{L}+`,
);

/** "La k di knife", "th in three". */
export const soundOf =
  /^(?:(?:il|lo|la|l['’]) ?)?-?(?:\p{L}{1,2}|ing|ght|igh|ough|tion) (?:finale |iniziale |muta )?(?:di|in|della parola|nella parola) (.{1,60})$/u;

export const spellingFrame: Frame = {
  after: frame(
    `${how} (?:si|lo|la) (?:scrive|scrivo)|${how} scrivo|how (?:do|can|should) (?:you|i|we) (?:spell|write)|(?:lo )?spelling${of}|si scrive`,
  ),
  before: frame(`${how} si scrive|si scrive (?:cos[iì]|con)`),
};

const inForm = "(?:al|allo|alla|all['’]|nel|in|con la|la|il)";
const formFrame = (names: string, form?: FormName) => ({
  form,
  after: frame(
    `(?:${names})(?: (?:di|del|della|dello|of|of the|per|d['’]))(?: (?:verbo|verb|parola|nome|aggettivo|sostantivo))?`,
  ),
  before: frame(
    `(?:qual [eè]|com['’]?[eè]|cosa fa|${how} (?:fa|diventa|si dice|[eè])|${inForm}) (?:(?:al|il|la|lo) )?(?:${names})`,
  ),
});

/** The more particular come first: "participio passato" before "passato". */
export const formFrames: readonly (Frame & { form?: FormName })[] = [
  formFrame("(?:il )?participio(?: passato)?|past participle|terza (?:forma|colonna|voce)", "participle"),
  formFrame("paradigm[ai]|(?:le )?(?:tre|3) (?:forme|voci)|coniugazione|verbo irregolare", "parts"),
  formFrame(
    "past simple|simple past|passato(?: remoto| semplice)?|past(?: tense)?|seconda (?:forma|colonna|voce)",
    "past",
  ),
  formFrame("terza persona(?: singolare)?|third person", "third"),
  formFrame("forma in -?ing|ing form|gerundio|-ing", "ing"),
  formFrame("forma base|infinito|base form|infinitive", "base"),
  formFrame("(?:il )?plural[ei]?", "plural"),
  formFrame("(?:il )?singolare|singular", "singular"),
  formFrame("comparativ[oi]|comparative", "comparative"),
  formFrame("superlativ[oi]|superlative", "superlative"),
  formFrame("(?:le )?forme"),
];

const aroundWord = new Set(
  "e no ma ok allora invece poi scusa come cm km com fa diventa si dice qual è é il la lo le i l un al del di verbo parola".split(
    " ",
  ),
);

/** Without what stands around a word before such a frame: "come fa go al passato". */
export function withoutAround(phrase: string): string {
  const words = phrase.split(" ");
  while (aroundWord.has(words[0] ?? "-")) words.shift();
  while (aroundWord.has(words.at(-1) ?? "-")) words.pop();
  return words.join(" ");
}

/** What makes it a question for a rule. */
export const ruleWords =
  /(?<!\p{L})(?:quando|perch[eé]|xk[eé]?|differenza|differenze|spieg\p{L}*|regola|regole|si (?:usa|usano|forma|formano|costruisce)|uso|usare|when|why|rule|difference|explain)(?!\p{L})/u;

/** "Come si scrive una lettera" asks for help with a text. */
export const textNames =
  /^(?:lettera|e-?mail|mail|tema|testo|riassunto|articolo|saggio|storia|dialogo|recensione|descrizione|letter|essay|story|review)(?!\p{L})/u;

const askedFor =
  /^(?:contrari|oppost|sinonim|plural|singolar|passat|past|simple|participio|paradigm|comparativ|superlativ|pronunc|pronunz|legg|suona|scrive|accento|sillab|gerundio)/u;
const besideAsked = new Set(
  "dove va cade quante ha in inglese mi dici sai passato terza persona forma ing".split(" "),
);

/** "E il contrario?", of the word that was spoken of last. `plain` is in lower case. */
export function isNamelessQuestion(plain: string): boolean {
  const [named = ""] = plain.split(/,? (?:cio[eè]|tipo|nel senso)(?!\p{L})/u);
  const words = named.match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => askedFor.test(word)) &&
    words.every((word) => askedFor.test(word) || aroundWord.has(word) || besideAsked.has(word))
  );
}
