import type { GrammarLesson } from "../lesson";

/** Nouns, and the articles before them. */
export const nounLessons = [
  {
    id: "articles",
    name: "gli articoli a, an e the",
    names:
      "articoli, articles, articolo, a + an, an, a an the, an + the, a + the, articolo determinativo, articolo indeterminativo, indefinite article, definite article, un uno una, a o an, vocale, vocali, a university, an + hour, a + vocale, un + uno + una, il + la + inglese + articolo",
    keys: "articolo, determinativo, indeterminativo, the",
    topics: ["a-or-an", "missing-article"],
    explanation:
      "A e an valgono un, uno, una: an sta prima di un suono di vocale, a prima degli altri suoni. The indica proprio quella cosa, che chi ascolta conosce già.",
    easier: "Una cosa qualsiasi: a, oppure an se senti una vocale. Proprio quella: the.",
    examples: [
      "I saw an owl.",
      "The moon is beautiful tonight.",
      "He waited for an hour.",
      "She wants a yellow umbrella.",
      "Close the door, please.",
      "There is a cat in the garden.",
    ],
    task: "Parli di una cosa qualsiasi o di una già nota a chi ascolta?",
  },
  {
    id: "no-article-in-general",
    name: "quando l'articolo non si mette",
    names:
      "senza articolo, zero article, no article, articolo + generale, the + generale, senza the, the + non si mette, articolo zero, the + in generale, non mettere + articolo, generale + articolo, niente articolo, non ci va + the, the + possessivo, articolo + possessivo, articolo + school, the + sport, the + lingue, the + materie, the + paesi, the + animali, the + nomi, {the-x-x}, toglie + the, toglie + articolo, toglie articolo, toglie the, non si mette + articolo, articolo + non si mette, the + davanti, non si mette + the, the + pranzo",
    keys: "in generale, generale, the life, the school, the breakfast",
    topics: ["the-generic", "article-with-possessive"],
    explanation:
      "Se parli di una cosa in generale non si mette the: tutti i gatti, la musica, gli sport, le lingue, i pasti. The serve solo per cose precise. Anche davanti a my, your e his non si mette.",
    easier: "In italiano diciamo «i gatti», in inglese, per tutti i gatti del mondo, si dice solo cats.",
    examples: [
      "Tigers are strong.",
      "Music helps me relax.",
      "We have dinner at eight.",
      "Chocolate is bad for dogs.",
      "Football is popular in Brazil.",
      "My room is small.",
    ],
    task: "Parli di tutte le cose di quel tipo o di una precisa?",
  },
  {
    id: "plural-nouns",
    name: "i plurali",
    names:
      "plurale, plurali, plurals, plural nouns, plurale dei nomi, plural, regular plurals, plurali regolari, plurale + y, plurale + es, plurale + ies, plurale + s, nomi + es, scrive + plurale, nomi + y + ies, plurale in ves, plurale + f, formazione del plurale, plurale + {wrong-s}, tomatoes, potatoes, tomato + es, potato + es, photo + es",
    keys: "s + nome, ies + nomi, boxes, babies, cities",
    topics: ["plural-nouns"],
    explanation:
      "Di solito si aggiunge -s; -es dopo suoni come s, x, ch e sh; la y dopo consonante diventa -ies. Alcuni nomi in f o fe finiscono in -ves. Pochi altri cambiano del tutto.",
    easier: "Per dire più di uno quasi sempre basta una -s: one cup, two cups.",
    examples: [
      "Two foxes ran away.",
      "Those babies are asleep.",
      "The leaves are yellow.",
      "We bought six glasses.",
      "There are many cities near the coast.",
    ],
    task: "Come finisce il nome che vuoi mettere al plurale?",
  },
  {
    id: "irregular-plurals",
    name: "i plurali irregolari",
    names:
      "plurali irregolari, irregular plurals, plurale irregolare, plurale + child, plurale + man, plurale + tooth, plurale + mouse, plurale + foot, plurale + woman, plurale + sheep, plurale + fish, children, plurale + person, plurale + goose, men, women, feet + foot, teeth + tooth, mice + mouse, child + children, man + men, woman + women, childs, mans, plurali + strani, irregular plural nouns, person + people, nomi irregolari, mouses, foots, tooths, plurali + eccezioni, eccezioni + plurale, plurale + non + s, plurale + senza s, sheep, sheeps, teeth, mice, geese, persons + people, knives, wives, wolves, knife + knives",
    keys: "feet",
    explanation:
      "Alcuni nomi al plurale non prendono -s, ma cambiano dentro: man, men; foot, feet; mouse, mice. Child fa children. Sheep e di solito fish restano uguali. Si imparano a memoria.",
    easier: "Sono pochi nomi che cambiano parola al plurale: tooth diventa teeth, woman diventa women.",
    examples: [
      "My teeth hurt.",
      "Three men carried the piano.",
      "The mice are under the floor.",
      "Those women are firefighters.",
      "There were fifty sheep on the hill.",
      "My feet are cold.",
    ],
    task: "Quale nome ti serve, e lo trovi nella lista degli irregolari?",
  },
  {
    id: "possessive-s",
    name: "il genitivo sassone",
    names:
      "genitivo sassone, genitivo, sassone, possessive s, possessive 's, apostrofo s, 's, apostrofo + plurale, apostrofo, s + apostrofo, possessive case, saxon genitive, 's + of, of + 's, caso possessivo, apostrofo + s, s' + plurale, {owner's}, {owner's} + of, virgoletta, virgoletta in alto",
    keys: "di chi e, possesso, of + s, possesso + s, possessore",
    explanation:
      "Per dire di chi è qualcosa si mette prima chi possiede, con 's, e poi la cosa: l'ordine è il contrario dell'italiano. Dopo un plurale in -s basta l'apostrofo.",
    easier: "Prima il padrone con 's, poi la cosa: Paul's guitar.",
    negative: {
      rule: "Con not non cambia niente: 's resta dopo chi possiede.",
      example: "This isn't Paul's guitar.",
    },
    question: { rule: "Per chiedere di chi è si usa whose.", example: "Whose guitar is this?" },
    examples: [
      "Paul's guitar is new.",
      "My grandparents' garden is huge.",
      "The dog's tail is short.",
      "Anna's brother is a cook.",
      "The children's toys are on the floor.",
    ],
    task: "Nella tua frase, chi possiede e che cosa?",
  },
  {
    id: "people-police",
    name: "people e i nomi sempre plurali",
    names:
      "people, police, people is + people are, nomi sempre plurali, sempre plurale, nomi collettivi, trousers, people + singolare, gente",
    keys: "jeans, scissors, collettivi",
    topics: ["people-is"],
    explanation:
      "People vuol dire gente, ma in inglese è plurale: sono tante persone. Anche police e trousers vogliono il verbo al plurale.",
    easier: "People sono tante persone: il verbo va al plurale, are e non is.",
    examples: [
      "Many people live in Tokyo.",
      "The police are looking for a blue van.",
      "These trousers are too long.",
      "People are waiting outside.",
      "My glasses are on the table.",
    ],
    task: "Nella tua frase, il nome indica una persona o tante?",
  },
] as const satisfies readonly GrammarLesson[];
