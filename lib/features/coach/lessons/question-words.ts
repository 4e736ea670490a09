import { baseOfThird } from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { askedWordsOf, plainWordsOf } from "./asked-words";
import { meaningOf } from "./same-meaning";

/** "Metterci", "usarlo". */
const enclitic = /(?<=[aei]r)(?:ci|lo|la|li|le|ne|mi|ti|si|gli)$/;
/** The endings of Italian verbs and nouns, the longest first; an -h before them ("lunghe") goes too. */
const endings =
  /h?(?:ando|endo|iamo|are|ere|ire|ate|ete|ite|ano|ono|ato|ata|ati|uto|uta|uti|ito|ita|iti|ar|er|ir|i?[aeiou])$/;
const minStem = 4;

/** One shape for all forms of an Italian word, for an English verb and its -s, and for words that ask the same. */
function shapeOf(word: string): string {
  const meaning = meaningOf(word);
  if (meaning) return meaning;
  const base = baseOfThird(word);
  if (base) return base;
  if (isCommonEnglish(word)) return word;
  const stem = word.replace(enclitic, "").replace(endings, "");
  return stem.length >= minStem ? stem : word;
}

/** Said in any message, whatever it asks. */
const fillers = new Set(
  plainWordsOf(
    `ciao hey ehi allora scusa scusami scusi buongiorno salve senti ok okay okk ma poi cioe cioè tipo boh mah uffa grazie
    grz please pls prego prof coach aiuto help domanda volta oggi ieri domani compito compiti verifica scuola classe libro
    io tu lui lei noi loro mi ti ci vi si me te lo la li le gli il l i un uno una del della dello dei degli delle di da in con
    su al alla allo ai agli alle dal dalla nel nella nei sul sulla e ed a ad che cosa cos come quando quale quali qual quanto
    perche dove chi non se sono sei siamo ho hai ha abbiamo hanno devo dobbiamo posso puoi puo possiamo vorrei voglio fare
    faccio fa fanno fai bisogna so sai sa capito capisco capire spiega sempre mai anche solo invece proprio bene male
    questo questa questi queste quello quella quelli quelle mio mia miei mie tuo tua suo sua sto stai stare essere era
    mamma papa amica amico sorella fratello ragazzi vero giusto sbagliato sbaglio sbagliata scritto detto segnato tolto
    errore errori rosso penna dice detto dico inglese italiano parola parole frase frasi cosi qui poi mettere usa scrive
    comunque tra fra va vanno vuole serve posto senso davvero magari forse credo penso secondo per anche`,
  ).map(shapeOf),
);
export const isFiller = (word: string) => fillers.has(word);

/** Whether a plain word is said in any message, whatever its form. */
export const isOfAnyTalk = (plain: string) => isFiller(plain) || isFiller(shapeOf(plain));

/** The words of a question in the shape in which questions are compared, and the shapes of English that it quotes. */
export const questionWordsOf = (text: string): string[] =>
  askedWordsOf(text).flatMap(({ plain, known }) => [
    ...(plain ? [shapeOf(plain)] : []),
    ...known.filter((one) => one.startsWith("{")),
  ]);

/** The words of a question that are its own. */
export const contentWordsOf = (text: string): string[] =>
  questionWordsOf(text).filter((word) => !isFiller(word) && !word.startsWith("{"));
