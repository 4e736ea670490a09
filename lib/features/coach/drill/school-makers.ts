import { choose, gapFill, type Maker } from "@/lib/features/exercises/draft";
import { expand } from "@/lib/features/exercises/expand";
import { drilledForms, type DrilledForm } from "@/lib/features/homework/rules";
import type { Table } from "./table";
import { verbTables } from "./verb-tables";
import { wordTables } from "./word-tables";

const tables: Record<DrilledForm, readonly Table[]> = { ...verbTables, ...wordTables };

const optionsIn = / \[([^\]]*)\]/;

function makerOf({ instruction, rows }: Table): Maker {
  const sentences = rows
    .trim()
    .split("\n")
    .map((row) => {
      const [pattern = "", answers = ""] = row.split(" = ");
      const options = optionsIn.exec(pattern)?.[1]?.split("/");
      return { all: expand(pattern.replace(optionsIn, "")), answers: answers.split("/"), options };
    });
  return {
    levels: [1, 2, 3],
    make: (random) => {
      const { all, answers, options } = random.pick(sentences);
      const sentence = random.pick(all);
      const [right = ""] = answers;
      if (!options) return gapFill(instruction, sentence, answers);
      return choose(random, { instruction, sentence, right, wrong: options.filter((one) => one !== right) });
    },
  };
}

export const schoolMakers: ReadonlyMap<DrilledForm, readonly Maker[]> = new Map(
  drilledForms.map((form) => [form, tables[form].map(makerOf)]),
);
