import type { BookPage } from "./book";
import { exams } from "./fifth-set/exams";
import { grammar } from "./fifth-set/grammar";
import { reading } from "./fifth-set/reading";
import { schoolTests } from "./fifth-set/school-tests";
import { tablesAndPairs } from "./fifth-set/tables-and-pairs";
import { workbook } from "./fifth-set/workbook";

/** Drawn when the reader had been made with the others, and frozen: not to be looked at. */
export const fifthSet: BookPage[] = [
  ...workbook,
  ...schoolTests,
  ...grammar,
  ...reading,
  ...tablesAndPairs,
  ...exams,
];
