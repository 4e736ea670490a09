import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { loginHomeChat } from "./section-2-login-home-chat";
import { otherScreens } from "./section-2-other-screens";
import { errorsOfLearners } from "./section-8-errors-of-learners";
import { errorsOfPaymentAndPanels } from "./section-8-errors-of-payment-and-panels";
import { data, states } from "./sections-3-4-data-and-states";
import { calls, permissions, rules } from "./sections-5-7-rules-and-calls";
import type { Row, Screen, Section } from "./table";

const root = path.resolve(__dirname, "../..");
const textsFolder = path.join(root, "lib/i18n/it");

const sections: Section[] = [
  loginHomeChat,
  otherScreens,
  data,
  states,
  rules,
  permissions,
  calls,
  errorsOfLearners,
  errorsOfPaymentAndPanels,
];

type Text = (...args: unknown[]) => unknown;

/** The Italian texts: plain ones by themselves, and all by their names, such as `subscriptionBanner.ending`. */
const plain = new Set<string>();
const named = new Map<string, unknown>();

function collect(name: string, value: unknown): void {
  named.set(name, value);
  if (typeof value === "string") plain.add(value);
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) collect(`${name}.${key}`, part);
}

beforeAll(async () => {
  const files = readdirSync(textsFolder).filter((file) => !file.endsWith(".test.ts"));
  for (const file of files) {
    const texts = (await import(path.join(textsFolder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(texts)) collect(name, value);
  }
});

const sourceOf = (file: string) => readFileSync(path.join(root, file), "utf8");
const quoted = (text: string) => [`"${text}"`, `\`${text}\``];

/** What is wrong with a row in the product; nothing where its text is there. */
function missingInProduct({ text, example = text, from, file, code }: Row): string | undefined {
  if (file) {
    const wanted = code ? [code] : quoted(text);
    return wanted.some((one) => sourceOf(file).includes(one)) ? undefined : `is not in ${file}`;
  }
  if (!from) return plain.has(example) ? undefined : "is no Italian text of the product";
  const [name, ...args] = from;
  const made = named.get(name);
  const said = typeof made === "function" ? (made as Text)(...args) : made;
  return said === example ? undefined : `is said by ${name} as ${JSON.stringify(said)}`;
}

/** A short text is part of many words: it has to stand alone. A long one may be part of what a test expects. */
const longText = 12;

function missingInTest({ text, example = text }: Row, test: string): string | undefined {
  if (!existsSync(path.join(root, test))) return `needs ${test}, which does not exist`;
  const source = sourceOf(test);
  const isThere =
    example.length > longText
      ? source.includes(example)
      : quoted(example).some((one) => source.includes(one));
  return isThere ? undefined : `is not expected by ${test}`;
}

function problemsOf({ where, test, rows }: Screen): string[] {
  return rows.flatMap((row) =>
    [missingInProduct(row), missingInTest(row, row.test ?? test)]
      .filter((problem) => problem !== undefined)
      .map((problem) => `${where}, ${row.how}: «${row.text}» ${problem}`),
  );
}

test.each(sections.map(({ title, screens }) => [title, screens] as const))(
  "every string of section %s is in the product, and expected by a test",
  (_, screens) => expect(screens.flatMap(problemsOf)).toEqual([]),
);

test("a row that is lost is named", () => {
  const screen = { where: "Chat", test: "components/chat/chat-screen.test.tsx" };
  const lost = { text: "Nessuno lo dice più", how: "its title" };
  expect(problemsOf({ ...screen, rows: [lost] })).toEqual([
    "Chat, its title: «Nessuno lo dice più» is no Italian text of the product",
    "Chat, its title: «Nessuno lo dice più» is not expected by components/chat/chat-screen.test.tsx",
  ]);
  const changed = { ...lost, from: ["subscriptionBanner.goPro"] as const, test: "gone.test.ts" };
  expect(problemsOf({ ...screen, rows: [changed] })).toEqual([
    'Chat, its title: «Nessuno lo dice più» is said by subscriptionBanner.goPro as "Passa a PRO"',
    "Chat, its title: «Nessuno lo dice più» needs gone.test.ts, which does not exist",
  ]);
});

test("what differs on purpose names a decision that is written down", () => {
  const rows = sections.flatMap(({ screens }) => screens.flatMap((screen) => screen.rows));
  const written = readdirSync(path.join(root, "docs/adr"));
  const decided = rows.flatMap((row) => row.decided ?? []);
  expect(decided.length).toBeGreaterThan(0);
  for (const decision of decided) {
    const number = decision.replace("ADR ", "").padStart(4, "0");
    expect(written.filter((file) => file.startsWith(`${number}-`))).toHaveLength(1);
  }
});
