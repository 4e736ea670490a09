import type { ItemStatus, Way } from "@/lib/features/worksheets/rules";

/** What the screens of a sheet and its receipt say alike: its states, the ways an item was found, and words of their frames. */
export const worksheetWords = {
  /** Of a sheet. */
  sheet: { checking: "da controllare", working: "in corso", handed_in: "consegnata" },
  /** Of an item, while it is worked on. */
  item: {
    open: "da fare",
    tried: "ci stai lavorando",
    solved: "giusta",
    left: "la lascio",
    unverified: "da far vedere alla prof",
  } satisfies Record<ItemStatus, string>,
  /** How many are right of how many, and of those how many with nobody's help. */
  sum: (right: number, all: number) => (right === 1 ? `1 giusta su ${all}` : `${right} giuste su ${all}`),
  unaided: (count: number) => (count === 1 ? "1 senza aiuto" : `${count} senza aiuto`),
  sentence: (label: string) => `Frase ${label}`,
  part: (name: string) => `Esercizio ${name}`,
  gap: "spazio vuoto",
  toList: "Le tue schede",
  handedIn: (day: string) => `Consegnata ${day}`,
  qr: (url: string) => `Codice QR che porta a ${url}`,
  print: "Stampa",
};

/** How an item was found; after how many tries, the right one with them, where there were several. */
export function wayWord(way: Way, tries: number): string {
  const { left, unverified: show, open } = worksheetWords.item;
  const words: Record<Way, string> = {
    alone: "senza aiuto",
    tries: `dopo ${tries + 1} prove`,
    hint: "con un indizio",
    example: "con un esempio",
    coach: "con il coach",
    left,
    show,
    open,
  };
  return words[way];
}
