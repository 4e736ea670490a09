import type { BookPage } from "./book";
import { choices } from "./fourth-set/choices";
import { columns } from "./fourth-set/columns";
import { numbers } from "./fourth-set/numbers";
import { smallPrint } from "./fourth-set/small-print";
import { smallPrintMore } from "./fourth-set/small-print-more";
import { smallPrintNarrow } from "./fourth-set/small-print-narrow";
import { tables } from "./fourth-set/tables";
import { tasks } from "./fourth-set/tasks";
import { writing } from "./fourth-set/writing";

/** Drawn with the third set and frozen: measured once, when the reader is done, and never looked at while it is made. */
export const fourthSet: BookPage[] = [
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
