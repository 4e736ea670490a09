import { countryOfTown, nations, type Nation } from "../tables/nations";
import { parting, type SourceGap } from "./source-gap";

const bare = (country: string) => country.replace(/^the /, "");
const asksNations = /nation|nazion|countr|paes[ei]|provenienz|language|lingu[ae]/i;

/** The one nation whose country a text names, or whose town where it names no country. */
function nationNamed(text: string): Nation | undefined {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}' ]/gu, " ")} `;
  const has = (name: string) => lower.includes(` ${bare(name)} `) || lower.includes(` ${bare(name)}'s `);
  const named = nations.filter(({ country }) => has(country));
  const inner = named.filter(
    ({ country }) =>
      !named.some((other) => other.country !== country && bare(other.country).includes(bare(country))),
  );
  const distinct = new Map(inner.map((nation) => [nation.nationalities[0], nation]));
  if (distinct.size > 0) return distinct.size === 1 ? inner[0] : undefined;
  const towns = [...countryOfTown].filter(([town]) => has(town));
  const [only, ...more] = new Set(towns.map(([, country]) => country));
  return more.length === 0 ? nations.find(({ country }) => country === only) : undefined;
}

/** Whose nationality a text names. */
function nationByPeople(text: string): Nation[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}]+/gu) ?? []);
  return nations.filter(({ nationalities }) => words.has(nationalities[0]?.toLowerCase() ?? ""));
}

const isState = /(?:\b(?:is|are|am|was|were)|'s|'m|'re|\b(?:she|he|it|they|you|i)(?:s|re|m))(?: an?)?\s*$/i;
const comesFrom = /\b(?:from|in|to|visit|country is|capital of)(?: the)?\s*$/i;
const speaks = /\bspeaks?\s*$|\blanguage is\s*$/i;

/** "Yuki is from Japan. She's ____", "Maria comes from ____. She's Spanish", "Japan → ____". */
export function solveNation({
  item,
  gap,
  before,
  after,
  instruction,
  task,
}: SourceGap): string[] | undefined {
  if (gap.given !== undefined || gap.options || task.tenses.length > 0) return undefined;
  const isAsked = asksNations.test(instruction);
  const text = `${item.prompt.slice(0, gap.start)} , ${after}`;
  if (speaks.test(before)) {
    const nation = nationNamed(text);
    return nation?.language ? [nation.language] : undefined;
  }
  if (comesFrom.test(before)) {
    const found = nationNamed(text) ? [] : nationByPeople(text);
    const [only] = found;
    const same = new Set(found.map(({ nationalities }) => nationalities[0]));
    return only && same.size === 1 ? found.flatMap(({ country }) => countryForms(country)) : undefined;
  }
  const nation = nationNamed(text);
  const isEnd = /^\s*(?:$|[.!,;]|\band\b)/.test(after);
  const isTold = /\bfrom\b|\bborn in\b|\blives? in\b|\bcomes?\b/i.test(text) || isAsked;
  if (nation && isState.test(before) && isEnd && isTold) return nation.nationalities;
  const alone = before.replace(parting, "").trim();
  if (!isAsked || alone.split(/\s+/).length > 3 || !/^\s*[.,;]?\s*$/.test(after)) return undefined;
  if (nation && nationNamed(alone)) return nation.nationalities;
  const [people, ...others] = nationByPeople(alone);
  return people && others.length === 0 && /countr|paes[ei]/i.test(instruction)
    ? countryForms(people.country)
    : undefined;
}

const names = (country: string) =>
  country
    .replace(/(?<!\p{L})(?!the )(\p{L})/gu, (letter) => letter.toUpperCase())
    .replace(/\b(?:Usa|Uk|Us)\b/g, (word) => word.toUpperCase());
const countryForms = (country: string) =>
  country.startsWith("the ") ? [names(country), names(bare(country))] : [names(country)];
