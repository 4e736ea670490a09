/**
 * Whole texts by authors who had read no rule: a girl of 12, a boy of 15 at a lyceum, a teacher of pupils of 10 to 13, a boy of
 * 17 at a technical school, two teachers; all read while rules were widened. Then, typed when these rules stood and not to be
 * read: by a girl of 12 in Bergamo and her teacher, and by a boy of 15 in Campania and a girl of 16 in Puglia.
 */
import { analyse } from "@/lib/features/english/analyse";
import { partOf } from "@/tests/support/sweep";
import { judgeText, type LabelledText } from "./judge-text";
import bergamo from "./texts/bergamo.json";
import bergamoClean from "./texts/bergamo-clean.json";
import south from "./texts/campania-and-puglia.json";
import southClean from "./texts/campania-and-puglia-clean.json";
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

type Author = {
  name: string;
  texts: LabelledText[];
  clean: { text: string }[];
  /** The least share of mistakes found, and of findings that are right; the largest of clean texts accused. */
  found: number;
  right: number;
  accused: number;
};
/** In part, every second: both that nobody has read are among them. */
const authors: Author[] = [
  { name: "Bergamo, unread", texts: bergamo, clean: bergamoClean, found: 0.5, right: 0.81, accused: 0.06 },
  { name: "girl", texts: girl, clean: girlsClean, found: 0.82, right: 0.92, accused: 0.01 },
  {
    name: "Campania and Puglia, unread",
    texts: south,
    clean: southClean,
    found: 0.45,
    right: 0.8,
    accused: 0.06,
  },
  { name: "lyceum", texts: lyceum, clean: lyceumsClean, found: 0.88, right: 0.95, accused: 0.01 },
  { name: "primary teacher", texts: primary, clean: primaryClean, found: 0.82, right: 0.92, accused: 0.01 },
  { name: "technical", texts: technical, clean: technicalClean, found: 0.88, right: 0.95, accused: 0.01 },
  { name: "two teachers", texts: teachers, clean: teachersClean, found: 0.86, right: 0.95, accused: 0.01 },
];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

describe.each(partOf(authors, 2))("$name", (author) => {
  test("mistakes are found, and put right as a teacher does", async () => {
    const judged = await Promise.all(
      author.texts.map(async (text) => judgeText(text, await analyse(text.text))),
    );
    const sum = (field: "errors" | "found" | "findings" | "right") =>
      judged.reduce((total, text) => total + text[field], 0);
    const [found, right] = [sum("found") / sum("errors"), sum("right") / sum("findings")];
    console.log(
      `${author.name}: ${percent(found)} of ${sum("errors")} mistakes found, ${percent(right)} of ${sum("findings")} findings right`,
    );
    expect(found).toBeGreaterThanOrEqual(author.found);
    expect(right).toBeGreaterThanOrEqual(author.right);
  });

  test("texts without a mistake are not accused", async () => {
    const findings = await Promise.all(author.clean.map(({ text }) => analyse(text)));
    const share = findings.filter((found) => found.length > 0).length / findings.length;
    console.log(`${author.name}: ${percent(share)} of ${findings.length} clean texts accused`);
    expect(share).toBeLessThanOrEqual(author.accused);
  });
});
