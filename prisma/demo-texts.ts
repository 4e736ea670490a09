import type { Persona } from "./personas";

/** What demo accounts have written to the coach yesterday. What it answers is its own doing: see play-demo.ts. */
export const demoChats: Partial<Record<Persona["key"], readonly string[]>> = {
  free: [
    "Ciao! Devo scrivere cosa ho fatto ieri. Yesterday I go to the cinema with my friends.",
    "Yesterday I went to the cinema with my friends.",
    "We saw a film about dragons.",
  ],
  nearLimit: [
    "Puoi controllare? My brother is more tall than me and he has 15 years.",
    "My brother is taller than me.",
    "He is 15 years old.",
  ],
  pro: [
    "Puoi controllare il mio testo? My best friend is Emma. She have 12 years and she live near my house. She don't like football.",
    "She is 12 years old.",
    "She lives near my house.",
  ],
  grace: [
    "I am agree with my teacher: practice is important.",
    "I agree with my teacher: practice is important.",
    "Cosa vuol dire actually?",
  ],
  expired: [
    "Come si forma il plurale?",
    "I have two childs and three cats in my story.",
    "I have two children and three cats in my story.",
  ],
};

export type DemoSheet = {
  daysAgo: number;
  text: string;
  answers: [n: number, answer: string][];
  isHandedIn: boolean;
};

/** Sheets that demo accounts have worked on, and what they have answered, one after the other. */
export const demoSheets: Partial<Record<Persona["key"], DemoSheet[]>> = {
  pro: [
    {
      daysAgo: 4,
      text: `Complete the sentences with the past simple of the verbs in brackets.
1. Yesterday we ______ (visit) our grandparents.
2. Last summer I ______ (play) volleyball on the beach.
3. My sister ______ (watch) a funny film last night.
4. They ______ (study) for the history test last Sunday.`,
      answers: [
        [1, "visited"],
        [2, "played"],
        [3, "watched"],
        [4, "studyed"],
        [4, "studied"],
      ],
      isHandedIn: true,
    },
    {
      daysAgo: 1,
      text: `Complete the sentences with the comparative form of the adjectives in brackets.
1. My bag is ______ (heavy) than your bag.
2. Today is ______ (hot) than yesterday.
3. This exercise is ______ (difficult) than the other one.
4. Your idea is ______ (good) than my idea.
5. Rome is ______ (big) than Siena.
6. The second film was ______ (boring) than the first one.`,
      answers: [
        [1, "heavier"],
        [2, "hoter"],
        [2, "hotter"],
        [3, "difficulter"],
      ],
      isHandedIn: false,
    },
  ],
};
