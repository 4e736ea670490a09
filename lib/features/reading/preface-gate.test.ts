import { readOpening } from "@/lib/features/coach/teacher/preface";
import { PrefaceGate } from "./preface-gate";

const preface = JSON.stringify({ wants: "check", errors: [{ quote: 'a "}" \\', correction: "{" }] });
const reply = "Guarda il verbo.";

/** After how many characters the gate is open. */
function opensAt(answer: string, size: number): number {
  const gate = new PrefaceGate();
  for (let at = 0; at < answer.length; at += size) {
    gate.hear(answer.slice(at, at + size));
    if (gate.isOpen) return at + size;
  }
  return Infinity;
}

const answers: [string, string][] = [
  ["as it should be", `${preface}\n---\n${reply}`],
  ["behind white space", `\uFEFF\n ${preface}\n---\n${reply}`],
  ["in a fence", `\`\`\`json\n${preface}\n\`\`\`\n---\n${reply}`],
  ["missing", reply],
  ["in a fence of something else", `\`\`${reply}`],
  ["closed before it is open", `}${reply}`],
  ["too long", `{"wants":"${"x".repeat(13_000)}"}`],
];

test.each(answers)("a preface %s is looked at once it may tell something", (_how, answer) => {
  for (const size of answer.length > 1000 ? [500] : [1, 2, 7, 100]) {
    const opened = opensAt(answer, size);
    for (let at = size; at < Math.min(opened, answer.length); at += size)
      expect(readOpening(answer.slice(0, at), false)).toEqual({ kind: "waiting" });
  }
});

test("a preface is not looked at before it is whole", () => {
  expect(opensAt(`${preface}\n---\n${reply}`, 1)).toBe(preface.length);
  expect(opensAt(`\`\`\`json\n${preface}\n`, 1)).toBe(preface.length + 8);
  expect(opensAt(reply, 3)).toBe(3);
});
