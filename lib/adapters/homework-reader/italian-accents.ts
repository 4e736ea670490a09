import { isKnownWord } from "./known-words";

/** The reader of letters knows English only, and reads these without their accent. */
const accented = new Map(
  `più può già così perché poiché benché finché affinché giù ciò però lunedì martedì mercoledì giovedì venerdì caffè tè papà
città università età felicità velocità attività possibilità difficoltà verità libertà metà novità qualità quantità società
comunità curiosità gioventù virtù tribù menù ragù tiramisù lassù laggiù quaggiù chissà
sarò sarà avrò avrà farò farà andrò andrà potrò potrà dovrò dovrà vorrò vorrà verrò verrà vedrò vedrà saprò saprà starò starà darò
darà vivrò vivrà terrò terrà berrò berrà rimarrò rimarrà cadrò cadrà mangerò mangerà comprerò comprerà pioverà nevicherà
telefonerò telefonerà arriverò arriverà partirò partirà tornerò tornerà chiamerò chiamerà aiuterò aiuterà finirò finirà prenderò
prenderà scriverò scriverà leggerò leggerà viaggerò viaggerà studierò studierà giocherò giocherà cambierò cambierà succederà
diventerò diventerà incontrerò incontrerà parlerò parlerà uscirò uscirà aspetterò aspetterà resterò resterà vincerò vincerà
andò arrivò cominciò iniziò mangiò tornò trovò guardò chiamò lasciò restò diventò`
    .split(/\s+/)
    .map((word): [string, string] => [word.normalize("NFD").replace(/\p{M}/gu, ""), word]),
);
/** Also a name, or another word without it. */
const doubtful = new Set("sara te meta dara eta ando".split(" "));

/** An Italian word with its accent, where it is none without it. */
export function withAccent(word: string): string {
  const lower = word.toLowerCase();
  const found =
    doubtful.has(lower) && (word !== lower || isKnownWord(lower)) ? undefined : accented.get(lower);
  return found === undefined ? word : word.charAt(0) + found.slice(1);
}
