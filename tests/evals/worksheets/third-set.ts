import type { BookPage } from "./book";
import { choices } from "./third-set/choices";
import { columns } from "./third-set/columns";
import { numbers } from "./third-set/numbers";
import { smallPrint } from "./third-set/small-print";
import { smallPrintMore } from "./third-set/small-print-more";
import { smallPrintNarrow } from "./third-set/small-print-narrow";
import { tables } from "./third-set/tables";
import { tasks } from "./third-set/tasks";
import { writing } from "./third-set/writing";

/** Pages of school books, to look at while the reader is made. */
export const thirdSet: BookPage[] = [
  ...smallPrint,
  ...smallPrintMore,
  ...smallPrintNarrow,
  ...columns,
  ...numbers,
  ...tables,
  ...tasks,
  ...choices,
  ...writing,
];
