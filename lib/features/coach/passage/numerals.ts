const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const numberWords = new Map([
  ...small.map((word, at): [string, string] => [word, String(at)]),
  ...tens.map((word, at): [string, string] => [word, String((at + 2) * 10)]),
  ["hundred", "100"],
  ["thousand", "1000"],
]);

/** "twelve" → "12", "7th" → "7"; undefined for what is no number. */
export const numeralOf = (word: string) => /^\d+/.exec(word)?.[0] ?? numberWords.get(word);

/** The value of number words in a row; several, where they do not belong together. */
function valuesOf(run: readonly number[]): number[] {
  const values: number[] = [];
  let whole = 0;
  let part = 0;
  for (const value of run) {
    if (value === 1000) {
      whole += (part || 1) * 1000;
      part = 0;
    } else if (value === 100) part = (part || 1) * 100;
    else if (part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && value < 10)) part += value;
    else if (part < 100 && part >= 10 && value >= 10) part = part * 100 + value;
    else {
      values.push(whole + part);
      [whole, part] = [0, value];
    }
  }
  return [...values, whole + part];
}

/** Words with number words as figures: "a hundred and ten" → "110", "nineteen ninety" → "1990". */
export function foldNumbers(words: readonly string[]): string[] {
  const folded: string[] = [];
  let run: number[] = [];
  const flush = () => {
    if (run.length > 0) folded.push(...valuesOf(run).map(String));
    run = [];
  };
  words.forEach((word, at) => {
    const value = numberWords.get(word);
    const isJoint = word === "and" && (run.at(-1) ?? 0) >= 100 && numberWords.has(words[at + 1] ?? "");
    if (value !== undefined) run.push(Number(value));
    else if (!isJoint) {
      flush();
      folded.push(word);
    }
  });
  flush();
  return folded;
}
