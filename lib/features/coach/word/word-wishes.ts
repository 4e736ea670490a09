/** What is said of a word that is being looked for, besides guesses. All of a short message, however it is written. */
const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";
const anywhere = (alternatives: string) => new RegExp(`${B}(?:${alternatives})${E}`, "iu");
const atStart = (alternatives: string) => new RegExp(`^[\\s\\p{P}]*(?:${alternatives})${E}`, "iu");

const maxWishWords = 8;
const isShort = (message: string) => message.trim().split(/\s+/).length <= maxWishWords;

const stuck = atStart(
  "b+o+h*|m+a+h+|m{2,}h*|ehm+|uff+a*|(?:che )?ne so|(?:io )?(?:non|nn) (?:(?:lo|la) )?(?:so+|saprei|ricordo|mi ricordo|m[ie]? viene|ho idea|ci arrivo|capisco|ho capito)|(?:non|nn) ne ho idea|nessuna idea|idk|aiuto+|aiutami|mi aiuti|help|mi blocco|[èe] (?:troppo )?difficile|troppo difficile|i don['’]?t know|no idea|niente|nulla",
);
const telling = anywhere("(?<!so )come si dice(?: allora| quindi)?\\s*\\?*\\s*$");
const moreClues = anywhere(
  "indizi[oi]?|aiutin[oi]|un aiuto|suggeriment[oi]|(?:another |a )?(?:clue|hint)|un['’ ]?altr[oa]\\s*[?!.]*\\s*$|ancora uno|(?:che|cosa) (?:vuol dire|significa)\\s*[?!.]*\\s*$|in che senso|spieg\\p{L}+ meglio|pi[uù] facile",
);
const firstLetter = anywhere(
  "(?:come|cm|(?:con|kon) (?:che|ke|quale|cosa)(?: lettera)?) (?:inizia|comincia)|iniziale|prima lettera|(?:che |quale )?lettera (?:inizia|comincia|[eè])|first letter|starts? with",
);
const shape = anywhere(
  "quante (?:lettere|parole)|quanto [eè] lunga|[eè] (?:lunga|corta)|(?:come|con (?:che|quale)(?: lettera)?) finisce|ultima lettera|how (?:long|many letters)",
);

/** "Boh", "non lo so", "aiuto". */
export const isStuck = (message: string) =>
  isShort(message) && (stuck.test(message) || /^[\s?.!…]+$/u.test(message));
/** "Come si dice allora?": the word is asked for again. Who begs for the answer gets a clue. */
export const wantsTelling = (message: string) => isShort(message) && telling.test(message);
/** What the coach has told to write, once there are no more clues. */
export const takesPromise = (message: string) => /^[\s\p{P}]*dimmel[ao][\s\p{P}]*$/iu.test(message);
const begging = anywhere(
  "dimm(?:elo|ela|eli|ele)|dill[oa]|(?:me )?l[oa] (?:dici|puoi dire|scrivi)|(?:puoi|potresti|vuoi) (?:dirmel[oa]|dar\\p{L}* la)|dimmi (?:la parola|la risposta|qual ?['’]?[eè]|tu)|voglio saperl[oa]|la (?:risposta|soluzione)|qual ?['’]?[eè](?: allora| quindi)?\\s*\\?*\\s*$|tell me|just say it|the answer|mi arrendo|rinuncio|i give up",
);
export const wantsClue = (message: string) =>
  isShort(message) && (moreClues.test(message) || begging.test(message));
export const wantsFirstLetter = (message: string) => isShort(message) && firstLetter.test(message);
export const wantsShape = (message: string) => isShort(message) && shape.test(message);
