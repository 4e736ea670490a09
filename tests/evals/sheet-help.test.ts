import { isFunctionWord } from "@/lib/features/coach/content-words";
import { holdsPhrase, wordsOf } from "@/lib/features/coach/phrase";
import { helpWithSheets, sharesOf } from "./sheet-help-score";
import { textbookSheets } from "./textbook-items";
import { fourthSheets } from "./textbook-items-fourth";
import { heldOutSheets } from "./textbook-items-held-out";
import { thirdSheets } from "./textbook-items-third";

/** Of so many items with a certain solution, how many have a rule of their topic and two solved sentences at least. */
const sets = [
  { name: "open", sheets: [...textbookSheets, ...thirdSheets, ...fourthSheets], atLeast: 150 },
  { name: "held-out", sheets: heldOutSheets, atLeast: 59 },
];

/** Which a rule must name to be one. */
const isSmall = (answer: string) => wordsOf(answer).every((word) => isFunctionWord(word) || word === "got");

describe.each(sets)("help with the $name textbook items", ({ sheets, atLeast }) => {
  const helped = helpWithSheets(sheets);

  test.each(["rule", "twin", "secondTwin"] as const)("has a %s", (rung) => {
    expect(sharesOf(helped)[rung]).toBeGreaterThanOrEqual(atLeast);
  });

  test("never tells an answer of more than small words", () => {
    const isTold = (answer: string, text: string) => !isSmall(answer) && holdsPhrase(text, answer);
    const told = helped.filter(({ answers, rungs }) =>
      answers.some((answer) =>
        rungs.some(({ text, example }) => isTold(answer, `${text} ${example?.solved ?? ""}`)),
      ),
    );
    expect(told.map(({ prompt, answers }) => `${prompt}: ${answers.join(" + ")}`)).toEqual([]);
  });
});
