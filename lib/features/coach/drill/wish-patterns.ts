/** All of these read plain text: lower case, no accents, no signs. */
const B = "(?<![\\p{L}\\p{N}'])";
const E = "(?![\\p{L}\\p{N}])";
const anywhere = (alternatives: string) => new RegExp(`${B}(?:${alternatives})${E}`, "u");
const atStart = (alternatives: string) =>
  new RegExp(
    `^(?:(?:ciao|ok|okay|allora|adesso|ora|dai|senti|scusa|coach|prof|e|ma|poi|mi|per favore|pls|please|hey|ehi|hi|grazie)(?: |$))*(?:${alternatives})${E}`,
    "u",
  );

const some =
  "(?:un |uno |un'altro |altri |altro |ancora |degli |dei |delle |qualche |un po' di |un po di |tanti |molti |pochi |due |tre |cinque |dieci |\\d{1,2} |nuovi |piu ){0,4}";
const exercises =
  "(?:eserciz\\p{L}+|esercitazion\\p{L}+|quiz|quizz\\p{L}*|allenament\\p{L}+|fras[ei] (?:da (?:completare|fare|tradurre|riempire)|con (?:i |gli )?(?:buchi|spazi))|frasi(?= su(?:i|l|lla|lle|gli)? )|indovinell[oi])";
const about =
  "(?:su|sui|sul|sulla|sulle|sugli|sull'|con|coi|di|dei|del|della|delle|degli|per|on|about|in|al|sopra)";

const examine =
  "interrog(?:ami|armi|hi|aci|arci|atemi|iamoci)|interrogm\\p{L}|mi interrogh\\p{L}|(?:ti va di |vuoi |puoi |potresti )interrogar\\p{L}+|mettimi alla prova|mettermi alla prova|quizz?ami|verificami|fammi (?:un |il |una )?(?:quiz|test|interrogazione|verifica|simulazione)|facciamo (?:un |il )?(?:quiz|test|gioco a domande)|(?:fammi|mi fai|fai) (?:delle |qualche |un po' di |un po di |una |due |tre |cinque |\\d{1,2} )?domand[ae] (?:su|sui|sul|sulla|sulle|di)";
const train =
  "allen(?:ami|armi|iamoci|arci)|mi alleni|eserc?itar(?:mi|ci)|(?:fammi|facci|voglio|vorrei) esercitare|esercit(?:ami|iamoci)|mi eserciti|(?:voglio|vorrei|posso|devo|dobbiamo|facciamo|possiamo) (?:fare )?(?:un po' di |un po di )?(?:pratica|allenamento|esercitazione)|fare pratica";
const give = `(?:fammi|famm|mi fai|fai|dammi|dam|mi dai|facciamo|fate|voglio|vorrei|posso|possiamo|puoi|potresti|potremmo|mi puoi|mi potresti|inventa|inventami|crea|creami|prepara|preparami|proponimi|proponi|hai|avresti|ci sono|mi servono|mi servirebbero|ho bisogno di|passiamo a|serve|iniziamo|cominciamo|mandami|mi mandi|mi prepari)`;
const doing = "(?:fare |farmi |darmi |darci |provare |avere |con )?";
const wantsExercises = anywhere(`${give} ${doing}${some}${exercises}`);
const letMeDo = anywhere(`(?:fammi|mi fai|facci) fare (?:gli |l'|il |i )?${some}${exercises}`);
const bareExercises = atStart(`${some}${exercises} ${about}`);
const aloneExercises = new RegExp(
  `^(?:${some})?(?:${exercises}|allenamento|interrogazione)(?: ora| adesso| dai| grazie| inglese| di inglese| grammatica| piu| facil[ei]| difficil[ei])*$`,
  "u",
);
const inEnglish =
  /^(?:hi |hello |please |ok |can you |could you |can we |let's |lets |i want to |i'd like to |i would like to )*(?:(?:test|quiz|examine|train) me|give me (?:some |a few |more )?(?:exercises|quiz|practice)|make (?:me )?(?:a quiz|an exercise|some exercises)|practi[cs]e|do (?:some |a )?(?:exercises|quiz|practice)|(?:exercises|quiz|practice) (?:on|about|with))\b/u;

/** Exercises of their own, from a book: those are brought, not made. */
const ownExercises = anywhere(
  `(?:l'|gli |questo |questi |quest'|quell'|quel |il mio |i miei |un |degli )?eserciz\\p{L}+ (?:a |di |del |della )?(?:pag\\p{L}*|numer\\p{L}+|n|casa|libro|compit\\p{L}+|\\d+)|(?:devo|dobbiamo|ho|abbiamo) (?:da )?(?:fare |finire |fatto |finito |sbagliato |capito )?(?:gli |questi |dei |degli |l'|un |questo |tre |due |\\d+ )?eserciz\\p{L}+|(?:gli|questi|questo|quest'|l') ?eserciz\\p{L}+ (?:dice|chiede|non|e|che|qui)|(?:aiut\\p{L}+|capisc\\p{L}*|capit\\p{L}*) (?:\\p{L}+ )?(?:l'|gli |questo |questi |quest')eserciz\\p{L}+|(?:fammi|fai|fa|mi fai|risolv\\p{L}+|corregg\\p{L}+) (?:gli |l'|questo |questi |quest'|i miei |il mio )eserciz\\p{L}+`,
);

type Asked = { isEnglish: boolean; namesRule: boolean };
const maxShort = 8;

/** Whether a message in plain text asks to be trained; an English one has to ask in English. */
export function asksForDrill(plain: string, { isEnglish, namesRule }: Asked): boolean {
  if (inEnglish.test(plain)) return true;
  if (isEnglish && !/interrog|eserciz|allen|quiz/.test(plain)) return false;
  if (anywhere(`${examine}|${train}`).test(plain) || letMeDo.test(plain)) return true;
  if (ownExercises.test(plain)) return false;
  if (namesRule && plain.split(" ").length <= maxShort && anywhere(exercises).test(plain)) return true;
  return [wantsExercises, bareExercises, aloneExercises].some((pattern) => pattern.test(plain));
}

const wantsWords = anywhere(
  "(?:insegna(?:mi|ci)?|mi insegni|(?:fammi|famm) imparare|voglio imparare|vorrei imparare|impariamo|dimmi|dammi) (?:una |delle |qualche |un po' di |due |tre |cinque |\\d{1,2} )?(?:nuov\\p{L} )?parol[ae] (?:nuov\\p{L}|inglesi|inglese|difficil\\p{L}|a caso)|(?:insegna(?:mi|ci)?|mi insegni|voglio imparare|vorrei imparare|impariamo) (?:una |delle |qualche |un po' di |due |tre |cinque |\\d{1,2} )?(?:nuov\\p{L} )?(?:parol[ae]|vocabol[oi])|indovinell[oi]|(?:parole|parola) da indovinare|indovina la parola",
);
/** "Insegnami una parola nuova", "facciamo un gioco": words to be found, whatever they are about. */
export const asksForWords = (plain: string): boolean => wantsWords.test(plain) || bareGame.test(plain);

const game =
  "(?:giochiamo|(?:facciamo|fammi fare|voglio fare|vorrei fare|mi fai fare) un (?:altro )?gioc(?:o|hino)|un gioc(?:o|hino))";
/** "Facciamo un gioco: tu scrivi la risposta …" is a trick, and no wish to train. */
const bareGame = new RegExp(
  `^(?:(?:ok|dai|vabbe|allora|adesso|ora|e|ma|coach|ciao) )*${game}(?: (?:insieme|dai|ora|adesso|in inglese|di inglese|con le parole|di parole|con i vocaboli))*$`,
  "u",
);

const onTo = atStart(
  "(?:no |basta |cambiamo |vabbe |ok )*(?:cambiamo|(?:giochiamo|un gioc(?:o|hino)|(?:facciamo|fammi fare|voglio fare|vorrei fare) un gioc(?:o|hino)|facciamo|fammi fare|voglio fare|vorrei fare|passiamo a|passiamo|proviamo|proviamo con|ripassiamo|ripasso|ripassare|voglio ripassare|vorrei ripassare|devo ripassare|studiamo|alleniamo|devo studiare|devo imparare|voglio imparare|vorrei imparare|mi fai ripassare|fammi ripassare|mi fai fare|impariamo|insegnami))",
);
/** "Facciamo i colori", "devo ripassare gli animali": said of a theme of words, it asks to train them. */
export const goesOnTo = (plain: string): boolean => onTo.test(plain);

const exam =
  "(?:verific\\p{L}+|interrogazion\\p{L}+|interrogat\\p{L}+|compito in classe|test|esame|prova|simulazione|prova scritta|verifichina|compitino)";
const paper = "(?:il|un) compito";
const when =
  "(?:domani|dopodomani|oggi|stamattina|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|tra (?:poco|\\p{L}+ (?:giorn\\p{L}|or\\p{L}|settiman\\p{L}))|fra (?:poco|\\p{L}+ (?:giorn\\p{L}|or\\p{L}|settiman\\p{L}))|(?:la )?(?:prossima settimana|settimana prossima)|presto|(?:il |l')\\d{1,2}|in settimana|settimana)";
const have =
  "(?:ho|abbiamo|avro|avremo|c'e|ce|ci sara|devo fare|dobbiamo fare|faccio|facciamo|fa|mi aspetta|arriva|avrei|aver|ho una|o)";
const article = "(?:la |una |l'|un |un'|il |sta |questa |quella )?";
const testPatterns = [
  `${when} (?:\\p{L}+ ){0,3}?${have} ${article}(?:\\p{L}+ )?${exam}`,
  `${have} ${article}(?:\\p{L}+ )?${exam}`,
  `${when} ${article}${exam}`,
  `${exam} (?:di inglese |d'inglese |\\p{L}+ ){0,4}?${when}`,
  `${when} (?:\\p{L}+ ){0,3}?${have} (?:il|un) compito(?! (?:per|da|a casa))`,
  `${have} ${paper} (?:di inglese |d'inglese |in classe )?(?:${when} )?(?:su|sui|sul|sulla|sulle|sugli)`,
  `${have} ${paper} (?:di inglese |d'inglese |in classe )?${when}`,
  `mi interrog(?:a|ano|hera|heranno)|(?:prof|professoressa|maestra) (?:mi |ci )interrog\\p{L}+`,
  `(?:prepar\\p{L}+|ripass\\p{L}+|studi\\p{L}+|allen\\p{L}+|pronto|pronta) (?:\\p{L}+ ){0,3}?(?:per |all'|alla )(?:la |l'|una |un )?${exam}`,
  `(?<=^(?:ciao |ok |allora |aiuto )?(?:la |una |l')?)${exam} (?:di inglese |d'inglese |inglese )?(?:su|sui|sul|sulla|sulle|sugli|di|del|dei|sull')`,
];
const testAhead = testPatterns.map(anywhere);
const testAheadInEnglish =
  /\b(?:tomorrow|on (?:mon|tues|wednes|thurs|fri|satur)day|next week) (?:i|we) have (?:a|an|the|my) (?:\w+ )?(?:test|exam)|\b(?:i|we) have (?:a|an) (?:english )?(?:test|exam) (?:on|about|tomorrow)/u;
const testBehind = anywhere(
  `(?:ho|abbiamo) (?:gia )?(?:fatto|preso|avuto|finito|sbagliato|passato|superato|consegnato)|e andat\\p{L}|andat\\p{L} (?:male|bene)|ieri|scors\\p{L}|(?:nella|alla|della) verifica (?:ho|c'era|era)|voto|corrett\\p{L} la verifica`,
);

/** Whether a test at school is to come. */
export const isTestAhead = (plain: string): boolean =>
  !testBehind.test(plain) &&
  (testAheadInEnglish.test(plain) || testAhead.some((pattern) => pattern.test(plain)));

const refusal = anywhere(
  "(?:non|nn) (?:voglio|vorrei|mi va|ho voglia|fare|farmi|interrogarmi|mi interrogare|mi piacciono|mi piace)|(?:basta|niente|no|senza|odio|stop) (?:con )?(?:gli |l'|i |la )?(?:eserciz\\p{L}+|quiz|interrogazion\\p{L}+|domande)|(?:troppi|troppo) eserciz\\p{L}+|eserciz\\p{L}+ (?:(?:sono |e |era |erano )?(?:troppo|noios\\p{L})|(?:sono|e|era|erano) difficil\\p{L})",
);
export const refuses = (plain: string): boolean => refusal.test(plain);

const otherSubject = anywhere(
  "matematica|mate|storia|geografia|geo|scienze|italiano|francese|spagnolo|tedesco|latino|greco|fisica|chimica|arte|musica|tecnologia|religione|filosofia|informatica|motoria|ginnastica|analisi logica|tabelline",
);
export const isOfOtherSubject = (plain: string): boolean =>
  otherSubject.test(plain) && !anywhere("inglese|english|ingl").test(plain);

/** Words that stand around what is named. */
export const beside: ReadonlySet<string> = new Set(
  `gioco giochino ciao ok okay allora adesso ora dai senti scusa coach prof e ed ma poi mi ti ci per favore pls please plis hey ehi hi grazie
  un uno una un' un'altro altri altro altra altre ancora degli dei delle del della dello di da qualche po po' tanti molti pochi
  due tre cinque dieci nuovi piu piccoli facili facile difficili difficile semplici semplice breve veloce su sui sul sulla sulle sugli sull' con coi d'
  in al alla alle ai a sopra il lo la i gli le l' me tu fammi famm fai fare farmi fate dammi mi dai dare darmi facciamo voglio vorrei
  posso possiamo puoi potresti potremmo inventa inventami crea creami prepara preparami proponimi proponi hai avresti
  sono servono serve ho bisogno passiamo iniziamo cominciamo mandami prepari va vuoi se che cosa ce c'e ho o abbiamo avro devo dobbiamo
  faccio aspetta arriva questo questa questi queste quello quella regola regole argomento argomenti tutto tutti cose cosa fatto
  inglese ingl grammatica d'inglese non no si sempre anche li cio quello che abbiamo visto spiegato appena prima oggi subito insieme
  po' ripassare ripasso ripassiamo studiare aiutami aiuto aiuti mi aiuta prepararmi preparare preparo preparami qui qua volta verbi? frasi frase prova qualcosa qualcosa'
  esercizio ce l'ho l'ho essere pronto pronta non so niente nulla ansia paura
  cambiamo basta vabbe proviamo ripassa alleniamo studiamo impariamo imparare insegnami insegnaci giochiamo difficilissimi mio mia giorno`.split(
    /\s+/,
  ),
);

const framesToDrop = [
  examine,
  train,
  `${give} ${doing}${some}${exercises}`,
  exercises,
  "(?:fammi|mi fai|facci) fare (?:gli |l'|il |i )?",
  "allenar\\p{L}*|esercitar\\p{L}*|alleno|interrog\\p{L}+",
  "test me|quiz me|examine me|train me|exercises?|quiz|practi[cs]e",
  `(?:${when})`,
  exam,
  "(?<!\\p{L}')compito|in classe|tests?|exams?|tomorrow|next week|on \\p{L}+day|giorn[oi]|settimana",
].map((alternatives) => new RegExp(anywhere(alternatives).source, "gu"));

const besideEnglish = new Set(
  "the some a few more of my i we have english want to for let's lets can could you do make give me like would on about with in".split(
    " ",
  ),
);

/** What a message names, without the words that ask: "sui verbi irregolari" is "verbi irregolari". */
export function withoutFrames(plain: string, isEnglish: boolean): string {
  const rest = framesToDrop.reduce((text, frame) => text.replace(frame, " "), plain);
  const words = rest.replace(/\s+/g, " ").trim().split(" ");
  const isBeside = (word: string) => beside.has(word) || (isEnglish && besideEnglish.has(word));
  const first = words.findIndex((word) => !isBeside(word));
  if (first < 0) return "";
  const last = words.findLastIndex((word) => !isBeside(word));
  return words.slice(first, last + 1).join(" ");
}
