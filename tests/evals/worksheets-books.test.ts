import { readFileSync } from "node:fs";
import { tesseractReader } from "@/lib/adapters/homework-reader/tesseract";
import { tidyPage } from "@/lib/features/homework-photos/rules";
import type { HomeworkItem } from "@/lib/features/homework/homework-sheet";
import { readItems } from "@/lib/features/homework/read-items";
import { isSweeping, partOf } from "@/tests/support/sweep";
import type { BookPage } from "./worksheets/book";
import { fifthSet } from "./worksheets/fifth-set";
import { fourthSet } from "./worksheets/fourth-set";
import { pictureOf } from "./worksheets/pictures";
import { f1OfBooks, scoreBook, type BookScore, type FoundPage } from "./worksheets/score-book";
import { thirdSet } from "./worksheets/third-set";

const reader = tesseractReader({ timeoutMs: 600_000 });
const patience = new AbortController().signal;

afterAll(() => reader.close());

/** The exercises of a page in its order, as a lesson would open them. */
function foundIn(text: string): FoundPage {
  const sheet = readItems(text);
  return {
    parts: (sheet ? [sheet, ...(sheet.more ?? [])] : []).map(({ name, items }) => ({
      name,
      items: items.map((item) => ({ label: item.letter ?? String(item.number), text: printed(item, text) })),
    })),
  };
}

const bare = (text: string) => text.replace(/\s+/g, "");

/** Options and halves to be matched are offered in a gap behind the item, also where none is printed there. */
function printed({ prompt, gaps }: HomeworkItem, text: string): string {
  const isOffered = gaps.at(-1)?.options !== undefined && /____$/.test(prompt);
  const isPrinted = bare(text).includes(bare(prompt));
  return isOffered && !isPrinted ? prompt.replace(/____$/, "").trimEnd() : prompt;
}

async function readSet(set: readonly BookPage[]): Promise<BookScore[]> {
  const scores: BookScore[] = [];
  for (const page of set) {
    const { text } = tidyPage(await reader.read(readFileSync(pictureOf(page)), patience));
    scores.push(scoreBook(page, foundIn(text)));
  }
  return scores;
}

/** What the reader was made with, and pages that nobody looked at while it was made: what is misread of them is not said. */
describe.each([
  { name: "third", set: partOf(thirdSet.toReversed(), 10), least: 0.92, inOrder: 0.85, isRead: true },
  { name: "fourth", set: partOf(fourthSet.toReversed(), 10), least: 0.95, inOrder: 0.85, isRead: true },
  {
    name: "fifth",
    set: partOf(fifthSet, 10),
    least: 0.79,
    inOrder: 0.75,
    isRead: false,
  },
])("the $name set of worksheets, pages of school books", ({ name, set, least, inOrder, isRead }) => {
  let scores: BookScore[];
  beforeAll(async () => {
    scores = await readSet(set);
    if (isSweeping) console.log(tableOf(name, scores));
  }, 600_000);

  test("is found item by item, in its exercise, label and words", () => {
    const wrong = scores.flatMap((score) => score.wrongItems.map((item) => `${score.name}: ${item}`));
    expect({ isGood: f1OfBooks(scores) >= least, mistaken: isRead ? wrong : wrong.length }).toMatchObject({
      isGood: true,
    });
  });

  test("is read in the order of the page, its numbers and names kept", () => {
    const share = (isGood: (score: BookScore) => boolean) => scores.filter(isGood).length / scores.length;
    expect(share(({ isOrderExact }) => isOrderExact)).toBeGreaterThanOrEqual(inOrder);
    expect(share(({ areNumbersKept }) => areNumbersKept)).toBeGreaterThanOrEqual(inOrder);
  });
});

const tableOf = (name: string, scores: readonly BookScore[]) =>
  [
    `${name}: F1 ${f1OfBooks(scores).toFixed(3)}`,
    ...scores.map(
      (score) =>
        `${f1OfBooks([score]).toFixed(2)} ${score.isOrderExact ? "" : "order "}${score.areNumbersKept ? "" : "numbers "}${score.name}`,
    ),
  ].join("\n");
