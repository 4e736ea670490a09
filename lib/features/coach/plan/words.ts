/** What is said when a student tells what was brought. */
export const workWords = {
  told: ["Grazie, ora lo so.", "Ok, ne tengo conto.", "Va bene, buono a sapersi."],
  toldTopic: [
    "Grazie: allora ci alleniamo su questo, {name}.",
    "Ok, l'argomento è questo: {name}.",
    "Va bene, si lavora su {name}.",
  ],
  notYours: [
    "Allora quegli errori non sono tuoi: li lascio stare.",
    "Ho capito, non è un testo tuo: gli errori non li conto.",
    "Ok, non l'hai scritto tu: lascio stare gli errori.",
  ],
  askQuestions: [
    "Mi incolli il testo insieme alle domande?",
    "Mi mandi il testo con le sue domande?",
    "Metti qui il testo e le domande?",
  ],
  askTask: ["Che cosa chiede la consegna?", "Che cosa devi farci?", "Qual è la consegna?"],
};
