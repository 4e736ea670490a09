import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Labelled } from "@/lib/features/safety/classifier/heads";
import { boundaries, supportCauses, supportLevels } from "@/lib/features/safety/rules";

const row = z.union([
  z.object({ tier: z.enum(supportLevels), cause: z.enum(supportCauses), text: z.string().min(1) }),
  z.object({ tier: z.literal("none"), cause: z.enum(["look-alike", "school"]), text: z.string().min(1) }),
  z.object({ tier: z.literal("other"), cause: z.enum(boundaries), text: z.string().min(1) }),
]);

/** The messages of a folder, or of one file of it: an author a file, a message a line, tier, cause and text between tabs. */
export async function readMessages(folder: string, only?: string): Promise<Labelled[]> {
  const all = (await readdir(folder)).filter((name) => name.endsWith(".tsv")).sort();
  const names = only === undefined ? all : [`${only}.tsv`];
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return files.flatMap((content, at) =>
    content
      .split("\n")
      .filter(Boolean)
      .map((line, index) => {
        const [tier, cause, ...text] = line.split("\t");
        const parsed = row.safeParse({ tier, cause, text: text.join("\t") });
        if (!parsed.success) throw new Error(`${names[at]}:${index + 1} is no labelled message`);
        return parsed.data;
      }),
  );
}
