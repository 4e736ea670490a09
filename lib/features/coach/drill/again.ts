import type { Level } from "./level";
import { beside } from "./wish-patterns";

const asksMore = new Set(
  "altro altra altri altre un'altro un'altra ancora nuovo nuova nuovi nuove rifacciamo rifacciamolo rifacciamoli ripetiamo continuiamo continua avanti".split(
    " ",
  ),
);
const named = /^(?:eserciz\p{L}*|quiz|frasi|domande)$/u;
const harder =
  /(?<!\p{L})(?:piu (?:difficil|complicat|impegnativ|tost|compless)\p{L}|difficili?|alza|aumenta|troppo facil\p{L})/u;
const easier =
  /(?<!\p{L})(?:(?:piu|molto) (?:facil|semplic)\p{L}|meno difficil\p{L}|facil[ei]|semplic[ei]|abbassa|troppo difficil\p{L})/u;
/** What is said beside it: none of this names a topic. */
const around = new Set(
  `si sii va bene finito basta mi me ne fammene fanne dammene danne facciamone proviamo proviamone farne
  puoi inventane inventamene preparane di nuovo giro set cosi uguale uguali simile simili stesso stessa stessi stesse tipo
  come questo questi quello quelli prima sullo argomento dello era erano e molto troppo meno complicato complicati complicata
  impegnativo impegnativi tosto tosti complesso complessi alza aumenta abbassa la il difficolta livello adesso prof coach
  per andiamo domanda domande quiz frasi eserciz esercizi esercizio esercizietto esercizino sempre ragazzi vuole voglia`.split(
    /\s+/,
  ),
);
const maxWords = 14;

/** How hard a training is to be: "più difficile", and "troppo facile" too. */
export const levelIn = (plain: string): Level | undefined =>
  /troppo difficil/.test(plain)
    ? "easier"
    : harder.test(plain)
      ? "harder"
      : easier.test(plain)
        ? "easier"
        : undefined;

/** "Un altro uguale", "ancora", "più difficile": more of the same. While an item waits it must be named: "un altro" skips. */
export function wantsAnother(plain: string, { isUnderWay }: { isUnderWay: boolean }): boolean {
  const words = plain.split(" ");
  if (words.length > maxWords || (isUnderWay && !words.some((word) => named.test(word)))) return false;
  const isMore = words.some((word) => asksMore.has(word)) || levelIn(plain) !== undefined;
  return isMore && words.every((word) => asksMore.has(word) || around.has(word) || beside.has(word));
}
