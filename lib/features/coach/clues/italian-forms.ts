import type { Forms } from "./english-forms";

/** Endings of plurals, and of the feminine, with what the dictionary may have in their place. */
const nounEndings: readonly [string, readonly string[]][] = [
  ["che", ["ca", "co"]],
  ["ghe", ["ga", "go"]],
  ["chi", ["co", "chio", "ca"]],
  ["ghi", ["go", "ga"]],
  ["trici", ["trice", "tore"]],
  ["trice", ["tore"]],
  ["tora", ["tore"]],
  ["esse", ["essa", ""]],
  ["essa", ["e", ""]],
  ["ie", ["ia", "io"]],
  ["ce", ["cia", "cio"]],
  ["ge", ["gia", "gio"]],
  ["ci", ["co", "cio", "ce", "cia"]],
  ["gi", ["go", "gio", "ge", "gia"]],
  ["i", ["o", "e", "io", "a", "ie"]],
  ["e", ["a", "o", "i"]],
  ["a", ["o", "e", "i"]],
  ["o", ["i", "a", "e"]],
];

const oddNouns = new Map(
  "uomini uomo dei dio dee dea belle bello bel bello bei bello begli bello buon buono gran grande quel quello quei quelli quegli quelli buoi bue templi tempio"
    .split(" ")
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? ""] as const] : [])),
);

const endingsOf = (infinitive: string, endings: string) =>
  endings.split(" ").map((ending) => ({ ending, infinitive }));

const future = (vowel: string) =>
  "ro rai ra remo rete ranno rei resti rebbe remmo reste rebbero"
    .split(" ")
    .map((ending) => vowel + ending)
    .join(" ");

/** Without accents, as words are folded. */
const verbEndings = [
  ...endingsOf(
    "are",
    `o i a iamo ate ano avo avi ava avamo avate avano ai asti ammo aste arono ato ata ati ando assi asse assero ino iate ${future("e")}`,
  ),
  ...endingsOf(
    "ere",
    `o i e iamo ete ono evo evi eva evamo evate evano ei etti esti ette emmo este erono ettero uto uta uti ute endo essi esse a ano ${future("e")}`,
  ),
  ...endingsOf(
    "ire",
    `o i e iamo ite ono ivo ivi iva ivamo ivate ivano ii isti immo iste irono ito ita iti endo isco isci isce iscono isca iscano a ano ${future("i")}`,
  ),
].toSorted((one, other) => other.ending.length - one.ending.length);

/** Stems that the infinitive does not show. */
const oddStems = new Map(
  `andare vad va vann andr;fare fa facc fac fec far fatt;dare d da dann dett dar;stare st sta stann stett star;dire dic diss dir dett
  ;avere ho ha hai hann abbi ebb avr av;essere son se siam siet er eravam fu furon sar stat;bere bev bevv berr;uscire esc
  ;venire veng vien venn verr venut;tenere teng tien tenn terr;rimanere rimang rimas rimarr rimast;salire salg;potere poss puo puoi potr
  ;volere vogl vuol vuo voll vorr;dovere dev debb dovr;sapere so sa sai sann sapp sepp sapr;morire muoi muor mort;sedersi sied;vedere vid vedr vist
  ;vivere viss vivr vissut;prendere pres;mettere mis mess;scrivere scriss scritt;leggere less lett;aprire apert;chiudere chius;correre cors
  ;perdere pers;vincere vins vint;spendere spes;accendere acces;spegnere speng spens spent;rompere rupp rott;nascere nacqu nat
  ;scegliere scelg scels scelt;raccogliere raccolg raccols raccolt;togliere tolg tols tolt;sciogliersi sciolg sciols sciolt;chiedere chies chiest;rispondere rispos rispost
  ;piangere pians piant;ridere ris;sorridere sorris;offrire offert;coprire copert;scoprire scopert;decidere decis;dividere divis;uccidere uccis
  ;scendere sces;conoscere conobb;crescere crebb;piacere piacc piacqu;cuocere cott;tradurre traduc tradoss traduss tradott;produrre produc produss prodott
  ;spingere spins spint;dipingere dipins dipint;correggere corress corrett;nascondere nascos nascost;cadere cadd;bere bev;rimettere rimis rimess
  ;promettere promis promess;permettere permis permess;smettere smis smess;vincere vins vint;difendere difes;appendere appes;iscriversi iscriss iscritt
  ;descrivere descriss descritt;distruggere distruss distrutt;costruire costru;mordere mors;proporre propon propos propost;esplodere esplos
  ;succedere success;discutere discuss;muovere moss;raggiungere raggiuns raggiunt;aggiungere aggiuns aggiunt;risolvere risols risolt;giocare giuoc`
    .split(";")
    .flatMap((line) => {
      const [infinitive = "", ...stems] = line.trim().split(/\s+/);
      return stems.map((stem) => [stem, infinitive] as const);
    }),
);
const oddForms = new Map([
  ["ho", "avere"],
  ["e", "essere"],
  ["so", "sapere"],
  ["puo", "potere"],
  ["da", "dare"],
]);

const reflexive = (infinitive: string) =>
  /[aei]re$/.test(infinitive) ? [`${infinitive.slice(0, -1)}si`] : [];
const pronouns = /^(?:mi|ti|si|ci|vi|me lo|te lo) (?=\p{L})/u;
const attached = /^(.{2,30}[aei]r)(?:mi|ti|si|ci|vi|lo|la|li|le|gli|ne)$/;
const helper =
  /^(?:ho|hai|ha|abbiamo|avete|hanno|sono|sei|e|siamo|siete|sto|stai|sta|stiamo|state|stanno|avevo|aveva|stavo|stava) (?=\p{L})/u;

function nounForms(word: string): string[] {
  const superlative = /^(.{2,30})issim[oaie]$/.exec(word)?.[1];
  const stem = superlative?.replace(/h$/, "");
  return [
    ...(oddNouns.has(word) ? [oddNouns.get(word) ?? ""] : []),
    ...(stem ? [`${stem}o`, `${stem}e`] : []),
    ...nounEndings.flatMap(([ending, others]) =>
      word.endsWith(ending) && word.length > ending.length
        ? others.map((other) => word.slice(0, -ending.length) + other)
        : [],
    ),
  ];
}

function infinitivesOf(word: string): string[] {
  const odd = oddForms.get(word);
  const whole = attached.exec(word)?.[1];
  const regular = verbEndings.flatMap(({ ending, infinitive }) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < 2) return [];
    const soft = stem.replace(/[hi]$/, "");
    const stems = infinitive === "are" ? [stem, soft, `${stem}i`] : [stem, soft];
    return [
      ...(oddStems.has(stem) ? [oddStems.get(stem) ?? ""] : []),
      ...stems.map((one) => one + infinitive),
    ];
  });
  return [
    ...(odd ? [odd] : []),
    ...(oddStems.has(word) ? [oddStems.get(word) ?? ""] : []),
    ...(whole ? [`${whole}e`, `${whole}si`] : []),
    ...regular,
    ...regular.flatMap(reflexive),
    ...(word.endsWith("rsi") ? [`${word.slice(0, -2)}e`] : []),
  ];
}

/** Of a word: its singular, its masculine, its infinitive; of a phrase: with the first or last word put back. */
export function italianForms(phrase: string): Forms {
  const words = phrase.split(" ");
  const [first = "", ...rest] = words;
  if (rest.length === 0) return { plain: nounForms(first), conjugated: infinitivesOf(first) };
  const tail = rest.join(" ");
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1).join(" ");
  return {
    plain: [
      ...nounForms(first).map((form) => `${form} ${tail}`),
      ...nounForms(last).map((form) => `${before} ${form}`),
      ...nounForms(first).flatMap((form) =>
        nounForms(last).map((end) => [form, ...rest.slice(0, -1), end].join(" ")),
      ),
    ],
    conjugated: [
      ...infinitivesOf(first).map((form) => `${form} ${tail}`),
      ...[pronouns, helper].flatMap((pattern) => {
        const verb = phrase.replace(pattern, "");
        return verb === phrase ? [] : reflexivesFirst(allForms(verb));
      }),
    ],
  };
}

/** "Mi alzo" is of "alzarsi" before "alzare". */
const reflexivesFirst = (forms: string[]) => [...forms.filter((form) => form.endsWith("rsi")), ...forms];

function allForms(verb: string): string[] {
  const { plain, conjugated } = italianForms(verb);
  return [verb, ...conjugated, ...plain];
}
