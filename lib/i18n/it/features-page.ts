import { xpForCorrection } from "@/lib/features/rewards/rules";
import { freeLimits } from "@/lib/features/usage/rules";
import { proEuros } from "./pro-price";

/** What the coach does, and why it works that way. Only what the product can do today. */
export const featuresPage = {
  title: "Come funziona",
  heroTitle: "Un coach che non ti dà la risposta. Ti aiuta a trovarla.",
  hero: "Guarda che cosa hai scritto, ti fa la domanda giusta e aspetta che ci arrivi tu. Così resta.",
  heroAction: "Scrivi al coach",

  booking: {
    title: "Lezioni private con un insegnante",
    text: "A volte serve una persona vera: ripassare prima di una verifica, parlare ad alta voce, preparare un esame. Un insegnante dell’accademia ti segue online, in una lezione tutta per te.",
    lengths: { 30: "30 minuti", 60: "1 ora" },
    lengthTexts: { 30: "Per un dubbio o un ripasso", 60: "Per un argomento intero" },
    book: (length: string) => `Prenota ${length}`,
    opensNewTab: "(si apre in una nuova scheda)",
    note: "Giorni, orari e prezzi sono sul sito dell’accademia. Hai meno di 18 anni? Prenota insieme a un genitore.",
  },

  standIn: {
    title: "Prenota una lezione",
    text: (length: string) =>
      `Modalità demo: qui si apre il calendario dell’accademia, per una lezione di ${length}. In questa installazione non si prenota niente.`,
  },

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
      text: "Un errore non toglie XP né cuori: è il punto da cui si parte per imparare la regola.",
    },
    {
      title: "La scoperta si festeggia",
      text: "Quando correggi tu una frase il coach se ne accorge, e guadagni più XP.",
    },
  ],

  ladder: {
    label: "Un esempio vero: tre indizi per una frase",
    student: "I have 12 years",
    hints: [
      "In italiano qui usiamo il verbo avere: e l’inglese, quale verbo usa?",
      "L’età in inglese non si possiede: non si usa have, né nelle domande né nelle risposte.",
      "Metti il verbo essere accordato con il soggetto.",
    ],
    hint: (number: number) => `Indizio ${number}`,
    discovery: "I am 12 years old!",
    reward: `+${xpForCorrection}\u00a0XP`,
    caption: "Nessun indizio contiene la frase giusta: quella la scrive lo studente.",
  },

  abilitiesTitle: "Che cosa sa fare",
  pro: "Pro",
  abilities: {
    correction: {
      title: "Correzione grammaticale automatica",
      text: "Ogni frase inglese che scrivi in chat viene controllata: l’errore si vede, e lo metti a posto tu. Conosce gli sbagli tipici di chi parla italiano, come «I have 12 years» o «she don’t».",
    },
    homework: {
      title: "Analisi dei compiti fotografati",
      text: "Fotografa l’esercizio: il coach legge il testo, ti dice che cosa allena e lo affrontate insieme, una frase alla volta.",
    },
    exercises: {
      title: "Esercizi personalizzati",
      text: "Tre al giorno, brevi, sugli argomenti che sbagli più spesso e adatti al tuo livello. Non costano cuori.",
    },
    suggestions: {
      title: "Suggerimenti intelligenti",
      text: "Il coach impara come lavori: ricorda che cosa hai già provato e dove inciampi di solito, e da lì sceglie quanto aiutarti e che cosa proporti.",
    },
    voice: {
      title: "Voce professionale",
      text: "Ascolta i messaggi del coach: l’inglese lo legge una voce inglese, così impari anche come si pronuncia.",
    },
    rewards: {
      title: "XP, livelli e badge",
      text: "Ogni messaggio in cui ti alleni davvero conta. Le scoperte valgono di più, e i progressi restano tuoi.",
    },
  },

  studentsTitle: "Per te che studi",
  students: [
    { title: "Impari divertendoti", text: "XP, livelli e badge al posto dei voti, e nessuna fretta." },
    {
      title: "Un aiuto subito",
      text: "Quando un compito non torna, chiedi e il coach risponde in pochi secondi.",
    },
    { title: "Al tuo livello", text: "Spiegazioni in italiano, esempi in inglese che puoi capire." },
    { title: "Sempre disponibile", text: "Anche la domenica sera, prima della verifica." },
  ],
  parentsTitle: "Per i genitori",
  parents: [
    {
      title: "Progressi sotto controllo",
      text: "Un report via email il 1° di ogni mese, e quando vostro figlio ve lo manda: che cosa sa, su che cosa lavora, che cosa chiedergli a cena.",
    },
    {
      title: "Supporto 24 ore su 24",
      text: "Il coach c’è a ogni ora, anche quando in casa nessuno sa l’inglese.",
    },
    {
      title: "Un ambiente sicuro e adatto all’età",
      text: "Solo inglese e scuola: ogni risposta è controllata prima di comparire. Niente pubblicità, niente tracciamento.",
    },
    {
      title: "Risultati misurabili",
      text: "Livello, frasi corrette da soli, argomenti che ormai si sanno: numeri veri, non impressioni.",
    },
    {
      title: "Nessun contatto con estranei",
      text: "Gli studenti non possono scriversi né vedersi. Il coach è un’intelligenza artificiale, e lo dice.",
    },
  ],
  privacy: "Come trattiamo i dati dei ragazzi",

  resultsTitle: "Che cosa aspettarsi",
  resultsIntro:
    "Con una decina di minuti al giorno. Sono traguardi, non promesse: dipende da quanto ci si allena.",
  results: [
    {
      when: "Il primo mese",
      text: "Prende l’abitudine di scrivere in inglese e di rileggere prima di consegnare.",
    },
    {
      when: "Dopo 3 mesi",
      text: "Riconosce senza aiuto gli errori più frequenti e usa i tempi verbali con più sicurezza.",
    },
    {
      when: "L’obiettivo a lungo termine",
      text: "Affronta compiti e verifiche in autonomia, senza cercare la soluzione pronta.",
    },
  ],

  closingTitle: "Si comincia gratis",
  closing: `Il piano gratuito comprende ${freeLimits.messages} messaggi e ${freeLimits.homework} foto di compiti, con esercizi, badge e progressi. Pro costa ${proEuros} € al mese, toglie i limiti e si cancella quando si vuole.`,
};
