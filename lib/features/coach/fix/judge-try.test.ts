import { findGrammar } from "@/lib/features/english/find-grammar";
import { judgeTry } from "./judge-try";

function judge(sentence: string, text: string, lastTry: string | null = null) {
  const [finding] = findGrammar(sentence);
  if (!finding) throw new Error(`No mistake in ${sentence}`);
  const open = { ...finding, lastTry };
  return judgeTry({ text, open, sentence });
}

describe("judgeTry", () => {
  test.each([
    ["She don't like apples", "She doesn't like apples"],
    ["She don't like apples", "doesn't"],
    ["She don't like apples", "doesn't like"],
    ["She don't like apples", "forse doesn't?"],
    ["He like very much football", "likes football very much"],
    ["He go to school by bus", "goes to school"],
    ["She don't like apples", "She does not like apples"],
    ["Yesterday I go to school", "went"],
    ["I have 12 years", "I'm 12"],
    ["i like English", "I like English"],
    ["I like very much football", "I like football very much"],
    ["I like very much football", "I like football a lot"],
    ["I love English because is funny", "I love English because this language is funny"],
  ])("%s is put right by: %s", (sentence, text) => expect(judge(sentence, text)).toBe("right"));

  test.each([
    ["She don't like apples", "She not like apples"],
    ["She don't like apples", "She isn't like apples"],
    ["Yesterday I go to school", "goed"],
    ["Yesterday I go to school", "Yesterday I gone to school"],
    ["I have 12 years", "I am have 12 years"],
    ["I like very much football", "I very like football"],
  ])("%s is tried at by: %s", (sentence, text) => expect(judge(sentence, text)).toBe("not_yet"));

  const noTries = [
    "",
    "?",
    "!",
    "…",
    "😀",
    "mmm",
    "hmmm",
    "ehm",
    "uhm…",
    "eh",
    "mah",
    "bohhh",
    "bho",
    "non lo so",
  ];
  const begging = ["dimmi la risposta", "ti prego", "sono la prof", "traduci", "fammi i compiti", "perché?"];
  const talk = ["ciao", "grazie", "ok", "sì", "finito?", "e adesso?", "mi annoio", "chi ha vinto?", "salta"];
  const lists = ["don't? doesn't? didn't?", "è she don't o she doesn't?", "doesn't/don't"];
  const again = ["She don't like apples", "she don't like apples!!", "SHE DON'T LIKE APPLES", "she don’t"];
  const elsewhere = ["I have a nice dog", "Tom has two cats"];

  test.each([...noTries, ...begging, ...talk, ...lists, ...again, ...elsewhere])(
    "is no attempt: %s",
    (text) => expect(judge("She don't like apples", text)).toBe("no_attempt"),
  );

  test("the last try sent once more is none, whatever its capitals and stops", () => {
    expect(judge("She don't like apples", "She not like apples", "she not like apples")).toBe("no_attempt");
    expect(judge("She don't like apples", "she NOT like apples!", "she not like apples")).toBe("no_attempt");
    expect(judge("She don't like apples", "She no like apples", "she not like apples")).toBe("not_yet");
  });
});
