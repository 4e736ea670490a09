import { readFileSync } from "node:fs";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
import { solveEachGap } from "@/lib/features/homework/solve-item";
const [,, file, ...at] = process.argv;
const all = JSON.parse(readFileSync(file!, "utf8"));
for (const i of at.length ? at.map(Number) : all.keys()) {
  const sheet = findSheet(all[i].exercise);
  console.log(`\n== ${i} [${all[i].kind}]`); if (!sheet) { console.log("NOT READ\n"+all[i].exercise); continue; }
  const {items, instruction, wordBank, task} = sheet as any;
  console.log("I:", instruction, "| BANK:", wordBank.join(" ; "), "| kind", task?.kind, task?.words?.join("/"), task?.isBeyondUs?"BEYOND":"");
  for (const item of items) console.log("  ", item.number, item.letter ?? "", JSON.stringify(item.prompt), JSON.stringify(item.gaps.map((g:any)=>g.options ?? g.given ?? "-")), "=>", JSON.stringify(solveEachGap(item, sheet)));
}
