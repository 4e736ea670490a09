/** "Aa": how a reader wants the page to look. */
export const readingTools = {
  title: "Leggere meglio",
  description: "Scegli come vuoi vedere le pagine. Cambia subito, e puoi cambiare idea quando vuoi.",
  sample: {
    title: "Prova",
    italian: "Così leggerai le frasi del coach.",
    english: "Yesterday we went to the park and played football.",
  },
  presetsTitle: "Quanta aria vuoi?",
  presets: {
    asIs: { label: "Com’è", hint: "La pagina di sempre" },
    airy: { label: "Più aria", hint: "Lettere e righe più larghe" },
    veryAiry: { label: "Molta aria", hint: "Ancora più spazio, testo più grande" },
  },
  choose: "Scegli tu",
  fields: {
    spacing: {
      legend: "Spazio tra lettere e parole",
      choices: { normal: "Normale", wide: "Largo", wider: "Molto largo" },
    },
    column: {
      legend: "Lunghezza delle righe",
      choices: { normal: "Normale", "60": "60 lettere", "45": "45 lettere" },
    },
    size: {
      legend: "Grandezza del testo",
      choices: { "100": "100%", "110": "110%", "125": "125%", "150": "150%", "175": "175%", "200": "200%" },
    },
    font: {
      legend: "Carattere",
      choices: { lexend: "Lexend", atkinson: "Atkinson", opendyslexic: "OpenDyslexic" },
    },
    ground: {
      legend: "Sfondo",
      choices: {
        device: "Come il dispositivo",
        paper: "Carta",
        cream: "Crema",
        grey: "Grigio",
        night: "Notte",
      },
    },
  },
  ruler: {
    label: "Righello",
    hint: "Una fascia segna la riga che leggi. Segue il dito, il mouse o la tastiera. Con Alt e le frecce su e giù la sposti tu.",
  },
  calm: {
    label: "Modo calmo",
    hint: "Niente coriandoli, niente finestre a sorpresa, niente che si muove.",
  },
  saved: "Salvato nel tuo account.",
  kept: "Salvato su questo dispositivo.",
  keptHereOnly: "Salvato solo su questo dispositivo: ora la rete non c’è.",
  card: {
    title: "Leggere meglio",
    text: "Lettere e colori come vuoi tu.",
  },
  /** An exercise read by the device's own voice. */
  aloud: { normal: "Ascolta l’esercizio", slow: "Ascolta piano", stop: "Ferma la voce" },
};
