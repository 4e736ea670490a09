import { isVisibleName, nameKey } from "./rules";

describe("names", () => {
  it.each(["Luca", "Zoë 2", "Niccolò", "👩‍🎓 Ada", "小明", "a-b_c"])("may be %s", (name) => {
    expect(isVisibleName(name)).toBe(true);
  });

  it.each(["", " ", "...", "a\u200bb", "\u202eabc", "a\u0000", "a\nb", "\u2028a", "a\u200d", "\ud800a"])(
    "may not be %j",
    (name) => expect(isVisibleName(name)).toBe(false),
  );

  it("are the same whatever their case or width", () => {
    expect(nameKey("ＬＵＣＡ")).toBe(nameKey("luca"));
  });
});
