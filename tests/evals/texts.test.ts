/**
 * Whole texts by four authors who had read no rule: a girl of 12, a boy of 15 at a lyceum, a teacher of pupils of 10 to 13,
 * a boy of 17 at a technical school; then by two teachers, of a middle school and of older students, after all these rules.
 * The odd places of each list are not to be read.
 */
import { analyse } from "@/lib/features/english/analyse";
import { partOf } from "@/tests/support/sweep";
import { judgeText, type LabelledText } from "./judge-text";
import girl from "./texts/girl-of-12.json";
import girlsClean from "./texts/girl-of-12-clean.json";
import primary from "./texts/primary-teacher.json";
import primaryClean from "./texts/primary-teacher-clean.json";
import technical from "./texts/technical-17.json";
import technicalClean from "./texts/technical-17-clean.json";
import lyceum from "./texts/lyceum-of-15.json";
import lyceumsClean from "./texts/lyceum-of-15-clean.json";
import teachers from "./texts/two-teachers.json";
import teachersClean from "./texts/two-teachers-clean.json";

const half = <Entry>(all: readonly Entry[], from: 0 | 1) => all.filter((_, at) => at % 2 === from);

type Half = { name: string; texts: LabelledText[]; found: number; right: number };
/** In part, the unread ones. */
const halves: Half[] = [
  { name: "girl, unread", texts: half(girl, 1), found: 0.56, right: 0.82 },
  { name: "girl, read", texts: half(girl, 0), found: 0.82, right: 0.92 },
  { name: "lyceum, unread", texts: half(lyceum, 1), found: 0.57, right: 0.9 },
  { name: "lyceum, read", texts: half(lyceum, 0), found: 0.81, right: 0.93 },
  { name: "primary teacher, unread", texts: half(primary, 1), found: 0.42, right: 0.82 },
  { name: "primary teacher, read", texts: half(primary, 0), found: 0.73, right: 0.88 },
  { name: "technical, unread", texts: half(technical, 1), found: 0.47, right: 0.9 },
  { name: "technical, read", texts: half(technical, 0), found: 0.83, right: 0.95 },
  { name: "two teachers, unread", texts: half(teachers, 1), found: 0.67, right: 0.95 },
  { name: "two teachers, read", texts: half(teachers, 0), found: 0.63, right: 0.91 },
];
const clean = [girlsClean, lyceumsClean, primaryClean, technicalClean, teachersClean];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

test.each(partOf(halves, 2))("$name: mistakes are found, and put right as a teacher does", async (one) => {
  const judged = await Promise.all(one.texts.map(async (text) => judgeText(text, await analyse(text.text))));
  const sum = (field: "errors" | "found" | "findings" | "right") =>
    judged.reduce((total, text) => total + text[field], 0);
  const [found, right] = [sum("found") / sum("errors"), sum("right") / sum("findings")];
  console.log(
    `${one.name}: ${percent(found)} of ${sum("errors")} mistakes found, ${percent(right)} of ${sum("findings")} findings right`,
  );
  expect(found).toBeGreaterThanOrEqual(one.found);
  expect(right).toBeGreaterThanOrEqual(one.right);
});

const cleanHalves = [
  { name: "unread", texts: clean.flatMap((all) => half(all, 1)), accused: 0.09 },
  { name: "read", texts: clean.flatMap((all) => half(all, 0)), accused: 0.01 },
];

test.each(partOf(cleanHalves, 2))(
  "texts without a mistake, $name, are not accused",
  async ({ name, texts, accused }) => {
    const findings = await Promise.all(texts.map(({ text }) => analyse(text)));
    const share = findings.filter((found) => found.length > 0).length / texts.length;
    console.log(`${name}: ${percent(share)} of ${texts.length} clean texts accused`);
    expect(share).toBeLessThanOrEqual(accused);
  },
);
