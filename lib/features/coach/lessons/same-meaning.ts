import { listedSchoolWord } from "./school-words";

/** Words that ask the same, in Italian and in English, whatever is asked about: the first stands for all. */
const rows = `
significa: significato significano signif sign vuol meaning mean means
dice: dire dicono dico detto dici dirlo say said says
perche: why
quando: when wen
come: how
dove: where
sbagliato: sbagliata sbagliati sbaglio wrong incorrect errato errata errore errori mistake mistakes
giusto: giusta corretto corretta right correct ok
inizia: iniziare inizio inizi cominciare comincio comincia comincio parto partire start starting begin beginning apro aprire
finisce: finire finisco chiudere chiudo chiudi chiusura concludere concludo conclusione terminare termina end finish saluti
impara: imparare imparo ricordare ricordo ricordarmi ricordarli memorizzare memorizzo memoria studiare studio studiarli remember learn memorize
scuola: school
inglese: english inglesi
italiano: italian italiana italiani
parola: parole word words vocabolo vocaboli termine termini
frase: frasi sentence sentences phrase
suono: suoni
differenza: distinguere distinguo distinzione confondo confondere confusione diverso diversa diversi diverse cambia different
uguale: uguali stesso stessa stesse stessi same identico identica
togliere: toglie tolgo tolta togliendo omettere omit drop leave-out
aggiunge: aggiungo aggiungere metterci add
mettere: metto mette metti mettono messo messa put
usa: usare uso usano use used
lettera: letter
mail: email e-mail mails emails
tema: essay saggio saggi essays composizione composition
paragrafo: paragrafi paragraph paragraphs
formale: formali formal formally
informale: informali informal
esame: esami exam exams certificazione
verifica: verifiche test compito interrogazione
recensione: review recensioni rewiev reviews
film: movie movies
libro: book
racconto: storia story racconti stories
persona: people persone person
sinonimo: sinonimi synonym synonyms
contrario: contrari opposite opposto opposites
abbreviazione: abbreviazioni contrazione contrazioni contratta contratte contracted contractions contraction
virgola: virgole comma commas
apostrofo: apostrofi apostrophe apostrophes
maiuscola: maiuscole maiuscolo capital capitals uppercase
voce: voices
`;

const meanings = new Map(
  rows
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [first = "", others = ""] = row.split(": ");
      return [first, ...others.split(" ")].map((word) => [word, first] as const);
    }),
);

/** The word that stands for all that ask the same as this one; undefined where it stands for itself. */
export const meaningOf = (word: string): string | undefined => meanings.get(word) ?? listedSchoolWord(word);
