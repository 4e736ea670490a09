import { createHash } from "node:crypto";

/** A value as the database keeps it: nothing empty, no null but at the root. */
export type Json = null | boolean | number | string | { [key: string]: Json };

export const keysOf = (path: string) => path.split("/").filter(Boolean);

export function readTree(tree: Json, keys: string[]): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return tree;
  return isObject(tree) ? readTree(tree[key] ?? null, rest) : null;
}

/** The tree with another value at one place; what has become empty is gone. */
export function writeTree(tree: Json, keys: string[], value: Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return pruned(value);
  const { [key]: old = null, ...others } = isObject(tree) ? tree : {};
  return pruned({ ...others, [key]: writeTree(old, rest, value) });
}

function pruned(value: Json): Json {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, pruned(child)] as const);
  const kept = entries.filter(([, child]) => child !== null);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** What a transaction names as the value it was made for. Of values without priorities, and keys that are no numbers. */
export function hashOf(value: Json): string {
  if (value === null) return "";
  if (isObject(value)) {
    const keys = Object.keys(value).sort();
    return sha1(keys.map((key) => `:${key}:${hashOf(value[key] ?? null)}`).join(""));
  }
  return sha1(`${typeof value}:${typeof value === "number" ? doubleAsHex(value) : value}`);
}

function doubleAsHex(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString("hex");
}

const sha1 = (text: string) => createHash("sha1").update(text).digest("base64");
const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null;
