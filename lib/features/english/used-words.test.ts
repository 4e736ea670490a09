import { usedWords } from "./used-words";

const sorted = async (text: string) => (await usedWords(text)).sort();

describe("the words a text uses", () => {
  it("count once, whatever their form", async () =>
    expect(await sorted("I go home. She goes home. We went home, going by bus, by two buses.")).toEqual(
      await sorted("I she we go home by bus two"),
    ));

  it("of be are one", async () =>
    expect(await sorted("I am here, you are here, it was here.")).toEqual(["be", "here", "i", "it", "you"]));

  it("may be rare ones, as long as a dictionary knows them", async () =>
    expect(await usedWords("The volcanoes and the elephants are enormous.")).toEqual(
      expect.arrayContaining(["elephant", "enormous"]),
    ));

  it("are those of the English part", async () => {
    const words = await usedWords("Come si dice «mi piace»? I like horses.");
    expect(words).toEqual(["i", "like", "horse"]);
  });

  it("are neither names, figures, contractions nor made up", async () =>
    expect(await usedWords("Marco doesn't like 3 blorfs in London with Brunilde.")).toEqual([
      "like",
      "in",
      "with",
    ]));

  it.each(["", "Ciao, come stai?", "123 456", "🎉🎉"])("%j uses none", async (text) =>
    expect(await usedWords(text)).toEqual([]),
  );

  it("are looked up only so long in a page of invented ones", async () => {
    const invented = Array.from({ length: 40 }, (_, n) => `bl${"aeiou".charAt(n % 5)}rg${"x".repeat(n + 1)}`);
    expect(await usedWords(`I like ${invented.join(" ")} and dogs`)).toEqual(["i", "like"]);
  });
});
