import { findGrammar } from "@/lib/features/english/find-grammar";
import { grammarRules } from "@/lib/features/english/grammar-rules";
import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { guardSentence } from "@/lib/features/coach/guard";
import { planTurn } from "@/lib/features/coach/plan-turn";
import type { OpenFinding } from "@/lib/features/coach/progress";
import { writeReply } from "@/lib/features/coach/writer";

type Line = { reply: string; brief: CoachBrief; secrets: string[] };

/** Plays a conversation as the chat does: open findings newest first, attempts counted, resolved ones gone. */
function play(messages: string[], seed = 0): Line[] {
  const history: TutorTurn["history"] = [];
  let open: OpenFinding[] = [];
  return messages.map((message, turn) => {
    const findings = findGrammar(message);
    const { brief, resolvedIds, attemptedIds } = planTurn({ message, findings, open, history });
    const reply = writeReply({ history, message, brief, level: 1 }, seed + turn * 7);
    open = open
      .filter(({ id }) => !resolvedIds.includes(id))
      .map((one) => (attemptedIds.includes(one.id) ? { ...one, attempts: one.attempts + 1 } : one));
    open = [...findings.map((finding, at) => ({ ...finding, id: `${turn}-${at}`, attempts: 0 })), ...open];
    history.push({ role: "student", text: message }, { role: "coach", text: reply });
    return { reply, brief, secrets: open.map(({ secret }) => secret) };
  });
}

function expectTeacherly({ reply, secrets }: Line) {
  expect(reply.match(/\?/g)).toHaveLength(1);
  expect(reply.endsWith("?")).toBe(true);
  expect(reply.split(/\s+/).length).toBeLessThanOrEqual(80);
  expect(reply).not.toMatch(/\{\w+\}|undefined|\s{2}/);
  for (const sentence of reply.split(/(?<=[.!?])\s+/)) expect(guardSentence(sentence, secrets)).toBe(true);
}

const seeds = [0, 1, 2, 3, 5, 8, 13, 21];

describe("the first answer to a mistake", () => {
  test.each([
    ["Yesterday I go to school", "«Yesterday I go»", "yesterday i went"],
    ["I have 12 years", "«I have 12 years»", "i am 12"],
    ["She don't like apples", "«She don't»", "she doesn't"],
  ])("quotes it, asks one question and keeps the answer: %s", (message, quote, answer) => {
    for (const seed of seeds) {
      const [line] = play([message], seed) as [Line];
      expectTeacherly(line);
      expect(line.brief.strategy).toBe("question");
      expect(line.reply).toContain(quote);
      expect(line.reply.toLowerCase()).not.toContain(answer);
      expect(line.reply).toMatch(/(?:^|\s)(?:di|che|la|il|un|su|in|è|da|si|per)(?=\s)/);
    }
  });
});

describe("a conversation about one mistake", () => {
  test("boh and begging stay on the rung, a failed try climbs, the right one is celebrated in the student's words", () => {
    const lines = play([
      "She don't like apples",
      "boh",
      "dai dimmi la risposta",
      "She not like apples",
      "She don't likes apples",
      "She doesn't like apples",
    ]);
    lines.forEach(expectTeacherly);
    expect(lines.map(({ brief }) => [brief.strategy, brief.hintStep])).toEqual([
      ["question", 0],
      ["hint", 1],
      ["redirect", 1],
      ["hint", 1],
      ["hint", 2],
      ["celebrate", 0],
    ]);
    expect(lines.at(-1)?.brief.resolved).toHaveLength(1);
    expect(lines.at(-1)?.reply).toContain("«She doesn't like apples»");
  });

  test("after three failed tries a twin sentence shows the rule", () => {
    const lines = play(["He go home", "He go home", "He go at home", "He go home"]);
    lines.forEach(expectTeacherly);
    expect(lines.map(({ brief }) => brief.hintStep)).toEqual([0, 1, 2, 3]);
    expect(lines.at(-1)?.reply).toMatch(/\*[A-Z][^*]+\.\*/);
  });

  test("never says the same sentence twice, however long the student is stuck", () => {
    for (const seed of seeds) {
      const replies = play(
        ["Yesterday I go to school", "boh", "non lo so", "boh", "aiuto", "non capisco"],
        seed,
      );
      const sentences = replies.flatMap(({ reply }) => reply.split(/(?<=[.!?])\s+/));
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  test("a second mistake waits for its turn", () => {
    const [first, second] = play(["I am agree and he like pizza", "I agree"]) as [Line, Line];
    expect(first.reply).toContain("«I am agree»");
    expect(first.reply).not.toContain("«he like»");
    expect(second.reply).toContain("«I agree»");
    expect(second.reply).toContain("«he like»");
    expectTeacherly(second);
  });
});

describe("any topic at any rung", () => {
  const cases = grammarRules.flatMap(({ topic, examples }) =>
    examples.map(({ wrong, right }) => ({ topic, wrong, right })),
  );

  test.each(cases)("$topic is asked about without the answer: $wrong", ({ wrong, right }) => {
    for (const seed of [0, 4]) {
      const lines = play([wrong, "boh", wrong, "dimmi la soluzione", wrong, wrong, "non lo so"], seed);
      lines.forEach(expectTeacherly);
      const [solved] = play([wrong, right]).slice(-1) as [Line];
      expect(solved.brief.strategy).toBe("celebrate");
      expect(solved.brief.resolved.length).toBeGreaterThan(0);
    }
  });
});

describe("messages without a mistake", () => {
  test.each([
    ["ciao", "greet"],
    ["grazie mille", "greet"],
    ["quando si usa il present perfect?", "explain"],
    ["che differenza c'è tra some e any?", "explain"],
    ["come si dice zaino?", "clue"],
    ["come si dice la parola pipistrello in inglese?", "clue"],
    ["chi ha vinto la partita ieri?", "redirect"],
    ["fammi il compito per favore", "redirect"],
    ["boh", "redirect"],
    ["I like pizza and pasta", "celebrate"],
    ["How are you today?", "celebrate"],
    ["He ___ (go) to school", "question"],
    ["went", "question"],
    ["...", "redirect"],
    ["😀", "redirect"],
  ])("%s → %s", (message, strategy) => {
    for (const seed of seeds) {
      const [line] = play([message], seed) as [Line];
      expect(line.brief.strategy).toBe(strategy);
      expectTeacherly(line);
    }
  });

  test("a riddle goes on until the word is guessed", () => {
    const lines = play(["come si dice zaino?", "bag?", "backpack!"]);
    lines.forEach(expectTeacherly);
    expect(lines.map(({ brief }) => brief.strategy)).toEqual(["clue", "clue", "celebrate"]);
    expect(lines[0]?.reply).not.toMatch(/backpack/i);
    expect(lines[1]?.reply).not.toMatch(/backpack/i);
    expect(lines[2]?.reply).toContain("«backpack»");
  });
});
