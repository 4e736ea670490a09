import { readOpening, withoutMachinery } from "./preface";

const preface = { wants: "check", fixed: ["m1"] };
const json = JSON.stringify(preface);
const reply = "Guarda il verbo.\nChe cosa noti?";

function readWhole(answer: string) {
  const opening = readOpening(answer, true);
  return opening.kind === "read"
    ? { fixed: opening.preface.fixed, reply: withoutMachinery(answer.slice(opening.replyFrom), true) }
    : opening.kind;
}

test.each([
  ["as it should be", `${json}\n---\n${reply}`],
  ["behind white space", `\uFEFF\n\n  ${json}\r\n---\r\n${reply}`],
  ["in a fence", `\`\`\`json\n${json}\n\`\`\`\n---\n${reply}`],
  ["over lines", `${JSON.stringify(preface, null, 2)}\n---\n${reply}`],
  ["without the line", `${json}\n${reply}`],
  ["with more hyphens", `${json}\n------\n\n${reply}`],
  [
    "with fields we do not know, and none of those we do",
    `${json.replace("}", ',"mood":["x"],"errors":null}')}\n---\n${reply}`,
  ],
])("a preface %s is read", (_how, answer) => {
  expect(readWhole(answer)).toEqual({ fixed: ["m1"], reply });
});

test.each([
  ["nothing", ""],
  ["a reply alone", reply],
  ["cut off", json.slice(0, -3)],
  ["no JSON", `{wants: check}\n---\n${reply}`],
  ["without what is wanted", `{"fixed":["m1"]}\n---\n${reply}`],
  ["of wrong types", `{"wants":"check","secret":"went"}\n---\n${reply}`],
  ["too long", `{"wants":"check","secret":["${"x".repeat(20_000)}"]}\n---\n${reply}`],
])("%s is no preface", (_how, answer) => {
  expect(readWhole(answer)).toBe("unreadable");
});

test("numbers may be written as such, and an answer without its list", () => {
  const answer =
    '{"wants":"exercise","items":[{"number":1,"answers":["went",["ate","eaten"]]}],"tries":[{"number":2,"gap":"1","verdict":"right"}]}\n---\nx';
  expect(readOpening(answer, true)).toMatchObject({
    preface: {
      items: [{ number: "1", answers: [["went"], ["ate", "eaten"]] }],
      tries: [{ number: "2", gap: 1, verdict: "right" }],
    },
  });
});

test("piece by piece nothing is decided before it is certain", () => {
  const answer = `${json}\n---\n${reply}`;
  const kinds = [...answer].map((_, at) => readOpening(answer.slice(0, at), false).kind);
  const first = kinds.indexOf("read");
  expect(new Set(kinds.slice(0, first))).toEqual(new Set(["waiting"]));
  expect(answer.slice(0, first)).toContain("---");
  expect(readOpening("Ci", false).kind).toBe("unreadable");
});

describe("a reply with what is no word for a student", () => {
  const shown = "Prima riga.\nSeconda, con un {sorriso}.\nFine.";
  const spoilt = [
    `Prima riga.\n${json}\n---\nSeconda, con un {sorriso}.\nFine.`,
    `Prima riga.\n{\n  "wants": "check"\n}\nSeconda, con un {sorriso}.\nFine. ${json}`,
    "Prima riga.\n```json\nSeconda, con un {sorriso}.\n```\nFine.",
  ];

  test.each(spoilt)("%j is shown without it", (answer) => {
    expect(withoutMachinery(answer, true).trimEnd()).toBe(shown);
  });

  test("never shows a word that it takes back", () => {
    for (const answer of spoilt) {
      for (let length = 0; length <= answer.length; length += 1)
        expect(
          withoutMachinery(answer, true).startsWith(withoutMachinery(answer.slice(0, length), false)),
        ).toBe(true);
    }
  });
});
