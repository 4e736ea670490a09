import type {
  ReceiptReply,
  WorksheetItemReply,
  WorksheetReply,
  WorksheetSummary,
} from "@/lib/features/worksheets/contract";
import { shownItem, shownSheet } from "@/tests/support/shown-sheet";

export const imageUrl = "/api/homework-photos/0190a1c0-0000-7000-8000-0000000000f0";
export const code = "k7m2p9x4qh";
const handedInAt = "2026-03-12T15:40:00.000Z";
const until = "2026-05-11T15:40:00.000Z";
const given = ["go", "not / like", "play", "buy"];
/** Where their gaps begin on the drawn page. */
const beginnings = [0.12, 0.166, 0.18, 0.235];

/** One of the four sentences of the drawn page, beside which it can be seen where it stands there. */
function drawnItem(n: number, before: string, behind: string, more: Partial<WorksheetItemReply> = {}) {
  const y = 0.3 + (n - 1) * 0.0853;
  const asked = given[n - 1] ?? "";
  return shownItem(n, {
    text: `${before} ____ (${asked}) ${behind}`,
    pieces: [`${before} `, ` ${behind}`],
    gaps: [{ given: asked, draft: "", verdict: "" }],
    picture: {
      imageUrl,
      item: { x: 0.07, y, width: 0.68, height: 0.04 },
      gaps: [{ x: beginnings[n - 1] ?? 0, y, width: 0.18, height: 0.04 }],
    },
    ...more,
  });
}

const written = (n: number, draft: string, verdict: "right" | "almost" | "wrong") => [
  { given: given[n - 1], draft, verdict },
];
const drawn = [
  drawnItem(1, "I", "to the cinema last night."),
  drawnItem(2, "She", "the film."),
  drawnItem(3, "They", "football yesterday."),
  drawnItem(4, "My sister", "a new bike."),
] as const;
const solved = { status: "solved", isEditable: false } as const;
const tried = { status: "tried", isEditable: false } as const;

export const checking: WorksheetReply = {
  ...shownSheet,
  title: "Past simple",
  status: "checking",
  parts: [
    {
      name: "3",
      instruction: "Complete the sentences with the past simple of the verbs in brackets.",
      wordBank: [],
    },
  ],
  items: [
    drawn[0],
    { ...drawn[1], text: "5he ____ (not / like) the film.", isUnsure: true },
    ...drawn.slice(2),
  ],
};

export const working: WorksheetReply = {
  ...checking,
  status: "working",
  parts: [
    ...checking.parts,
    { name: "4", instruction: "Choose, put in order, translate.", wordBank: ["much", "many", "some"] },
  ],
  items: [
    { ...drawn[0], ...solved, gaps: written(1, "went", "right"), way: "alone", xpAwarded: 5 },
    {
      ...drawn[1],
      ...tried,
      gaps: written(2, "don't liked", "wrong"),
      tries: 4,
      canLeave: true,
      help: [
        { rung: 1, text: "Guarda le parole vicino allo spazio: ti dicono di chi si parla." },
        { rung: 2, text: "Al past simple la negazione ha un ausiliare, e il verbo resta alla forma base." },
        {
          rung: 3,
          text: "Guarda una frase dello stesso tipo, già fatta.",
          example: { prompt: "We ____ (not / see) him.", solved: "We didn't see him." },
        },
      ],
    },
    {
      ...drawn[2],
      ...tried,
      gaps: written(3, "playd", "almost"),
      tries: 1,
      note: "Il verbo è quello giusto.",
    },
    { ...drawn[3], status: "left", isEditable: false, tries: 4, canLeave: true },
    shownItem(5, {
      part: 1,
      text: "There isn't much / many milk.",
      pieces: ["There isn't ", " milk."],
      gaps: [{ options: ["much", "many"], draft: "many", verdict: "wrong" }],
      ...tried,
    }),
    shownItem(6, {
      part: 1,
      kind: "order",
      pieces: [],
      text: "you / do / like / pizza / ?",
      words: ["you", "do", "like", "pizza", "?"],
      gaps: [{ draft: "do you", verdict: "" }],
    }),
    shownItem(7, {
      part: 1,
      kind: "text",
      text: "Vado a scuola ogni giorno. → ____",
      pieces: ["Vado a scuola ogni giorno."],
      gaps: [{ draft: "I go to school every day.", verdict: "unsure" }],
      status: "unverified",
      isEditable: false,
      note: "Non ho trovato errori, ma di questa non sono sicuro: falla vedere.",
    }),
  ],
};

export const handedIn: WorksheetReply = {
  ...working,
  status: "handed_in",
  handedInAt,
  canReopen: true,
  items: [
    { ...drawn[0], ...solved, gaps: written(1, "went", "right"), way: "alone" },
    { ...drawn[1], ...solved, gaps: written(2, "didn't like", "right"), way: "example", tries: 4 },
    { ...drawn[2], ...solved, gaps: written(3, "played", "right"), way: "tries", tries: 1 },
    { ...drawn[3], status: "left", way: "left", tries: 4 },
    ...working.items.slice(4, 6),
    { ...working.items[6], way: "show" } as WorksheetItemReply,
  ],
  receipt: { code, url: `https://english-coach.example/r/${code}`, name: "Lina, 2B", until },
};

export const receipt: ReceiptReply = {
  title: handedIn.title,
  name: "Lina, 2B",
  handedInAt,
  until,
  minutes: 14,
  parts: handedIn.parts,
  items: [
    ["I went to the cinema last night.", "alone", 0],
    ["She didn't like the film.", "example", 4],
    ["They played football yesterday.", "tries", 1],
    ["My sister ____ a new bike.", "left", 4],
    ["There isn't many milk.", "open", 1],
    ["you / do / like / pizza / ?", "open", 0],
    ["Vado a scuola ogni giorno. → I go to school every day.", "show", 0],
  ].map(([text, way, tries], at) => ({
    part: at < 4 ? 0 : 1,
    label: String(at + 1),
    text: String(text),
    way: way as ReceiptReply["items"][number]["way"],
    tries: Number(tries),
    minutes: Number(tries),
    helpUsed: way === "example" ? ("example" as const) : ("none" as const),
    isVerified: at < 3,
  })),
};

export const summaries: WorksheetSummary[] = (["checking", "working", "handed_in"] as const).map(
  (status, at) => ({
    id: `0190a1c0-0000-7000-8000-00000000000${at + 1}`,
    title: ["Past simple", "Present simple, Preposizioni di luogo", "Comparativi e superlativi"][at] ?? "",
    status,
    createdAt: `2026-03-${12 - at}T15:10:00.000Z`,
    items: 8,
    solved: at * 4,
  }),
);
