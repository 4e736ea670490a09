type Question = { english: string; italian: string };

/** Questions for dinner that need what a topic teaches, so that the answer trains it. */
const byTopic: Record<string, Question> = {
  "age-with-have": { english: "How old is Grandma?", italian: "Quanti anni ha la nonna?" },
  comparatives: {
    english: "Who is taller, you or me?",
    italian: "Chi è più alto, tu o io?",
  },
  "did-with-past": {
    english: "What did you do at school today?",
    italian: "Che cosa hai fatto oggi a scuola?",
  },
  "do-or-does": {
    english: "What does your best friend like?",
    italian: "Che cosa piace al tuo migliore amico?",
  },
  "every-singular": { english: "What do you do every Sunday?", italian: "Che cosa fai ogni domenica?" },
  future: {
    english: "What are you going to do at the weekend?",
    italian: "Che cosa farai nel fine settimana?",
  },
  "his-her": {
    english: "What is your teacher's name, and what is her favourite book?",
    italian: "Come si chiama la tua insegnante, e qual è il suo libro preferito?",
  },
  "if-when-will": {
    english: "What will you do if it rains tomorrow?",
    italian: "Che cosa farai se domani piove?",
  },
  "irregular-past": {
    english: "Where did you spend last summer?",
    italian: "Dove hai passato l'estate scorsa?",
  },
  "make-do-take": {
    english: "Who does the shopping in our family?",
    italian: "Chi fa la spesa nella nostra famiglia?",
  },
  "missing-subject": { english: "What is the weather like today?", italian: "Che tempo fa oggi?" },
  "modal-form": { english: "What can you cook?", italian: "Che cosa sai cucinare?" },
  "modal-to": { english: "What must we do tomorrow?", italian: "Che cosa dobbiamo fare domani?" },
  "much-many": {
    english: "How many books are there in your bag?",
    italian: "Quanti libri ci sono nel tuo zaino?",
  },
  "past-time": { english: "What did you eat yesterday?", italian: "Che cosa hai mangiato ieri?" },
  prepositions: { english: "What are you good at?", italian: "In che cosa te la cavi bene?" },
  "present-continuous": {
    english: "What is everybody doing right now?",
    italian: "Che cosa sta facendo ognuno in questo momento?",
  },
  "present-perfect-finished-time": {
    english: "Have you ever seen the sea in winter? When?",
    italian: "Hai mai visto il mare d'inverno? Quando?",
  },
  "question-order": {
    english: "Ask me three questions about my day!",
    italian: "Fammi tre domande sulla mia giornata!",
  },
  "since-for": {
    english: "How long have you known your best friend?",
    italian: "Da quanto tempo conosci il tuo migliore amico?",
  },
  "stative-ing": {
    english: "What do you want for your birthday?",
    italian: "Che cosa vuoi per il tuo compleanno?",
  },
  "third-person-s": {
    english: "What does your teacher say every morning?",
    italian: "Che cosa dice ogni mattina la tua insegnante?",
  },
  uncountables: { english: "How much homework have you got?", italian: "Quanti compiti hai?" },
};

const general: Question[] = [
  {
    english: "What was the best part of your day?",
    italian: "Qual è stata la parte più bella della tua giornata?",
  },
  {
    english: "What is your favourite English word, and why?",
    italian: "Qual è la tua parola inglese preferita, e perché?",
  },
  { english: "What did you learn today?", italian: "Che cosa hai imparato oggi?" },
  { english: "Who made you laugh today?", italian: "Chi ti ha fatto ridere oggi?" },
];

/** A question that trains one of the topics; without one, a general one, another each time `turn` is. */
export function dinnerQuestion(topics: string[], turn: number): Question {
  const trained = topics.map((topic) => byTopic[topic]).find((question) => question !== undefined);
  return trained ?? general[turn % general.length] ?? { english: "", italian: "" };
}
