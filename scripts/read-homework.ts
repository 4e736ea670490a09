/** `npm run --silent read-homework -- <image>`: the text of a picture, its items and what we can solve of them. */
import { readFile, stat } from "node:fs/promises";
import { HomeworkReaderError, maxImageBytes, pageText, type ReadPage } from "@/lib/ports/homework-reader";

const refusals = {
  not_an_image: "is not a JPEG, PNG or WebP image that can be read.",
  too_large: `is larger than ${maxImageBytes / 1024 / 1024} MB.`,
  too_many_pixels: "has more than 24 million pixels.",
  timeout: "took too long to read.",
  unavailable: "could not be read: the reader does not start.",
};

const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0) fail("Usage: npm run --silent read-homework -- <image>");

try {
  const text = pageText(await read(await load(file)));
  if (text.trim() === "") fail(`${file} holds no text that can be read.`);
  process.stdout.write(`${JSON.stringify({ text, items: await itemsOf(text) })}\n`);
} catch (error) {
  fail(`${file} ${error instanceof HomeworkReaderError ? refusals[error.reason] : "could not be read."}`);
}

async function load(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) fail(`${path} does not exist or is no file.`);
  if (found.size > maxImageBytes) throw new HomeworkReaderError("too_large");
  return await readFile(path);
}

/** The reader and the solver take a while to load: what is refused does not wait for them. */
async function read(image: Uint8Array): Promise<ReadPage> {
  const { tesseractReader } = await import("@/lib/adapters/homework-reader/tesseract");
  const reader = tesseractReader();
  try {
    return await reader.read(image, AbortSignal.timeout(60_000));
  } finally {
    await reader.close();
  }
}

async function itemsOf(text: string) {
  const [{ readItems }, { solveItem }] = await Promise.all([
    import("@/lib/features/homework/read-items"),
    import("@/lib/features/homework/solve-item"),
  ]);
  const first = readItems(text);
  const sheets = first ? [first, ...(first.more ?? [])] : [];
  return sheets.flatMap((sheet) =>
    sheet.items.map((item) => {
      const solution = solveItem(item, sheet);
      return {
        ...(sheet.name && { part: sheet.name }),
        ...item,
        ...(solution && { solution: solution.gaps }),
      };
    }),
  );
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
