import { maxPhotoTextLength, tidyPage, tidyPhotoText } from "./rules";

describe("what was read of a picture", () => {
  it("is stored without control characters, direction marks and needless blanks", () => {
    expect(tidyPhotoText("\u0000 1 I ____\u0007 (go) \t\r\n\n\n\n2 \u202EShe\u200B ____  \n")).toBe(
      "1 I ____ (go)\n\n2 She ____",
    );
  });

  it("keeps what columns and banks need", () => {
    expect(tidyPhotoText("go   see   buy\n1 I ____\n2 She ____")).toBe(
      "go   see   buy\n1 I ____\n2 She ____",
    );
  });

  it("ends somewhere, and never within a character", () => {
    expect(tidyPhotoText("a".repeat(9000))).toHaveLength(maxPhotoTextLength);
    expect(tidyPhotoText(`${"a".repeat(maxPhotoTextLength - 1)}😀 and more`).isWellFormed()).toBe(true);
  });
});

describe("the lines that were read of a picture", () => {
  const box = { x: 0.1, y: 0.2, width: 0.5, height: 0.02 };

  it("are those of the text, each with its place", () => {
    const page = {
      lines: [
        { text: "\u200B" },
        { text: "  Unit 4\u0000 ", confidence: 0.9 },
        { text: "" },
        { text: "\u202E1 I ____ (go)  ", box, gaps: [box] },
      ],
    };
    expect(tidyPage(page)).toEqual({
      text: "Unit 4\n\n1 I ____ (go)",
      lines: [
        { text: "Unit 4", confidence: 0.9 },
        { text: "1 I ____ (go)", box, gaps: [box] },
      ],
    });
    expect(tidyPage({ lines: [] })).toEqual({ text: "", lines: [] });
  });

  it("end where the text ends", () => {
    const lines = Array.from({ length: 90 }, () => ({ text: "a".repeat(99) }));
    const page = tidyPage({ lines });
    expect(page.lines).toHaveLength(maxPhotoTextLength / 100);
    expect(page.lines.map(({ text }) => text).join("\n")).toBe(page.text);
  });
});
