import { doesnt, on, went } from "@/tests/support/guard-secrets";
import { guardReply } from "./guard";

async function* inPieces(text: string, size = 3) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function collect(pieces: AsyncIterable<string>) {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

describe("guardReply", () => {
  test("replaces the sentence that tells, once, and leaves the rest as it was", async () => {
    const reply = "Guarda bene. Si scrive She doesn't like. Ripeto: she doesn't.\n\nChe cosa cambieresti?";
    const shown = await collect(guardReply(inPieces(reply), [doesnt], "Pensa al soggetto."));
    expect(shown.join("")).toBe("Guarda bene. Pensa al soggetto. Che cosa cambieresti?");
  });

  test("passes a clean reply unchanged, whatever the pieces", async () => {
    const reply = "Ciao! Ci sei quasi… Guarda «I go.» (con calma).\n- uno\n- due\nE adesso?";
    for (const size of [1, 4, 1000])
      expect((await collect(guardReply(inPieces(reply, size), [went], "x"))).join("")).toBe(reply);
  });

  test("stops a secret that is spread over sentences before its last part", async () => {
    for (const reply of [
      "La prima lettera è w. La seconda è e. La terza è n. L'ultima è t. Hai capito?",
      "Scrivi: we. Poi nt. Fatto?",
      "w\n\ne\n\nn\n\nt\n\nFatto?",
      "We<!-- uno. due. -->nt. Fatto?",
    ]) {
      const shown = (await collect(guardReply(inPieces(reply), [went], "Pensa al tempo."))).join("");
      expect(shown).toContain("Pensa al tempo.");
      expect(shown).toMatch(/(?:Hai capito|Fatto)\?$/);
    }
    const shown = await collect(
      guardReply(inPieces("Il soggetto è She. Doesn't viene dopo."), [doesnt], "Pensaci."),
    );
    expect(shown.join("")).not.toMatch(/doesn't/i);
  });

  test("stops the first line that is one letter of a secret, not only the last", async () => {
    for (const reply of ["La parola è:\nw\ne\nn\nt\nFatto?", "La parola è:\n- W\n- E\n- N\n- T\nFatto?"]) {
      const shown = (await collect(guardReply(inPieces(reply), [went], "Pensa al tempo."))).join("");
      expect(shown.replace("Pensa al tempo.", "")).not.toMatch(/^(?:- )?[wnt]$/im);
      expect(shown).toMatch(/Fatto\?$/);
    }
    const list = "Guarda le parti:\nB\nPoi scegli.";
    expect((await collect(guardReply(inPieces(list), [went], "x"))).join("")).toBe(list);
  });

  test("shows a neutral sentence when the replacement itself would tell", async () => {
    const shown = (await collect(guardReply(inPieces("È went."), [went], "È went."))).join("");
    expect(shown).not.toBe("");
    expect(shown).not.toContain("went");
  });

  test("releases a sentence as soon as the next one begins", async () => {
    let isOver = false;
    async function* slowly() {
      yield "Prima frase. Sec";
      isOver = true;
      yield "onda frase.";
    }
    const first = await guardReply(slowly(), [went], "x").next();
    expect(first.value).toBe("Prima frase. ");
    expect(isOver).toBe(false);
  });

  test("releases a sentence that never ends in pieces, and no secret between two of them", async () => {
    const long = "parola ".repeat(84) + "yesterday I went a casa " + "parola ".repeat(300);
    const pieces = await collect(guardReply(inPieces(long, 50), [went], "Pensaci."));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join("")).not.toContain("went");
    const glued = "x".repeat(598) + "went".repeat(1) + "y".repeat(900);
    expect((await collect(guardReply(inPieces(glued, 50), [went], "Pensaci."))).join("")).toBe(glued);
  });

  test.each([
    "a ",
    "we nt ",
    "<",
    "<!--",
    "<a ",
    "a: ",
    "| a ",
    "_",
    "w_",
    "&#",
    "w*e*n",
    ".- ",
    "23-5-",
    "on o ",
    "!?",
    "<a>",
    "<!-- a --> ",
    "w, ",
    "wwee",
    "wefe",
    "suona uent-",
    "le iniziali W ",
  ])("gets through 4,000 signs of %j", async (unit) => {
    const hostile = unit.repeat(Math.ceil(4000 / unit.length));
    const shown = (await collect(guardReply(inPieces(hostile, 100), [went, on, doesnt], "x"))).join("");
    expect(shown.length).toBeLessThanOrEqual(hostile.length + 1);
  });

  test("passes on what its source throws", async () => {
    async function* broken() {
      yield "Ciao. ";
      throw new Error("cut");
    }
    await expect(collect(guardReply(broken(), [], "x"))).rejects.toThrow("cut");
  });
});
