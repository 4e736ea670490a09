import { everyForm, expand } from "./expand";

describe("expand", () => {
  it("writes a pattern out, the first choices first", () => {
    expect(expand("{I'm|I am} twelve{ years old|}.")).toEqual([
      "I'm twelve years old.",
      "I'm twelve.",
      "I am twelve years old.",
      "I am twelve.",
    ]);
  });
});

describe("everyForm", () => {
  it("shortens what may be shortened and keeps the rest", () => {
    expect(everyForm("They are not tired.")).toEqual(
      expect.arrayContaining(["They are not tired.", "They aren't tired.", "They're not tired."]),
    );
    expect(everyForm("Yes, she is.")).toEqual(["Yes, she is."]);
  });

  it("knows British and American words, capitals kept", () => {
    expect(everyForm("Mum likes grey.")).toEqual(
      expect.arrayContaining(["Mom likes gray.", "Mother likes gray.", "Mum likes grey."]),
    );
  });
});
