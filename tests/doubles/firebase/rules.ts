import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

type Rule = boolean | string | { [key: string]: Rule };
export type Auth = { uid: string } | null;

const file = "lib/adapters/progress-mirror/database.rules.json";
const { rules } = JSON.parse(readFileSync(file, "utf8")) as { rules: Rule };

/**
 * Whether the rules the project is given let somebody read or write at a path. A rule holds for everything below it,
 * and one that allows is enough.
 */
export function isAllowed(kind: ".read" | ".write", keys: string[], auth: Auth): boolean {
  const variables: Record<string, unknown> = { auth };
  let rule: Rule | undefined = rules;
  for (const key of [undefined, ...keys]) {
    if (key !== undefined) rule = below(rule, key, variables);
    if (typeof rule !== "object") return false;
    if (holds(rule[kind], variables)) return true;
  }
  return false;
}

/** The rules of a child; what stands in the place of a `$variable` is known by its name from there on. */
function below(rule: Rule | undefined, key: string, variables: Record<string, unknown>): Rule | undefined {
  if (typeof rule !== "object") return undefined;
  const variable = Object.keys(rule).find((name) => name.startsWith("$"));
  if (key in rule || variable === undefined) return rule[key];
  variables[variable] = key;
  return rule[variable];
}

// The conditions of a rule are a part of JavaScript.
const holds = (condition: Rule | undefined, variables: Record<string, unknown>) =>
  typeof condition === "string" ? runInNewContext(condition, variables) === true : condition === true;
