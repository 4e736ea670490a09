import { isInNeed, type Labelled } from "@/lib/features/safety/classifier/heads";
import { readCertainCause, readHarm, readSafety } from "@/lib/features/safety/read-safety";
import { toldCauses } from "@/lib/features/safety/rules";
import { readMessages } from "@/scripts/safety/read-messages";

/**
 * What would be mailed home without a student's doing, on messages that nothing was learnt from (their hashes are in
 * safety.test.ts). Only two of the sets say the cause; in the others `distress` stands for all.
 */
const folder = "tests/evals/safety";
const withCauses = ["after-school", "two-siblings"];
const plainlyTyped = ["auditor", "tester", "examiner"];

let all: Labelled[];
let caused: Labelled[];
beforeAll(async () => {
  all = await readMessages(folder);
  caused = (await Promise.all(withCauses.map((name) => readMessages(folder, name)))).flat();
});

const isSerious = ({ tier }: Labelled) => tier === "crisis" || tier === "worry";
const alerted = (messages: Labelled[]) => messages.filter(({ text }) => readCertainCause(text) !== undefined);

/** How many of these are mailed, said aloud. */
function count(what: string, messages: Labelled[]): number {
  const found = alerted(messages).length;
  console.log(`${what}: ${found} of ${messages.length} mailed`);
  return found;
}

test("nothing about harm by others is mailed home", () => {
  const harm = caused.filter(({ cause }) => cause === "harm-by-others");
  expect(harm).toHaveLength(120);
  expect(count("harm by others", harm)).toBe(0);
});

test("nothing about harm by others is, among the messages that were learnt from", async () => {
  const learnt = await readMessages("lib/features/safety/messages");
  const harm = learnt.filter(({ cause }) => cause === "harm-by-others");
  expect(harm.length).toBeGreaterThan(3500);
  expect(count("harm by others, learnt", harm)).toBe(0);
});

test("nothing is that is no need, or a light one", () => {
  const harmless = all.filter((message) => !isInNeed(message));
  const light = all.filter(({ tier }) => tier === "gentle");
  expect(harmless.length).toBeGreaterThan(4500);
  expect(count("no need", harmless)).toBe(0);
  expect(count("a light need", light)).toBe(0);
});

test("nothing is of the causes that a student tells of", () => {
  const others = caused.filter(
    (message) => isSerious(message) && toldCauses.some((cause) => cause === message.cause),
  );
  expect(others.length).toBeGreaterThan(150);
  expect(count("eating, bullying, distress", others)).toBe(0);
});

test("what is said plainly is, and hints hardly ever", async () => {
  const plain = (await Promise.all(plainlyTyped.map((name) => readMessages(folder, name)))).flat();
  // Crises of all causes: about half are of the two that are mailed at all.
  const crises = plain.filter(({ tier }) => tier === "crisis");
  expect(count("crises of any cause, as testers type them", crises) / crises.length).toBeGreaterThan(0.15);
  for (const cause of ["self-harm", "grooming"] as const) {
    const typed = caused.filter((message) => isSerious(message) && message.cause === cause);
    expect(count(`${cause}, two thirds of it hinted at`, typed) / typed.length).toBeGreaterThan(0.05);
    const taken = alerted(typed).map(({ text }) => readCertainCause(text));
    expect(new Set(taken)).toEqual(new Set([cause]));
  }
});

test("a message about harm by others is a sign for later ones, and a lesson none", () => {
  const share = (messages: Labelled[]) =>
    messages.filter(({ text }) => readHarm([text])).length / messages.length;
  const signs = {
    harm: share(caused.filter(({ cause }) => cause === "harm-by-others")),
    school: share(all.filter(({ cause }) => cause === "school")),
  };
  console.log(`signs of harm: ${JSON.stringify(signs)}`);
  expect(signs.harm).toBeGreaterThan(0.8);
  expect(signs.school).toBeLessThan(0.004);
});

test("harm by others is seldom taken for what a student is offered to tell at home", () => {
  const harm = caused.filter((message) => message.cause === "harm-by-others" && isSerious(message));
  const offered = harm.filter(
    ({ text }) => !readHarm([text]) && toldCauses.some((cause) => cause === readSafety(text).support?.cause),
  );
  console.log(`harm by others, offered to tell: ${offered.length} of ${harm.length}`);
  expect(offered.length / harm.length).toBeLessThan(0.1);
});
