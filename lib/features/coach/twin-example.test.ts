import { examplesOf } from "@/lib/features/english/examples";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import { holdsPhrase } from "./phrase";
import { twinExample } from "./twin-example";

describe("twinExample", () => {
  const cases = grammarRules.flatMap(({ topic, find }) =>
    examplesOf(topic).map(({ wrong, right }) => ({ topic, wrong, right, find })),
  );

  test.each(cases)("$topic has a twin of: $wrong", ({ topic, wrong, right }) => {
    const twin = twinExample(topic, { quote: wrong, correction: right });
    expect(twin).toBeDefined();
    expect(twin?.wrong).not.toBe(twin?.right);
    expect(holdsPhrase(twin?.right ?? "", right)).toBe(false);
  });

  test("shares no verb or noun with the student's words, in whatever form", () => {
    const twin = twinExample("past-time", { quote: "Yesterday I go", correction: "Yesterday I went" });
    expect(twin?.right).not.toMatch(/\b(?:go|goes|went|gone|going)\b/i);
    const other = twinExample("third-person-s", { quote: "She like", correction: "She likes" });
    expect(other?.right).not.toMatch(/\blikes?\b/i);
  });

  test("is undefined for a topic without examples", () =>
    expect(twinExample("spelling", { quote: "freind", correction: "friend" })).toBeUndefined());
});
