import { usedWords } from "./used-words";

const sorted = (text: string) => usedWords(text).sort();

describe("the words a text uses", () => {
  it("count once, whatever their form", () =>
    expect(sorted("I go home. She goes home. We went home, going by bus, by two buses.")).toEqual(
      sorted("I she we go home by bus two"),
    ));

  it("of be are one", () => expect(sorted("I am here, you are here, it was here.")).toContain("be"));

  it("are those of the English part", () => {
    const words = usedWords("Come si dice «mi piace»? I like horses.");
    expect(words).toEqual(expect.arrayContaining(["like", "horse"]));
    expect(words).not.toContain("come");
    expect(words).not.toContain("piace");
  });

  it("are neither names, figures, contractions nor made up", () =>
    expect(usedWords("Marco doesn't like 3 blorfs in London.")).toEqual(["like", "in"]));

  it.each(["", "Ciao, come stai?", "123 456", "🎉🎉"])("%j uses none", (text) =>
    expect(usedWords(text)).toEqual([]),
  );
});
