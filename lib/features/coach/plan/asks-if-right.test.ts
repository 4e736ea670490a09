import { spelledOut } from "../chat-spelling";
import { asksIfRight } from "./asks-if-right";

test.each([
  "è giusto?",
  "quindi è giusto si o no",
  "no io ti ho chiesto se la mia frase è giusta",
  "no ma è finito l'esercizio sono tutte giuste",
  "qnd è giusta no?",
  "Ma la frase adesso è corretta?",
  "ma sono giuste le risposte dell'esercizio",
  "ma il testo del parco è giusto",
  "Nessuna. Il testo è finito?",
  "ma i plurali sono giusti o no",
  "È giusta? Allora forse non sono così scarsa.",
  "Quindi vanno bene tutte e due?",
  "ho finito?",
  "vanno bene?",
  "ha ragione lui o io?",
  "dimmi solo se è giusto",
  "le frasi sono a posto?",
])("asks: %s", (message) => expect(asksIfRight(spelledOut(message))).toBeDefined());

test.each([
  ["È giusta la 1?", "1"],
  ["è la risposta alla domanda due è giusta", "due"],
  ["e la terza è corretta?", "terza"],
])("%s names item %s", (message, item) => expect(asksIfRight(message)?.item).toBe(item));

test.each([
  "giusto",
  "ok va bene",
  "va bene così",
  "perché è giusto?",
  "non è giusto",
  "went. è giusto?",
  "è giusto dire more bigger?",
  "giusto? vabbè. ora check: The informations are useful",
  "ho finito i compiti di matematica e vado a giocare",
  "ho sbagliato",
  "mi piace la pizza",
])("does not: %s", (message) => expect(asksIfRight(message)).toBeUndefined());
