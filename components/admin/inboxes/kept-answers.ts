/** Answers that are being written, by the id of what they answer: kept for this tab, so that a reload loses nothing. */
type Answers = Record<string, string>;

const key = "english-coach.answers";
const writerKey = "english-coach.answers.writer";

function readAnswers(): Answers {
  const stored = sessionStorage.getItem(key);
  return stored ? (JSON.parse(stored) as Answers) : {};
}

export function readAnswer(id: string): string {
  return readAnswers()[id] ?? "";
}

export function keepAnswer(id: string, answer: string): void {
  sessionStorage.setItem(key, JSON.stringify({ ...readAnswers(), [id]: answer }));
}

export function forgetAnswer(id: string): void {
  const { [id]: _, ...others } = readAnswers();
  sessionStorage.setItem(key, JSON.stringify(others));
}

/** What is kept is this administrator's: another's goes. */
export function keepAnswersOf(writer: string): void {
  if (sessionStorage.getItem(writerKey) !== writer) forgetAnswers();
  sessionStorage.setItem(writerKey, writer);
}

/** Whoever leaves the panel leaves nothing of it behind. */
export function forgetAnswers(): void {
  sessionStorage.removeItem(key);
  sessionStorage.removeItem(writerKey);
}
