import { answersOf, lookUp } from "@/lib/features/coach/clues/dictionary";
import { readIntent } from "@/lib/features/coach/intent/intent";
import { readVocabularyQuestion } from "@/lib/features/coach/intent/vocabulary-question";
import askedWords from "./words/asked-words.json";
import { faultOf } from "./words.test";
test("x", () => {
  for (const h of [0, 1]) {
    const asked = askedWords.filter((_, at) => at % 2 === h);
    const f = asked.flatMap((o) => { const x = faultOf(o as never); return x ? [o.message + " => " + x] : []; });
    process.stdout.write(`\nhalf ${h}: ${asked.length - f.length}/${asked.length}\n` + (h === 0 || process.env.ODD ? f.join("\n") : "") + "\n");
  }
});
