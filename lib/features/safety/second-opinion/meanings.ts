/** Word families by what they mean, so that a wording never seen before still shares its meanings with those that were. */
const families: Record<string, string> = {
  self: "mi io me mio mia miei mie ci noi my i myself us",
  family:
    "papa mamma genitor* zio zia nonn* patrign* matrign* fratell* sorell* cugin* famiglia dad mom parents uncle aunt grand* stepfather stepmother brother sister cousin",
  adult:
    "allenat* maestr* signor* uomo uomini adult* tizio tipo sconosciut* prete don catechist* vicin* compagno man men guy stranger coach trainer teacher priest neighbour",
  peer: "amic* compagn* ragazz* fidanzat* ex classe tutti friend* boy* girl* classmate* everybody everyone people they loro quelli gruppo",
  hit: "picchi* mena* meno bott* schiaff* pugn* calci sberl* cinghi* ceffon* livid* spint* sping* strattona* sbatt* strozz* lega* beat* hit hits hitting slap* punch* kick* bruis* belt",
  touch:
    "tocc* palp* bacia* accarezz* spogli* nud* mutand* vestit* sess* intim* violent* stupr* costrett* costring* obblig* abus* touch* undress* naked raped kiss* forced",
  death:
    "mor* muoi* muor* ucci* ammazz* suicid* impicc* funeral* bara tomba mortal* die dies died dead death dying kill* suicide",
  vanish:
    "spari* scompar* esserci fossi svegli* esist* finita finir* finisc* smett* addio nat* vivere vita viva vivo cielo disappear* exist* wake end alive life live born goodbye",
  wound:
    "tagli* lam* sangu* graffi* bruci* cicatric* vene pols* bracci* cut cuts cutting blood burn* scar* wrist* arm arms razor",
  means:
    "pastigl* pillol* medicin* farmac* tachipirin* sonnifer* compress* candeggin* detersiv* corda cord* cintur* balcon* finestr* ponte tetto binari treno piano pills tablets bleach rope bridge roof",
  weapon: "coltell* pistol* lama fucil* spar* arm* knife gun weapon",
  food: "mang* cib* vomit* chil* kili kg peso pesare grass* magr* dimagr* digiun* calori* lassativ* pranz* cen* abbuff* eat* food vomit fat thin skinny weight",
  fear: "paur* terror* spavent* panic* ansi* scared afraid fear* frightened",
  secret:
    "segret* dire dirlo dirti racconta* nascond* copr* zitt* parlo nessuno secret tell told nobody hide",
  worthless:
    "inutil* odio schifo sbagliat* fallit* falliment* colpa merit* peso vuot* useless hate worthless empty mistake",
  sad: "piang* piant* trist* solo sola depress* male malissimo soffr* dolore stanc* stuf* aiut* cry* sad alone lonely pain hurt* tired depressed help",
  threat: "minacc* ricatt* pagare paga pago soldi vendic* strage threat* blackmail*",
  picture: "foto* video film* pubblic* webcam cam selfie post* photo* picture* filmed posted",
  net: "money send selfie instagram insta chat discord online roblox snap* telegram tiktok internet whatsapp skin",
  mock: "insult* esclus* deri* ridono ride presa giro sfott* offend* puzz* brutt* bulli* sput* laugh* ugly bully bullied names",
  negation: "non mai nessuno piu senza not never no nobody without",
  home: "casa camera letto bagno notte home room bed night",
  lesson:
    "verb* eserciz* compit* verific* frase frasi test* past present simple tempo prof inglese english traduc* traduzion* dice grammatic* homework exercise exercises sentence interrogazion* libro book vocabol* parola word lezion*",
  play: "gioc* partit* livell* boss fortnite minecraft squadra calcio game level match team film* serie canzone song story storia drago mostro",
};

const exact = new Map<string, string[]>();
/** By their first two letters. */
const stems = new Map<string, { stem: string; family: string }[]>();
for (const [family, words] of Object.entries(families))
  for (const word of words.split(" ")) {
    const stem = word.endsWith("*") ? word.slice(0, -1) : undefined;
    if (stem === undefined) exact.set(word, [...(exact.get(word) ?? []), family]);
    else stems.set(stem.slice(0, 2), [...(stems.get(stem.slice(0, 2)) ?? []), { stem, family }]);
  }

/** The families that speak of danger. */
const grave = new Set(
  "hit touch death vanish wound means weapon food fear worthless sad threat picture mock".split(" "),
);

/** The families a word belongs to. */
const familiesOf = (word: string): string[] => [
  ...(exact.get(word) ?? []),
  ...(stems.get(word.slice(0, 2)) ?? [])
    .filter(({ stem }) => word.startsWith(stem))
    .map(({ family }) => family),
];

/** What the words of a text mean, each once. */
export function meaningsOf(words: readonly string[]): string[] {
  const found = new Set<string>();
  for (const word of words) for (const family of familiesOf(word)) found.add(family);
  return [...found].sort();
}

export const hasGraveMeaning = (words: readonly string[]): boolean =>
  meaningsOf(words).some((meaning) => grave.has(meaning));
