import type { GrammarLesson } from "../lesson";

/** Nouns, how many there are of a thing, and the small words before them. */
export const nounLessons: GrammarLesson[] = [
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
      "senza articolo, zero article, no article, articolo + generale, the + generale, senza the, the + non si mette, articolo zero, the + in generale, non mettere + articolo, generale + articolo, niente articolo, non ci va + the, the + possessivo, articolo + possessivo, articolo + school, the + sport, the + lingue, the + materie, the + paesi, the + pasti, the + animali, the + nomi, {the-x-x}, toglie + the, toglie + articolo, toglie articolo, toglie the, non si mette + articolo, articolo + non si mette, the + davanti, non si mette + the",
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
    id: "countable-uncountable",
    name: "i nomi che si contano e quelli che non si contano",
    names:
      "countable + uncountable, countable nouns, uncountable nouns, uncountable, countable, numerabili, non numerabili, nomi numerabili, nomi non numerabili, numerabile, contabili, non contabili, nomi che si contano, nomi + contano, informations, advices, furnitures, contare + nomi, information + plurale, advice + plurale, money + plurale, a piece of, homework + plurale, information + s, advice + s, moneys",
    keys: "information, advice, furniture, contare, si conta, si contano, homeworks",
    topics: ["uncountables"],
    explanation:
      "I nomi numerabili hanno un plurale e vogliono a o an. Gli altri no: liquidi, materiali, idee e parole come advice o information. Per contarli si dice a piece of o a glass of.",
    easier: "Se puoi dire uno, due, tre, si conta. Se no, come per water o bread, niente a e niente -s.",
    examples: [
      "The news is good.",
      "We need a piece of paper.",
      "There is some bread on the table.",
      "I bought two eggs and some butter.",
      "She gave us good advice.",
      "Their furniture is very old.",
    ],
    task: "Il nome della tua frase, in inglese, si conta?",
  },
  {
    id: "some-any",
    name: "some e any",
    names:
      "some, any, some + any, some o any, somebody + any, del della dei + inglese, partitivo, partitivi, some + no + any",

    explanation:
      "Some sta di solito nelle frasi affermative e nelle offerte; any nelle negative e nella maggior parte delle domande.",
    easier: "Frase con il sì: some. Frase con not, o domanda: any. Se offri qualcosa, ancora some.",
    negative: { rule: "Al negativo si usa any.", example: "I haven't got any coins." },
    question: {
      rule: "Nelle domande si usa any, ma some quando offri o chiedi qualcosa con gentilezza.",
      example: "Are there any biscuits?",
    },
    examples: [
      "There is some milk in the fridge.",
      "I haven't got any coins.",
      "Would you like some tea?",
      "Are there any biscuits?",
      "She bought some flowers.",
      "We don't need any help.",
    ],
    task: "La tua frase afferma, nega o chiede?",
  },
  {
    id: "much-many-a-lot",
    name: "much, many e a lot of",
    names:
      "much, many, much + many, a lot of, lots of, a lot, how much + how many, how much, how many, much + a lot, many + a lot, molto + molti, quantita, a lot of + many, quantifiers, molto + inglese, tanto + inglese",

    topics: ["much-many"],
    explanation:
      "Many va con ciò che si conta, al plurale; much con ciò che non si conta, soprattutto in frasi negative e domande. A lot of va bene con tutti e due.",
    easier: "Si conta: many. Non si conta: much. Se hai dubbi, in una frase affermativa va bene a lot of.",
    negative: { rule: "Al negativo si usano much e many.", example: "We haven't got much time." },
    question: {
      rule: "Per chiedere quanto si usa how much, per chiedere quanti how many.",
      example: "How much sugar do you want?",
    },
    examples: [
      "There aren't many chairs.",
      "We haven't got much time.",
      "How much sugar do you want?",
      "She has a lot of friends.",
      "How many legs has a spider got?",
      "They drink a lot of water.",
    ],
    task: "Il nome della tua frase si può contare uno per uno?",
  },
  {
    id: "few-little",
    name: "few e little",
    names:
      "few, little, few + little, a few, a little, a few + a little, few + a few, little + a little, poco + pochi, fewer + less, less + fewer, pochi + un po",

    explanation:
      "Few va con ciò che si conta, little con ciò che non si conta: vogliono dire pochi e poco. Con a davanti diventano più ottimisti: alcuni, un po'.",
    easier: "Si conta: few, a few. Non si conta: little, a little. Con a vuol dire che un po' ce n'è.",
    examples: [
      "There are a few eggs.",
      "We have little time.",
      "Add a little salt.",
      "Few people live on that island.",
      "I have got a few coins.",
    ],
    task: "Il nome che segue si può contare?",
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
  {
    id: "every-each",
    name: "every, each e all",
    names:
      "every + each, every + all, all + every, each + all, ogni + tutti, everybody, everyone, everything, every + plurale, each + every",
    keys: "every, ogni + tutti",
    topics: ["every-singular"],
    explanation:
      "Every e each vogliono dire ogni: dopo c'è il nome al singolare. All vuol dire tutti, e con le cose che si contano vuole il plurale. Everybody vuole il verbo al singolare.",
    easier: "Every e each con una cosa sola, all con tante.",
    examples: [
      "Every child got a present.",
      "All birds have feathers.",
      "Each room has a number.",
      "Everybody knows that song.",
      "He swims every morning.",
    ],
    task: "Vuoi dire ogni o tutti?",
  },
  {
    id: "another-other",
    name: "another e other",
    names:
      "another, other, another + other, others, the other, other + others, un altro + inglese, another + others",

    explanation:
      "Another è una parola sola e vuol dire un altro: sta con una cosa sola. Other sta davanti al plurale, o dopo the per dire l'altro.",
    easier: "Un altro, uno solo: another. Altri, tanti: other e il nome al plurale.",
    examples: [
      "She wants another biscuit.",
      "The other shoe is under the bed.",
      "Other animals sleep all winter.",
      "Can I have another glass of water?",
      "The other boys are in the gym.",
    ],
    task: "Parli di una cosa sola o di più cose?",
  },
  {
    id: "both-either-neither",
    name: "both, either e neither",
    names:
      "both, either, neither, both + either, either + neither, both + neither, either or, neither nor, both and, nessuno dei due, uno dei due, ne + ne, o + o + either, entrambi + inglese, tutti e due + inglese",
    keys: "nor, ambedue, nessuno + due, entrambi, tutti e due",
    explanation:
      "Parlano di due cose: both tutte e due, either una o l'altra, neither nessuna delle due. Vanno in coppia così: both con and, either con or, neither con nor.",
    easier: "Both: due sì. Either: uno dei due. Neither: due no.",
    negative: {
      rule: "Neither nega già da solo: il verbo resta senza not.",
      example: "Neither answer is right.",
    },
    examples: [
      "Both my sisters play the piano.",
      "You can have either tea or milk.",
      "Neither shop is open.",
      "Both dogs are asleep.",
      "He speaks neither French nor German.",
    ],
    task: "Delle due cose di cui parli ne valgono due, una o nessuna?",
  },
];
