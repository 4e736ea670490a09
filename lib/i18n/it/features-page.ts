/** What the coach does, and why it works that way. Only what the product can do today. */
export const featuresPage = {
  title: "Come funziona",
  heroTitle: "Un coach che non ti dà la risposta. Ti aiuta a trovarla.",
  hero: "English Coach fa come un bravo insegnante: guarda che cosa hai scritto, ti fa la domanda giusta e aspetta che ci arrivi tu. Così la volta dopo lo sai fare da solo.",
  heroAction: "Scrivi al coach",

  methodTitle: "Il metodo, in quattro principi",
  method: [
    {
      title: "Domande, non soluzioni",
      text: "Il coach non scrive mai la risposta al posto tuo. Ti chiede che cosa noti, finché la vedi.",
    },
    {
      title: "Un indizio alla volta",
      text: "Se ti blocchi arriva un suggerimento piccolo, poi uno più chiaro. Mai tutto insieme.",
    },
    {
      title: "Sbagliare serve",
      text: "Un errore non costa nulla: è il punto da cui si parte per imparare la regola.",
    },
    {
      title: "La scoperta si festeggia",
      text: "Quando correggi da solo una frase il coach se ne accorge, e guadagni più XP.",
    },
  ],

  abilitiesTitle: "Che cosa sa fare",
  abilities: [
    {
      title: "Trova gli errori nelle tue frasi",
      text: "Legge l'inglese che scrivi in chat e conosce gli sbagli tipici di chi parla italiano: I have 12 years, she don't, I am agree…",
    },
    { title: "Spiega in italiano", text: "Le regole in parole semplici, gli esempi in inglese." },
    {
      title: "Ti aiuta con i compiti",
      text: "Descrivi o copia l'esercizio: lo affrontate insieme, un passo per volta.",
    },
    {
      title: "Premia l'allenamento",
      text: "XP, livelli e badge per ogni messaggio in cui ti eserciti davvero.",
    },
  ],

  studentsTitle: "Per te che studi",
  students: [
    "Impari giocando, senza voti e senza fretta",
    "Un aiuto subito, quando i compiti non tornano",
    "Spiegazioni al tuo livello",
    "Sempre disponibile, anche la domenica sera",
  ],
  parentsTitle: "Per i genitori",
  parents: [
    "Ambiente sicuro e adatto all'età: nessun contatto con estranei",
    "Il coach non fa i compiti al posto dei ragazzi",
    "Risultati misurabili: livello, XP e badge",
    "Un supporto allo studio attivo 24 ore su 24",
    "Nessuna pubblicità e nessun tracciamento",
  ],

  resultsTitle: "Che cosa aspettarsi",
  results: [
    {
      when: "Il primo mese",
      text: "Prende l'abitudine di scrivere in inglese e di rileggere prima di consegnare.",
    },
    {
      when: "Dopo 3 mesi",
      text: "Riconosce da solo gli errori più frequenti e usa i tempi verbali con più sicurezza.",
    },
    {
      when: "A lungo termine",
      text: "Affronta compiti e verifiche in autonomia, senza cercare la soluzione pronta.",
    },
  ],
};
