import { guardReply, guardSentence } from "./guard";

async function* inPieces(text: string, size = 3) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function collect(pieces: AsyncIterable<string>) {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

describe("guardSentence", () => {
  test.each([
    "Devi scrivere She doesn't like.",
    "è **she doesn’t**!",
    "SHE  DOESN'T",
    "scrivi «She, doesn't»",
    "she does not, vero",
    "*she* `doesn't`",
  ])("refuses: %s", (sentence) => expect(guardSentence(sentence, ["She doesn't"])).toBe(false));

  test.each(["Con she serve doesn't.", "Guarda «She don't».", "shed doesn't", "Che cosa fa she?"])(
    "lets pass: %s",
    (sentence) => expect(guardSentence(sentence, ["She doesn't"])).toBe(true),
  );

  test("an empty secret forbids nothing", () => expect(guardSentence("Ciao.", ["", " "])).toBe(true));
});

describe("guardReply", () => {
  test("replaces the sentence that tells, once, and leaves the rest as it was", async () => {
    const reply = "Guarda bene. Si scrive She doesn't like. Ripeto: she doesn't.\n\nChe cosa cambieresti?";
    const shown = (await collect(guardReply(inPieces(reply), ["She doesn't"], "Pensa al soggetto."))).join(
      "",
    );
    expect(shown).toBe("Guarda bene. Pensa al soggetto. Che cosa cambieresti?");
  });

  test("passes a clean reply unchanged, whatever the pieces", async () => {
    const reply = "Ciao! Ci sei quasi… Guarda «I go.» (con calma).\n- uno\n- due\nE adesso?";
    for (const size of [1, 4, 1000])
      expect((await collect(guardReply(inPieces(reply, size), ["I went"], "x"))).join("")).toBe(reply);
  });

  test("releases a sentence as soon as the next one begins", async () => {
    let isOver = false;
    async function* slowly() {
      yield "Prima frase. Sec";
      isOver = true;
      yield "onda frase.";
    }
    const first = await guardReply(slowly(), ["went"], "x").next();
    expect(first.value).toBe("Prima frase. ");
    expect(isOver).toBe(false);
  });

  test("passes on what its source throws", async () => {
    async function* broken() {
      yield "Ciao. ";
      throw new Error("cut");
    }
    await expect(collect(guardReply(broken(), [], "x"))).rejects.toThrow("cut");
  });
});
