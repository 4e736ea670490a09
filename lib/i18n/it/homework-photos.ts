/** What the server says about photographed homework. */
export const homeworkPhotos = {
  notAnImage: "Questa immagine non si può leggere: usa una foto in formato JPEG, PNG o WebP.",
  tooManyPixels: "L'immagine ha troppi pixel. Prova con una foto più piccola.",
  tooLarge: "L'immagine deve essere inferiore a 8MB",
  limit: "Hai raggiunto il limite di compiti caricati del piano gratuito.",
  analysisFailed: "Errore nell'analisi del compito",
  emptyText: "Scrivi il testo dell'esercizio.",
  longText: "Il testo è troppo lungo.",
  illegible:
    "Non riesco a leggere questa foto. Riprova con un solo esercizio, da vicino e con una bella luce.",
  replies: {
    /** Nothing could be read. */
    illegible: [
      "Questa foto non riesco a leggerla, e non ti è costata niente. Riprova così: inquadra **un solo esercizio**, da vicino, con il foglio dritto e una bella luce, senza la tua ombra sopra. Me ne mandi un'altra?",
      "Le parole qui sono troppo sfocate per me, e la foto non è stata contata. Avvicinati finché **un esercizio riempie l'inquadratura**, tieni ferma la mano e cerca la luce di una finestra. Vuoi riprovare?",
      "Stavolta non ho letto nulla, e non hai speso niente. Ti aiuta: **un esercizio per foto**, il foglio in piano, luce dall'alto. Oppure scrivimi tu la prima frase: quale preferisci?",
    ],
    /** There is text, and no exercise the coach can open item by item. */
    noExercise: [
      "Ho letto la tua foto, ma non ci trovo frasi da completare. Apri «Testo letto» e controlla se ho capito bene, poi scrivimi la consegna o la prima domanda: da quale partiamo?",
      "Il testo c'è, l'esercizio non lo riconosco. Guarda in «Testo letto» se qualche parola è sbagliata, oppure scrivimi la frase su cui vuoi lavorare: qual è?",
      "Qui vedo un testo e nessuno spazio da riempire. Che cosa ti chiede l'esercizio? Scrivimi la consegna e cominciamo dal primo pezzo.",
    ],
  },
};
