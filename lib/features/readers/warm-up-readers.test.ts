import { readers } from "./readers";
import { budgetMs } from "@/lib/features/reading/rules";
import { warmUpReaders } from "./warm-up-readers";

const pages = {
  translation: "Translate into English.\n1. Il gatto dorme sul divano.\n2. Ho perso le chiavi ieri.",
  choice:
    "Choose the correct option.\n1. How much / many eggs are there?\n2. I haven't got much / many time.",
  "verb in brackets":
    "Complete with the past simple of the verbs in brackets.\n1. We ____ (go) to the cinema last Saturday.\n2. She ____ (write) a letter yesterday.",
};

beforeAll(warmUpReaders);

/** The time of the processor a call takes, in milliseconds. */
function costOf(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(Object.entries(pages))(
  "once a thread is warm the first help with a %s leaves most of its budget",
  (_kind, page) => {
    const { parts, items: unsolved } = readers.sheet(page)!;
    const [item] = unsolved;
    for (const rung of [1, 2, 3, 4] as const) {
      const help = () => readers.sheetHelp({ item: item!, parts, unsolved, rung });
      expect([rung, costOf(help) < budgetMs(0) / 2]).toEqual([rung, true]);
    }
  },
);
