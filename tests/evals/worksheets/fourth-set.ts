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

/** Drawn with the third set and measured unseen until its figure stood; then looked at, to make the reader better. */
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
