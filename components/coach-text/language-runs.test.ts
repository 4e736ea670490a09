import { readFileSync } from "node:fs";
import path from "node:path";
import type { Range } from "@/lib/features/english/rules";
import { englishRanges, isEnglish, languageRuns } from "@/components/coach-text/language-runs";

/**
 * Replies of the built-in coach, labelled by hand: ⟦English⟧, ⟨either⟩. The rules were written with the set "read"; "held out"
 * was labelled before they were first run on it, and "fresh", 33 other replies, once they were finished.
 */
const replies = JSON.parse(readFileSync(path.join(__dirname, "coach-replies.json"), "utf8")) as {
  set: "read" | "held out" | "fresh";
  reply: string;
}[];

const marks: Record<string, string> = { "⟦": "⟧", "⟨": "⟩", "*": "*" };

/** A labelled reply without its marks, and where they were. */
function readLabels(reply: string) {
  const ranges: Record<string, Range[]> = { "⟦": [], "⟨": [], "*": [] };
  const open = new Map<string, number>();
  let text = "";
  for (const sign of reply) {
    const opener = [...open.keys()].find((one) => marks[one] === sign);
    if (opener) {
      ranges[opener]?.push({ start: open.get(opener) ?? 0, end: text.length });
      open.delete(opener);
    } else if (sign in marks) open.set(sign, text.length);
    else text += sign;
  }
  return { text, english: ranges["⟦"] ?? [], either: ranges["⟨"] ?? [], apart: ranges["*"] ?? [] };
}

const isIn = (ranges: readonly Range[], at: number) =>
  ranges.some(({ start, end }) => start <= at && at < end);

function judge(set: string) {
  const missed: string[] = [];
  const wrong: string[] = [];
  let found = 0;
  for (const { reply } of replies.filter((one) => one.set === set)) {
    const { text, english, either, apart } = readLabels(reply);
    const said = englishRanges(text, apart);
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
      if (isIn(either, index)) continue;
      const [is, isSaid] = [isIn(english, index), isIn(said, index)];
      if (is && isSaid) found += 1;
      else if (is) missed.push(word);
      else if (isSaid) wrong.push(word);
    }
  }
  return { wrong, recall: found / (found + missed.length) };
}

const runsOf = (text: string) =>
  languageRuns(text)
    .map(({ text: run, lang }) => (lang === "en" ? `⟦${run}⟧` : run))
    .join("");

describe("the language of each word of the coach's replies", () => {
  test.each(["read", "held out", "fresh"])(
    "no Italian word is called English, and little English missed: %s",
    (set) => {
      const { wrong, recall } = judge(set);
      expect(wrong).toEqual([]);
      expect(recall).toBeGreaterThanOrEqual(0.965);
    },
  );

  test.each([
    "Ciao, eccomi. Che compito hai: un testo da controllare, una regola?",
    "I tuoi progressi: sport, film, computer e password.",
    "Io do la mano a Marco, e lui a me.",
    "Il 3 maggio vado al mare!",
    "«che cosa» e *dove*",
    "",
    "😀 123",
  ])("leaves %j Italian", (text) => {
    expect(languageRuns(text).every(({ lang }) => lang === "it")).toBe(true);
  });

  test.each([
    ["Guarda «She don't»: chi lo fa?", "Guarda «⟦She don't⟧»: chi lo fa?"],
    ["Usa have oppure has.", "Usa ⟦have⟧ oppure ⟦has⟧."],
    ["Hello! How are you?", "⟦Hello⟧! ⟦How are you⟧?"],
    ["Yesterday I went al mare", "⟦Yesterday I went⟧ al mare"],
    ["Articoli a e an", "Articoli ⟦a⟧ e ⟦an⟧"],
    ["A e an davanti ai mestieri", "⟦A⟧ e ⟦an⟧ davanti ai mestieri"],
    ["Do e does", "⟦Do⟧ e ⟦does⟧"],
    ["Can, must, should senza to", "⟦Can, must, should⟧ senza ⟦to⟧"],
    ["My, your, his senza the", "⟦My, your, his⟧ senza ⟦the⟧"],
    ["Verbi come explain, say e suggest", "Verbi come ⟦explain, say⟧ e ⟦suggest⟧"],
    ["Every e i nomi al singolare", "⟦Every⟧ e i nomi al singolare"],
    ["Vieni a casa con me e he goes", "Vieni a casa con me e ⟦he goes⟧"],
  ])("reads %j", (text, marked) => {
    expect(runsOf(text)).toBe(marked);
  });

  test.each([
    [
      "Complete the sentences with the past simple of the verbs in brackets.",
      "⟦Complete the sentences with the past simple of the verbs in brackets⟧.",
    ],
    ["Write the verbs. Poi rileggi.", "⟦Write the verbs⟧. Poi rileggi."],
    ["Describe your house.", "⟦Describe your house⟧."],
    ["Completa le frasi con il past simple.", "Completa le frasi con il ⟦past simple⟧."],
    ["Scegli have got, has got, do, does.", "Scegli ⟦have got, has got, do, does⟧."],
    ["Scrivi le frasi al plurale.", "Scrivi le frasi al plurale."],
    ["", ""],
  ])("an instruction is in one language, sentence by sentence: %j", (text, marked) => {
    const runs = languageRuns(text, text, true);
    expect(runs.map(({ text: run, lang }) => (lang === "en" ? `⟦${run}⟧` : run)).join("")).toBe(marked);
  });

  test("joined, the runs are the text", () => {
    for (const { reply } of replies)
      expect(
        languageRuns(reply)
          .map(({ text }) => text)
          .join(""),
      ).toBe(reply);
  });

  test("what is judged while a text grows stays so when it is whole", () => {
    for (const { reply } of replies) {
      const { text } = readLabels(reply);
      const whole = englishRanges(text);
      for (let end = 0; end <= text.length; end += 7)
        for (const range of englishRanges(text.slice(0, end), [], true)) expect(whole).toContainEqual(range);
    }
  });

  test.each(["«".repeat(4000), "'a".repeat(3000), "Yes. ".repeat(2000), '"a '.repeat(2000)])(
    "is read of hostile text too, at once (%#)",
    (text) => {
      expect(englishRanges(text).every(({ start, end }) => start < end && end <= text.length)).toBe(true);
    },
  );

  test.each([
    ["I have some apples.", true],
    ["They ____ (play) football yesterday.", true],
    ["light", true],
    ["la luce", false],
    ["I have un gatto", false],
    ["____ 12", false],
  ])("isEnglish(%j) is %j", (text, is) => {
    expect(isEnglish(text)).toBe(is);
  });
});
