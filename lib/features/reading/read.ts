import type { App } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { ReadingError } from "./reading-error";
import { readingPool } from "./reading-pool";
import type { Readers } from "@/lib/features/readers/readers";
import { budgetMs, retryAfterSeconds } from "./rules";

type Name = keyof Readers;
type InputOf<N extends Name> = Parameters<Readers[N]>[0];
type ResultOf<N extends Name> = Awaited<ReturnType<Readers[N]>>;

type Options = {
  /** How long the text is, for its budget and the log. */
  characters: number;
  /** What is read with the same key is read by the same thread, which remembers: a conversation's id. */
  key?: string;
};

/** Readers that stand at the beginning of a request. The others belong to a turn that is charged, and always wait. */
const beginsARequest: ReadonlySet<Name> = new Set<Name>([
  "safety",
  "atExercise",
  "findingTry",
  "exerciseAnswer",
  "script",
  "sheet",
  "sheetItems",
  "sheetAnswer",
  "sheetHelp",
]);

/** A cry for help waits for nobody; of words that somebody sees come in, each read in a fraction of a millisecond, a pause is seen. */
const urgent: ReadonlySet<Name> = new Set<Name>(["safety", "reply", "moreOfReply"]);

/**
 * What one of the `readers` answers, read in a thread with a budget: nothing that somebody types holds anybody else up.
 * Throws ReadingError.
 */
export async function readInThread<N extends Name>(
  reader: N,
  input: InputOf<N>,
  { characters, key }: Options,
): Promise<ResultOf<N>> {
  const task = { reader, input, budgetMs: budgetMs(characters), isUrgent: urgent.has(reader) };
  const result = await readingPool().read(task, { key, mayBeRefused: beginsARequest.has(reader) });
  return result as ResultOf<N>;
}

/** The same, or what `otherwise` answers for a text that was not read. Throws UNAVAILABLE when too many others wait. */
export async function readOr<N extends Name, T>(
  app: Pick<App, "log">,
  reader: N,
  input: InputOf<N>,
  options: Options & { otherwise: () => T },
): Promise<ResultOf<N> | T> {
  try {
    return await readInThread(reader, input, options);
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const { characters } = options;
    app.log.warn({ event: "not_read", reader, characters, reason: error.reason, error: error.cause });
    if (error.reason === "busy")
      throw new AppError("UNAVAILABLE", errors.unavailable, { cause: error, retryAfterSeconds });
    return options.otherwise();
  }
}
