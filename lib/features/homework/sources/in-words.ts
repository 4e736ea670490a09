import { parting, type SourceGap } from "./source-gap";
import { sayNumber, sayOrdinal, sayTime, sayYear, spellings } from "./say-number";

const months = "january february march april may june july august september october november december".split(
  " ",
);
const asksWords =
  /in (?:lettere|words|parole|letters)|\bor[ae]\b|what time|\btimes?\b|\borari?o?\b|\borologio|\bclocks?\b|numer|\bnumbers?\b|\bdate[s]?\b|ordinal|cardinal|write (?:it )?out|\byears?\b|\banni\b/i;
const asksOrdinal = /ordinal|\bdat[ae]s?\b/i;
const asksYear = /\byears?\b|\bann[oi]\b/i;
const asksTime = /\btimes?\b|\bor[ae]\b|\borari?o?\b|\borologio|\bclocks?\b/i;
const asksNumber = /\bnumber|\bnumer|cardinal/i;

/** "It's", with the time in front of it: "7.15 It's ____". */
const lead = /\s*(?:it'?s|it is|they'?re|at)\s*$/i;

/** What figures beside a gap are in words: a clock, an ordinal, a date, a year, a number. */
export function solveInWords({ before, after, instruction, gap, task }: SourceGap): string[] | undefined {
  if (gap.given !== undefined || gap.options || task.tenses.length > 0) return undefined;
  if (!/^\s*[.!;,]?\s*$/.test(after) && !/^\s*[;,]/.test(after) && !/^\s+\d/.test(after)) return undefined;
  const isOfTime = lead.test(before);
  const figures = before.replace(lead, "").replace(parting, "").replace(parting, "").trim();
  const isParted = isOfTime || parting.test(before);
  if (!asksWords.test(instruction) && !isParted) return undefined;
  return timeOf(figures, instruction, isOfTime) ?? dateOf(figures) ?? numberOf(figures, instruction);
}

function timeOf(figures: string, instruction: string, isLed: boolean): string[] | undefined {
  const [, hours = "", minutes = "", half] =
    /^(?:at |ore |h )?(\d{1,2})[.:,](\d\d)\s?(?:(a\.?m\.?|p\.?m\.?)|h)?$/i.exec(figures) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  if (!isLed && !asksTime.test(instruction)) return undefined;
  const said = spellings(sayTime(Number(hours), Number(minutes)));
  const times = half ? said.flatMap((text) => [text, `${text} ${half.replaceAll(".", "")}`]) : said;
  return isLed ? times : times.flatMap((text) => [text, `it's ${text}`]);
}

function dateOf(figures: string): string[] | undefined {
  const [, day = "", month = "", year] =
    /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9})(?:,? (\d{4}))?$/i.exec(figures) ?? [];
  if (!months.includes(month.toLowerCase()) || Number(day) > 31) return undefined;
  const name = month.charAt(0).toUpperCase() + month.slice(1).toLowerCase();
  const said = spellings([sayOrdinal(Number(day))]).flatMap((one) => [
    `the ${one} of ${name}`,
    `${name} the ${one}`,
    `${one} of ${name}`,
    `${one} ${name}`,
    `${name} ${one}`,
  ]);
  if (!year) return said;
  return said.flatMap((one) =>
    spellings(sayYear(Number(year))).flatMap((end) => [`${one} ${end}`, `${one}, ${end}`]),
  );
}

function numberOf(figures: string, instruction: string): string[] | undefined {
  const ordinal = /^(\d{1,3})(?:st|nd|rd|th|°|º|ª|\^)$/i.exec(figures)?.[1];
  if (ordinal) return spellings([sayOrdinal(Number(ordinal))]).flatMap((said) => [said, `the ${said}`]);
  const digits = /^\d{1,3}(?:[.,]\d{3})+$|^\d{1,7}$/.test(figures) ? figures.replace(/[.,]/g, "") : undefined;
  if (digits === undefined) return undefined;
  const value = Number(digits);
  if (
    asksOrdinal.test(instruction) &&
    !asksNumber.test(instruction.replace(/(?:\bnumer\w+ )?\bordinal\w*(?: numbers?)?/gi, ""))
  )
    return value < 1000 ? spellings([sayOrdinal(value)]).flatMap((said) => [said, `the ${said}`]) : undefined;
  if (asksYear.test(instruction)) return value > 999 ? spellings(sayYear(value)) : undefined;
  const said = sayNumber(value);
  const isLikelyYear = value > 1099 && value < 2100 && !asksNumber.test(instruction);
  if (said === "" || isLikelyYear) return said === "" ? undefined : spellings([said, ...sayYear(value)]);
  const short = value === 0 ? ["zero", "oh", "nought"] : [said];
  return spellings([
    ...short,
    ...(value > 1000 && value < 10_000 && value % 1000 !== 0
      ? sayYear(value).filter(() => value % 100 === 0)
      : []),
  ]);
}
