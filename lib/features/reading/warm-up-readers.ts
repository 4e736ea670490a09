import { readers } from "./readers";

/** Of words the dictionary is not asked about. */
const samples = [
  "Yesterday I go to school with my friend and he don't like pizza.",
  "What I like most about Saturdays is breakfast with my cousins. Non so come si dice!",
  "1. She ____ (go) to school every day.\n2. They ____ (play) tennis now.",
];
const rounds = 2;

/** Reads a few texts, so that the first one of a student finds everything loaded, learnt and compiled. */
export async function warmUpReaders(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const message of samples) await readLikeATurn(message);
  }
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
