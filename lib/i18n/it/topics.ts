import type { MistakeTopic, Topic } from "@/lib/features/topics/rules";
import * as ask from "./topic-steps";

export type Question = { english: string; italian: string };

type TopicTexts = {
  /** What it is called where a student or a parent reads it. */
  name: string;
  /** What the coach asks once the hints of the rule are used up; empty where questions on any mistake serve as well. */
  steps: readonly string[];
  /** A question for dinner that needs what the topic teaches, so that the answer trains it. */
  question?: Question;
};

const texts: Record<Topic, TopicTexts> = {
  "be-agreement": { name: "Accordo del verbo to be", steps: ask.who },
  "missing-subject": {
    name: "Il soggetto c'è sempre",
    steps: ask.subject,
    question: { english: "What is the weather like today?", italian: "Che tempo fa oggi?" },
  },
  "a-or-an": { name: "Articoli a e an", steps: ask.article },
  "missing-article": { name: "A e an davanti ai mestieri", steps: ask.article },
  "plural-nouns": { name: "Il plurale dei nomi", steps: ask.count },
  "this-these": { name: "This, that, these e those", steps: ask.count },
  "his-her": {
    name: "His, her e its",
    steps: ask.possessive,
    question: {
      english: "What is your teacher's name, and what is her favourite book?",
      italian: "Come si chiama la tua insegnante, e qual è il suo libro preferito?",
    },
  },
  "article-with-possessive": { name: "My, your, his senza the", steps: ask.possessiveArticle },
  "age-with-have": {
    name: "Età e sensazioni con to be",
    steps: ask.age,
    question: { english: "How old is Grandma?", italian: "Quanti anni ha la nonna?" },
  },
  "third-person-s": {
    name: "La -s della terza persona",
    steps: ask.who,
    question: {
      english: "What does your teacher say every morning?",
      italian: "Che cosa dice ogni mattina la tua insegnante?",
    },
  },
  "do-or-does": {
    name: "Do e does",
    steps: ask.who,
    question: {
      english: "What does your best friend like?",
      italian: "Che cosa piace al tuo migliore amico?",
    },
  },
  capitals: { name: "Lettere maiuscole", steps: ask.capital },
  "short-answers": { name: "Risposte brevi", steps: [] },
  "question-order": {
    name: "L'ordine nelle domande",
    steps: ask.question,
    question: {
      english: "Ask me three questions about my day!",
      italian: "Fammi tre domande sulla mia giornata!",
    },
  },
  pronouns: { name: "Pronomi", steps: ask.pronoun },
  "possessive-s": { name: "Genitivo sassone", steps: ask.possessor },
  "plural-adjectives": { name: "Aggettivi senza plurale", steps: ask.adjective },
  "modal-to": {
    name: "Can, must, should senza to",
    steps: ask.surplus,
    question: { english: "What must we do tomorrow?", italian: "Che cosa dobbiamo fare domani?" },
  },
  "present-continuous": {
    name: "Present continuous",
    steps: [],
    question: {
      english: "What is everybody doing right now?",
      italian: "Che cosa sta facendo ognuno in questo momento?",
    },
  },
  uncountables: {
    name: "Nomi che non si contano",
    steps: ask.count,
    question: { english: "How much homework have you got?", italian: "Quanti compiti hai?" },
  },
  "much-many": {
    name: "Much e many",
    steps: ask.count,
    question: {
      english: "How many books are there in your bag?",
      italian: "Quanti libri ci sono nel tuo zaino?",
    },
  },
  "past-time": {
    name: "Il past simple",
    steps: ask.when,
    question: { english: "What did you eat yesterday?", italian: "Che cosa hai mangiato ieri?" },
  },
  "irregular-past": {
    name: "Passato dei verbi irregolari",
    steps: ask.irregular,
    question: { english: "Where did you spend last summer?", italian: "Dove hai passato l'estate scorsa?" },
  },
  "did-with-past": {
    name: "Frasi e domande con did",
    steps: ask.helper,
    question: { english: "What did you do at school today?", italian: "Che cosa hai fatto oggi a scuola?" },
  },
  prepositions: {
    name: "Preposizioni",
    steps: ask.preposition,
    question: { english: "What are you good at?", italian: "In che cosa te la cavi bene?" },
  },
  "people-is": { name: "Nomi plurali e il loro verbo", steps: ask.who },
  "every-singular": {
    name: "Every e i nomi al singolare",
    steps: ask.every,
    question: { english: "What do you do every Sunday?", italian: "Che cosa fai ogni domenica?" },
  },
  "like-very-much": { name: "Posizione degli avverbi", steps: ask.like },
  comparatives: {
    name: "Comparativi e superlativi",
    steps: ask.compare,
    question: { english: "Who is taller, you or me?", italian: "Chi è più alto, tu o io?" },
  },
  future: {
    name: "Il futuro",
    steps: ask.future,
    question: {
      english: "What are you going to do at the weekend?",
      italian: "Che cosa farai nel fine settimana?",
    },
  },
  "modal-form": {
    name: "Il verbo dopo can, must, should…",
    steps: ask.helper,
    question: { english: "What can you cook?", italian: "Che cosa sai cucinare?" },
  },
  "for-to-verb": { name: "Lo scopo: to e il verbo", steps: ask.surplus },
  "make-do-take": {
    name: "Make, do, take e have",
    steps: ask.collocation,
    question: {
      english: "Who does the shopping in our family?",
      italian: "Chi fa la spesa nella nostra famiglia?",
    },
  },
  spelling: { name: "Ortografia", steps: ask.spelling },
  apostrophes: { name: "Forme brevi e apostrofo", steps: [] },
  "adjective-order": { name: "Posizione degli aggettivi", steps: ask.adjectivePlace },
  "adverb-place": { name: "Always, never, enough: il loro posto", steps: [] },
  adverbs: { name: "Aggettivi e avverbi", steps: ask.adverb },
  "double-negative": { name: "Doppia negazione", steps: ask.negative },
  "i-am-agree": { name: "Essere d'accordo: agree", steps: ask.surplus },
  "present-perfect-finished-time": {
    name: "Present perfect o past simple",
    steps: ask.finished,
    question: {
      english: "Have you ever seen the sea in winter? When?",
      italian: "Hai mai visto il mare d'inverno? Quando?",
    },
  },
  "since-for": {
    name: "Da quanto tempo: since e for",
    steps: ask.perfect,
    question: {
      english: "How long have you known your best friend?",
      italian: "Da quanto tempo conosci il tuo migliore amico?",
    },
  },
  "if-when-will": {
    name: "Frasi con if e when",
    steps: ask.condition,
    question: {
      english: "What will you do if it rains tomorrow?",
      italian: "Che cosa farai se domani piove?",
    },
  },
  "stative-ing": {
    name: "Verbi senza forma in -ing",
    steps: ask.stative,
    question: {
      english: "What do you want for your birthday?",
      italian: "Che cosa vuoi per il tuo compleanno?",
    },
  },
  "the-generic": { name: "Quando non si usa the", steps: ask.article },
  "ed-ing-adjectives": { name: "Aggettivi in -ed e in -ing", steps: [] },
  "verb-patterns": { name: "Due verbi insieme: to o -ing", steps: [] },
  "explain-say-suggest-me": { name: "Verbi come explain, say e suggest", steps: ask.hearer },
  reflexives: { name: "Verbi riflessivi", steps: [] },
  participles: { name: "Il participio, il passivo e gli ausiliari", steps: [] },
  conditionals: { name: "Frasi con if e would", steps: [] },
  "false-friends": { name: "Falsi amici", steps: ask.lexical },
  "confused-words": { name: "Parole che si confondono", steps: ask.lexical },
  calques: { name: "Traduzioni parola per parola", steps: ask.lexical },
};

/** What is of no topic of ours, or of none any more. */
const other = "Altro";

export const topicName = (topic: MistakeTopic): string => (topic === "other" ? other : texts[topic].name);

export const stepsOn = (topic: MistakeTopic): readonly string[] =>
  topic === "other" ? [] : texts[topic].steps;

export const questionOn = (topic: Topic): Question | undefined => texts[topic].question;
