import { execFileSync } from "node:child_process";
import path from "node:path";

const script = path.resolve(__dirname, "draw-page.mjs");

type Page = { lines: string[]; tilt?: number; shrinkTo?: number };

/** Draws a page of paper into a file; its ending says in which format. */
export function drawPage(file: string, page: Page): void {
  execFileSync(process.execPath, [script, file, JSON.stringify(page)]);
}

export const pastSimplePage = [
  "Unit 4   Past simple",
  "3  Complete the sentences with the past simple of the verbs in brackets.",
  "1  I ___________ (go) to the cinema last night.",
  "2  She ___________ (not / like) the film.",
  "3  They ........................ (play) football yesterday.",
  "4  ___________ you ___________ (see) Tom on Monday?",
  "5  My sister ___________ (buy) a new bike.",
  "6  We ___________ (be) very tired.",
];

export const pastSimpleSolutions = [
  [["went"]],
  [["didn't like", "did not like"]],
  [["played"]],
  [["Did"], ["see"]],
  [["bought"]],
  [["were"]],
];
