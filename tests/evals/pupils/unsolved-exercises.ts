/** An exercise our solver knows nothing of, as a student pastes it, and its answers by number. */
export type UnsolvedExercise = { text: string; answers: Record<string, string> };

const of = (text: string, ...answers: string[]): UnsolvedExercise => ({
  text,
  answers: Object.fromEntries(answers.map((answer, at) => [String(at + 1), answer])),
});

/** Forty of them, in the forms in which homework comes. */
export const unsolvedExercises: UnsolvedExercise[] = [
  // Words to be found.
  of(
    "Complete the sentences.\n1. The lake was ______ in the moonlight.\n2. It was a ______ and rainy day.",
    "glimmering",
    "gloomy",
  ),
  of(
    "Vocabulary: complete.\n1 You boil water in a ______.\n2 You sweep the floor with a ______.",
    "kettle",
    "broom",
  ),
  of(
    "Completa con la parola giusta.\n1. A person who flies a plane is a ______.\n2. A person who fixes pipes is a ______.",
    "pilot",
    "plumber",
  ),
  of(
    "es 3 pag 41: 1 the thief ......... through the window 2 the baby ......... on the floor",
    "climbed",
    "crawled",
  ),
  of(
    "1) My grandma is very ______: she always helps everyone.\n2) Don't be so ______, share your sweets!",
    "generous",
    "greedy",
  ),
  of(
    "Fill in the blanks.\na. The opposite of ancient is ______.\nb. The opposite of shallow is ______.",
    "modern",
    "deep",
  ),
  of("complete: the moon goes round the _____ (planet where we live)", "earth"),
  of(
    "Write the missing word.\n1. Bees make ______.\n2. A ______ has a shell on its back and is very slow.\n3. Spiders make ______.",
    "honey",
    "tortoise",
    "cobwebs",
  ),
  of(
    "Completa le frasi: 1 We need an ______ because it is raining. 2 I am thirsty, I want a ______ of water.",
    "umbrella",
    "glass",
  ),
  of(
    "1. After the match the players were ____________.\n2. The soup has no taste: add some ____________.",
    "exhausted",
    "pepper",
  ),
  // Phrasal verbs and collocations.
  of(
    "Complete with a phrasal verb.\n1. Please ______ your shoes before you come in.\n2. The plane ______ at noon.",
    "take off",
    "landed",
  ),
  of(
    "Phrasal verbs!\n1 I'm ______ my keys, have you seen them?\n2 She ______ smoking last year.",
    "looking for",
    "gave up",
  ),
  of(
    "Choose the missing verb: 1. to ______ a decision 2. to ______ attention 3. to ______ a secret",
    "reach",
    "pay",
    "keep",
  ),
  of("Complete the idioms. 1 It's raining cats and ______. 2 It's a piece of ______.", "dogs", "cake"),
  // Words to be built.
  of(
    "Word formation.\n1. He was very ______ for the help. (THANK)\n2. It's ______ to swim here. (DANGER)",
    "thankful",
    "dangerous",
  ),
  of(
    "Use the word in capitals to form a word that fits.\n1 The ______ of the bridge took years. (CONSTRUCT)\n2 What a ______ present! (WONDER)",
    "construction",
    "wonderful",
  ),
  of(
    "Form the noun: 1. happy → ______ 2. free → ______ 3. strong → ______",
    "happiness",
    "freedom",
    "strength",
  ),
  of("Write the opposite with a prefix. 1 possible ______ 2 honest ______", "impossible", "dishonest"),
  // Sentences to be written anew.
  of(
    "Rewrite with unless.\n1. If you don't hurry, you will be late.\n2. If it doesn't rain, we will go out.",
    "Unless you hurry you will be late",
    "Unless it rains we will go out",
  ),
  of(
    "Trasforma al discorso indiretto.\n1. Marco: can you help me? → Marco asked me...\n2. Anna: don't open the door! → Anna told us...",
    "to help him",
    "not to open the door",
  ),
  of(
    "Key word transformation.\n1. It's too cold to swim. (ENOUGH) It isn't ______ swim.\n2. I started piano in 2019. (BEEN) I ______ piano since 2019.",
    "warm enough to",
    "have been playing",
  ),
  of(
    "Join the sentences with a relative pronoun.\n1. This is the girl. She won the race.\n2. I bought a phone. It is broken.",
    "This is the girl who won the race",
    "The phone that I bought is broken",
  ),
  of(
    "Write questions for the underlined words.\n1. Sara went to Paris by train.\n2. They eat pizza on Sundays.",
    "How did Sara go to Paris",
    "When do they eat pizza",
  ),
  of(
    "Rewrite starting with the words given.\n1. I regret not studying. I wish ______\n2. He is sorry he was rude. He wishes ______",
    "I had studied",
    "he hadn't been rude",
  ),
  of(
    "Say it with other words, so that it means the same.\n1. Nobody is taller than Tim in our class.\n2. I last saw her in May.",
    "Tim is the tallest in our class",
    "I haven't seen her since May",
  ),
  of(
    "Correggi gli errori nelle frasi del libro:\n1. The childs are playing.\n2. He don't drives a car.",
    "The children are playing",
    "He doesn't drive a car",
  ),
  // To be translated.
  of(
    "Traduci in inglese: ieri ho perso il treno e sono arrivato tardi a scuola",
    "yesterday I missed the train and I arrived late at school",
  ),
  of(
    "Traduci le frasi.\n1. Mio fratello sta dormendo.\n2. Non mi piace il formaggio.",
    "My brother is sleeping",
    "I don't like cheese",
  ),
  of("translate into English: il gatto è sotto il tavolo", "the cat is under the table"),
  of(
    "devo tradurre: 1. Abito a Roma da cinque anni. 2. Quando ero piccolo giocavo a calcio.",
    "I have lived in Rome for five years",
    "When I was little I used to play football",
  ),
  of(
    "Traduci:\n1) Che ore sono?\n2) Quanti anni hai?\n3) Di dove sei?",
    "What time is it",
    "How old are you",
    "Where are you from",
  ),
  of(
    "traduzione per domani: mia nonna cucina benissimo ma odia lavare i piatti",
    "my grandmother cooks very well but she hates washing the dishes",
  ),
  of(
    "Translate. 1. Se piove restiamo a casa. 2. Se fossi ricco viaggerei.",
    "If it rains we stay at home",
    "If I were rich I would travel",
  ),
  // Tables, lists, riddles.
  of("base | past simple | past participle\nshrink | ____ | shrunk\nweave | wove | ____", "shrank", "woven"),
  of(
    "Riddles.\n1. I have hands but no arms and I tell the time. What am I? ______\n2. I have keys and no doors. What am I? ______",
    "clock",
    "piano",
  ),
  of(
    "Crossword: 1 across, a baby cat (6 letters): ______ 2 down, a baby dog (5 letters): ______",
    "kitten",
    "puppy",
  ),
  of("Match and write: 1 bread and ______ 2 fish and ______ 3 salt and ______", "butter", "chips", "vinegar"),
  of("Write in words. 1) 40 ______ 2) 12th ______ 3) 1,000 ______", "forty", "twelfth", "thousand"),
  of(
    "Complete the dialogue.\nA: ______ does the film start?\nB: At nine.\nA: ______ is the ticket?\nB: Eight pounds.",
    "What time",
    "How much",
  ),
  of("Riordina le lettere: 1 PELAP ______ 2 NNAABA ______ 3 RCHREY ______", "apple", "banana", "cherry"),
];
