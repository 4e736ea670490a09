import { setOf, splitWords } from "@/lib/features/english/lexicon/words";
import { plainWordsOf } from "../lessons/asked-words";
import { wordsOf } from "../phrase";
import { isOnlyEnglish } from "../rule/english-words";

/** "È giusto?", "ho finito?": what was just written is meant, or the one that is named by its number. */
export type RightAsked = { item?: string; isWhetherDone: boolean };

const maxWords = 16;
const maxOtherWords = 2;
/** "È giusto? Anche swam?" */
const maxBeside = 2;

/** Words that say nothing of their own beside such a question. */
const frame = setOf(
  `ma e ed o ok okay allora quindi adesso ora no si sì insomma comunque però pero cosi beh boh vabbe vabbè dai scusa scusi
  scusami senti prof coach grazie io tu lei me te mi ti si se che ho hai ha abbiamo chiesto chiedevo chiedo domandato
  domandavo volevo vorrei voglio sapere solo dici dimmi dirmi dica puoi può potresti sai secondo la il lo le i gli l un una di
  del della delle dei dell nel nella a alla al in mia mio mie miei tua questa questo queste questi quella quello quelle quelli
  qui sono è era erano sia va vanno vada andava andavano sarebbe frase frasi testo risposta risposte domanda domande esercizio
  compito compiti soluzione versione parte tutto tutta tutte tutti due tre quattro cinque entrambe entrambi numero anche pure
  proprio davvero veramente ancora già poi adesso scritto scritta fatto fatta messo messa detto come vero grammaticalmente
  ragione lui loro aveva avevo hanno completamente perfettamente più meno almeno ultima ultimo intera intero sicuro sicura certo qualcosa bene e' c'e
  c'è qualche errore errori sbaglio sbagli sul sulla sui sulle sugli`,
);
const question = /^(?:perche|dove|quale|quali|qual|chi|cosa|cos'e|differenza|spieg\p{L}*)$/u;

const judged = /^(?:giust(?:issim)?[oaie]|corrett[oaie]|esatt[oaie]|apposto)$/;
const wrong = /^sbagliat[oaie]$/;
const done = /^(?:finit[oaie]|complet[oaie]|completat[oaie]|terminat[oaie])$/;
const fine =
  / (?:va|vanno|andava|andavano|vada)(?: (?:pure|anche|gia|ora|adesso|tutto|cosi))? bene | (?:tutto )?a posto | (?:ho|ha|avevo|aveva|hanno) ragione /;
/** "È giusto", "sono giuste": it asks even without the mark, as who dictates sets none. */
const says = / (?:e|è|era|erano|sono|sia|vanno|ho|abbiamo) /;
const whetherOrNot = / (?:si o no|o no|o sbagliat[oaie]|vero o no) /;
/** "Va bene così" only agrees. */
const agrees =
  /^ (?:(?:ok|si|ah|e|allora|dai) )*(?:va bene|a posto|tutto a posto|e giusto)(?: (?:cosi|grazie|prof|dai|ok))* $/;
const denies = / non (?:e|era|sono|va|vanno) /;

const item =
  / (?:la|alla|numero|frase|domanda|risposta|della) (?:frase |domanda |risposta |numero )?(\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|prima|seconda|terza|quarta|quinta|sesta|ultima|[bcdfgh]) /;

/** What a message asks of what was just written, with nothing else in it; undefined for everything else. */
export function asksIfRight(message: string): RightAsked | undefined {
  const parts = message.split(/(?<=[?!.…])\s+/u).filter((part) => /\p{L}/u.test(part));
  const asked = parts.map(asksIfRightAlone);
  const at = asked.findIndex(Boolean);
  const isElsewhere = parts.some(
    (part, place) =>
      asked[place] === undefined && hasEnglish(part) && (place < at || wordsOf(part).length > maxBeside),
  );
  return at < 0 || isElsewhere ? undefined : asked[at];
}

const hasEnglish = (part: string) => splitWords(part).some(({ lower }) => isOnlyEnglish(lower));

function asksIfRightAlone(part: string): RightAsked | undefined {
  const words = plainWordsOf(part);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const said = ` ${words.join(" ")} `;
  const isMarked = part.includes("?");
  const isAskedWrong = words.some((word) => wrong.test(word)) && (isMarked || whetherOrNot.test(said));
  const isWhetherDone = words.some((word) => done.test(word));
  const isJudged =
    words.some((word) => judged.test(word)) || fine.test(said) || isWhetherDone || isAskedWrong;
  const isBareChoice = / si o no /.test(said) && words.every((word) => frame.has(word));
  if (!isJudged && !isBareChoice) return undefined;
  if (words.some((word) => question.test(word)) || (denies.test(said) && !isMarked)) return undefined;
  if (!isMarked && (agrees.test(said) || !(says.test(said) || whetherOrNot.test(said)))) return undefined;
  const named = item.exec(said)?.[1];
  const others = words.filter(
    (word) =>
      !frame.has(word) && ![judged, wrong, done, /^posto$/].some((one) => one.test(word)) && word !== named,
  );
  if (others.length > maxOtherWords || others.some(isOnlyEnglish)) return undefined;
  return { isWhetherDone, ...(named !== undefined && { item: named }) };
}
