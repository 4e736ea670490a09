import { partOfItem } from "@/lib/features/coach/exercise/exercise-state";
import { readers } from "./readers";

/** Of words the dictionary is not asked about. */
const samples = [
  "Yesterday I go to school with my friend and he don't like pizza.",
  "What I like most about Saturdays is breakfast with my cousins. Non so come si dice!",
  "1. She ____ (go) to school every day.\n2. They ____ (play) tennis now.",
];
const rounds = 2;

/** Help with these is drawn from all lessons and from hundreds of exercises, once. */
const sheets = [
  "Choose the correct option.\n1. There isn't much / many milk in the fridge.",
  "Translate into English.\n1. Mia sorella ha comprato una macchina.\n2. Non sono stanco.",
];

/** Reads a few texts, so that the first one of a student finds everything loaded, learnt and compiled. */
export async function warmUpReaders(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const message of samples) await readLikeATurn(message);
  }
  sheets.forEach(workAtSheet);
}

async function readLikeATurn(message: string): Promise<void> {
  readers.safety(message);
  const findings = await readers.findings(message);
  const { plan, turn, originals } = readers.lesson({
    message,
    findings,
    open: [],
    history: [],
    names: [],
    state: { turn: 0 },
    leads: false,
  });
  const spoken = turn.ownWords;
  const { secrets, fallbackHint } = plan;
  await readers.reply({ id: message, spoken, isWhole: true, secrets, fallbackHint, originals });
  await readers.words(message);
}

function workAtSheet(text: string): void {
  const exercise = readers.sheet(text);
  if (!exercise) return;
  const { parts, items: unsolved } = exercise;
  for (const item of unsolved) {
    readers.sheetAnswer({ item, part: partOfItem(exercise, item), answers: ["anything"], unsolved });
    for (const rung of [1, 2, 3, 4] as const) readers.sheetHelp({ item, parts, unsolved, rung });
  }
}
