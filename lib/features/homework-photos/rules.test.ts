import { maxPhotoTextLength, tidyPhotoText } from "./rules";

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
