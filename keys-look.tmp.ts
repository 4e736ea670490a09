import { readFileSync } from "node:fs";
import { markExercise } from "./tests/evals/mark-exercises";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";
// usage: npx tsx keys-look.tmp.ts <file> [all|even|odd] [quiet]
const all = JSON.parse(readFileSync(process.argv[2]!, "utf8"));
const which = process.argv[3] ?? "all"; const quiet = process.argv[4] === "quiet";
const total: any = {}; const byKind: any = {}; let unread = 0, n = 0;
all.forEach((e: any, at: number) => {
  if (which === "even" && at % 2) return; if (which === "odd" && !(at % 2)) return;
  n++; const read = findSheet(e.exercise); if (!read) unread++;
  const marked = markExercise(e);
  const bad: string[] = [];
  for (const m of marked) {
    const k = (m.isRight ? "right answers" : "wrong answers") + (m.isSure ? "" : " (unsure item)");
    (total[k] ??= {})[m.mark] = (total[k][m.mark] ?? 0) + 1;
    const fine = m.isSure ? m.mark === (m.isRight ? "right" : "wrong") : m.mark === "noted";
    if (!fine) bad.push(`   ${m.isRight ? "RIGHT" : "wrong"}${m.isSure ? "" : "?"} -> ${m.mark}: ${m.n}. ${m.answer}`);
  }
  if (!quiet && (bad.length || !read)) console.log(`\n== ${at} [${e.kind}] ${read ? "" : "NOT READ"}\n${e.exercise}\n${bad.join("\n")}`);
});
console.log(n, "exercises,", unread, "not read"); console.log(JSON.stringify(total, null, 1));
