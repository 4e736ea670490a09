const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinals: Record<string, string> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** 85 → "eighty-five", 240 → "two hundred and forty"; empty for what is beyond a million. */
export function sayNumber(value: number): string {
  if (value < 20) return ones[value] ?? "";
  if (value < 100)
    return [tens[Math.floor(value / 10) - 2], value % 10 ? ones[value % 10] : ""].filter(Boolean).join("-");
  if (value < 1000) {
    const rest = value % 100;
    return `${ones[Math.floor(value / 100)]} hundred${rest ? ` and ${sayNumber(rest)}` : ""}`;
  }
  if (value >= 1_000_000) return value === 1_000_000 ? "one million" : "";
  const rest = value % 1000;
  const joint = rest > 0 && rest < 100 ? " and " : " ";
  return `${sayNumber(Math.floor(value / 1000))} thousand${rest ? joint + sayNumber(rest) : ""}`;
}

/** 12 → "twelfth", 21 → "twenty-first". */
export function sayOrdinal(value: number): string {
  const said = sayNumber(value);
  const last = /[a-z]+$/.exec(said)?.[0] ?? "";
  const ordinal = ordinals[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return said.slice(0, said.length - last.length) + ordinal;
}

/** 1998 → "nineteen ninety-eight", 2011 → "two thousand and eleven", "twenty eleven". */
export function sayYear(year: number): string[] {
  const [first, last] = [Math.floor(year / 100), year % 100];
  const whole = sayNumber(year);
  if (year < 1000 || year > 2999) return [whole];
  const pair = `${sayNumber(first)} ${last === 0 ? "hundred" : last < 10 ? `oh ${sayNumber(last)}` : sayNumber(last)}`;
  if (first === 20 && last < 10) return last === 0 ? [whole] : [whole, pair];
  return first === 20
    ? [pair, whole]
    : [pair, ...(last > 0 && last < 10 ? [`${sayNumber(first)} hundred and ${sayNumber(last)}`] : [])];
}

/** The same with and without hyphens, and with "a" or no "and" where that is said too. */
export function spellings(said: readonly string[]): string[] {
  const all = said.flatMap((text) => [
    text,
    ...(text.includes(" and ") ? [text.replace(/ and /g, " ")] : []),
    ...(/^one (?:hundred|thousand|million)/.test(text) ? [text.replace(/^one/, "a")] : []),
  ]);
  return [...new Set(all.flatMap((text) => [text, text.replaceAll("-", " ")]))];
}

/** 9.40 → "twenty to ten", "nine forty"; every way a clock is read. */
export function sayTime(hour: number, minute: number): string[] {
  const name = (value: number) => sayNumber(value % 12 === 0 ? 12 : value % 12);
  const [now, next] = [name(hour), name(hour + 1)];
  const whole = hour === 0 ? "twelve" : sayNumber(hour);
  if (minute === 0)
    return [
      `${now} o'clock`,
      now,
      ...(hour === 0 || hour === 24 ? ["midnight"] : []),
      ...(hour === 12 ? ["midday", "noon"] : []),
    ];
  const digital = [now, whole].map(
    (said) => `${said} ${minute < 10 ? `oh ${sayNumber(minute)}` : sayNumber(minute)}`,
  );
  if (minute === 30) return [`half past ${now}`, ...digital, `half ${now}`, `thirty past ${now}`];
  const left = minute < 30 ? minute : 60 - minute;
  const hourNamed = minute < 30 ? now : next;
  const amount = left === 15 ? ["a quarter", "quarter", "fifteen", "fifteen minutes"] : minutes(left);
  const joints = minute < 30 ? ["past", "after"] : ["to", "of", "till"];
  return [
    ...new Set([
      ...amount.map((said) => `${said} ${joints[0]} ${hourNamed}`),
      ...digital,
      ...joints.slice(1).flatMap((joint) => amount.map((said) => `${said} ${joint} ${hourNamed}`)),
    ]),
  ];
}

const minutes = (left: number) => {
  const said = sayNumber(left);
  return left % 5 === 0 ? [said, `${said} minutes`] : [`${said} minute${left === 1 ? "" : "s"}`, said];
};
