/** What to listen for, by how a word is written. The more particular come first. `{word}` is the word asked about. */
type PronunciationHint = { pattern: RegExp; hints: readonly string[] };

export const pronunciationHints: readonly PronunciationHint[] = [
  {
    pattern: /ough/i,
    hints: [
      "In «{word}» il gruppo -ough ha tanti suoni: *though* fa rima con *go*, *through* con *you*, *enough* finisce in f.",
    ],
  },
  { pattern: /^kn/i, hints: ["In «{word}» la k iniziale non si sente: parti dalla n, come in *knee*."] },
  { pattern: /^wr/i, hints: ["In «{word}» la w iniziale non si sente: parti dalla r, come in *wrist*."] },
  {
    pattern: /ight|augh|eigh/i,
    hints: ["In «{word}» il gruppo gh resta muto: nessun suono per quelle due lettere."],
  },
  {
    pattern: /wh/i,
    hints: ["In «{word}» wh- è di solito come una semplice w; ma in *who* si sente solo h."],
  },
  {
    pattern: /th/i,
    hints: [
      "Per «{word}» metti la punta della lingua tra i denti e soffia: è il suono di *th*, che in italiano non c'è.",
    ],
  },
  { pattern: /mb$/i, hints: ["In «{word}» la b finale non si sente, come in *lamb*."] },
  { pattern: /alk|alf|ould/i, hints: ["In «{word}» la l non si sente."] },
  {
    pattern: /ed$/i,
    hints: ["Il finale -ed di «{word}» può suonare t, d oppure id: è una sillaba in più solo dopo t e d."],
  },
  { pattern: /ture$/i, hints: ["Il finale -ture suona quasi come «cer»: pensa a *nature*."] },
  {
    pattern: /tion$/i,
    hints: ["Il finale -tion suona quasi come «scion» detto in fretta: pensa a *nation*."],
  },
  {
    pattern: /ing$/i,
    hints: ["Nel finale -ing di «{word}» la g quasi non si sente: il suono resta nel naso."],
  },
  { pattern: /^h/i, hints: ["In «{word}» la h si soffia davvero, come per appannare un vetro."] },
  {
    pattern: /ee|ea/i,
    hints: [
      "In «{word}» cerca il suono lungo di *tree*, e controlla se la parola fa eccezione come *bread*.",
    ],
  },
  {
    pattern: /oo/i,
    hints: ["Le due o di «{word}» suonano di solito come in *moon*, a volte più corte come in *cook*."],
  },
  {
    pattern: /[^aeiou][aiou][^aeiou]e$/i,
    hints: [
      "In «{word}» la e finale è muta, ma fa dire alla vocale prima il suo nome dell'alfabeto: pensa a *cake* o *bike*.",
    ],
  },
];
