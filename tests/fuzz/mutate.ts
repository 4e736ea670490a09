import { brokenBodies, extraKeys, hostileTexts, hostileValues } from "./hostile-values";
import type { Random } from "../support/random";

export type Body = string | Uint8Array<ArrayBuffer>;
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A body as a broken or hostile client writes it; now and then the good one. */
export function mutateBody(random: Random, valid: Json): Body {
  if (random.chance(0.12)) return JSON.stringify(valid);
  if (random.chance(0.12)) return random.pick(brokenBodies);
  let body: unknown = valid;
  for (let left = 1 + random.below(2); left > 0; left -= 1) body = mutateValue(random, body);
  const text = JSON.stringify(body) ?? "";
  return random.chance(0.15) && text.startsWith("{") ? withExtraKey(random, text) : text;
}

function withExtraKey(random: Random, text: string): string {
  const key = random.pick(extraKeys);
  return text === "{}" ? `{${key}}` : `{${key},${text.slice(1)}`;
}

/** The same with one thing changed, at any depth. */
function mutateValue(random: Random, value: unknown): unknown {
  if (isObject(value) && Object.keys(value).length > 0 && random.chance(0.95)) {
    const key = random.pick(Object.keys(value));
    const { [key]: old, ...others } = value;
    return random.chance(0.1) ? others : { ...value, [key]: mutateValue(random, old) };
  }
  if (Array.isArray(value) && value.length > 0 && random.chance(0.5)) {
    return [...(value as unknown[]), mutateValue(random, value[0])];
  }
  return random.chance(0.35) ? variantOf(random, value) : random.pick(hostileValues);
}

/** Something near it: of another type, longer, in other letters. */
function variantOf(random: Random, value: unknown): unknown {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return random.pick([
    [value],
    { value },
    text,
    Number(text),
    ` ${text}\n`,
    `${text}\0`,
    `${text}\ud800`,
    `\ufeff${text}`,
    text.toUpperCase(),
    text.normalize("NFD"),
    text.slice(1),
    text.repeat(2),
    text + random.pick(hostileTexts),
    random.pick(hostileTexts) + text,
    [...text].join("\u0301"),
  ]);
}

/** A query as it stands in an address, with its question mark; none at all now and then. */
export function mutateQuery(random: Random, valid: Record<string, string>): string {
  const pairs = Object.entries(valid).filter(() => random.chance(0.6));
  const written = pairs.map(([key, value]): string => {
    const mutated = random.chance(0.6) ? textOf(mutateValue(random, value)) : value;
    return `${key}=${encode(mutated)}`;
  });
  if (random.chance(0.15)) {
    written.push(
      random.pick(["__proto__=1", "a[]=1", "=", "&&", "x=%", "limit=1&limit=2", "cursor=%E0%A4%A"]),
    );
  }
  return written.length > 0 ? `?${written.join("&")}` : "";
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const longest = 2000;
/** An address has no room for more, and no half characters. */
const encode = (value: string) => encodeURIComponent(value.slice(0, longest).toWellFormed());
