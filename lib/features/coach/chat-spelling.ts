/** How children shorten Italian, and misspell English, in a chat; nothing that is a word of English by itself. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    perché: "xk xke xkè xké xche xchè xché pk pke perke perkè",
    però: "xò xo",
    per: "x",
    non: "nn",
    comunque: "cmq cmnq",
    come: "cm kome km",
    che: "ke k",
    chi: "ki",
    cosa: "kosa cs",
    qualcosa: "qlc qlcs qlk",
    qualcuno: "qlcn",
    quando: "qnd qndo quand",
    quindi: "qndi qnid",
    questo: "qst qsto",
    questa: "qsta",
    questi: "qsti",
    quanto: "qnt qnto",
    quale: "ql qle",
    dove: "dv",
    sono: "sn",
    anche: "anke ank",
    tutto: "tt ttt",
    tanto: "tnt",
    grazie: "grz grx grzie",
    "va bene": "vbb vabb vb",
    differenza: "diff",
    esercizio: "eserc",
    con: "cn",
    quello: "qll qllo",
    quella: "qlla",
    niente: "nnt",
    dopo: "dp",
    sempre: "smp smpr",
    domani: "dmn",
    oggi: "ogg",
    significa: "sign signif",
    spiegami: "spiegam",
    verifica: "verif",
    interrogazione: "interr",
    compiti: "cpt",
    what: "wat wot wht",
    "what's": "whats wats",
    when: "wen whn",
    which: "wich",
    where: "wher",
    because: "cuz coz bcz",
    difference: "diffrence diference diferrence differnce diffence",
    between: "betwen beetween",
    pronounce: "pronunce pronouce",
    you: "u",
    please: "pls plz",
  }).flatMap(([word, forms]) => forms.split(" ").map((form) => [form, word] as const)),
);

const quoted = /«[^«»]{0,300}»|"[^"]{0,300}"|“[^“”]{0,300}”/gu;
const word = /(?<![\p{L}\p{N}'’_.-])\p{L}{1,10}(?![\p{L}\p{N}'’_-])/gu;
/** "3 x 4", "5 cm", "la k di knife": signs and letters, and no words. */
const isNoWord = /(?:\d|(?<!\p{L})(?:la|una|della|lettera)) ?$/iu;
const maxBefore = 10;

/** "Che differenza c è", "dov e": the sign is left out. */
const apart = /(?<![\p{L}'’])(c|dov|cos|com) (?:(er[ao]\p{L}{0,2})|[eéè]['’]?)(?![\p{L}'’])/giu;

const inWords = (text: string) =>
  text
    .replace(apart, (_, start: string, was?: string) => `${start}'${was ?? "è"}`)
    .replace(word, (form, at: number) => {
      const isSign = isNoWord.test(text.slice(Math.max(0, at - maxBefore), at));
      return (isSign ? undefined : shortForms.get(form.toLowerCase())) ?? form;
    });

/** A message with chat spelling in full ("xk nn va?"), to be understood by; what it quotes stays as it is. */
export function spelledOut(message: string): string {
  let end = 0;
  let text = "";
  for (const match of message.matchAll(quoted)) {
    text += inWords(message.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return text + inWords(message.slice(end));
}
