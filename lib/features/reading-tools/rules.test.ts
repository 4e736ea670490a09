import {
  barColourOf,
  plainReading,
  readingAttributes,
  readingChoices,
  readingCode,
  readingCookie,
  readingFields,
  readingPresets,
  readReadingCode,
  type ReadingTools,
} from "./rules";

const everything: ReadingTools = {
  spacing: "wider",
  column: "45",
  size: "200",
  font: "opendyslexic",
  ground: "night",
  ruler: "true",
  calm: "true",
};

test("a code says every choice, and is read back as it was written", () => {
  expect(readingCode(plainReading)).toBe("0000000");
  expect(readingCode(everything)).toBe("2252411");
  for (const field of readingFields) {
    for (const choice of readingChoices[field]) {
      const tools = { ...plainReading, [field]: choice };
      expect(readReadingCode(readingCode(tools))).toEqual(tools);
    }
  }
});

test.each([
  undefined,
  null,
  "",
  "000000",
  "00000000",
  "3000000",
  "0000002",
  " 000000",
  "0x00000",
  "-000000",
  "1e00000",
  "００００000",
  "0000.00",
  '"><html',
  "true000",
])("a code that is none of ours (%p) says nothing", (code) => {
  expect(readReadingCode(code)).toBeUndefined();
});

test("the page carries what differs from how it always was, in our own words only", () => {
  expect(readingAttributes(plainReading)).toEqual({});
  expect(readingAttributes({ ...plainReading, calm: "true" })).toEqual({ "data-calm": "true" });
  expect(readingAttributes(everything)).toEqual({
    "data-spacing": "wider",
    "data-column": "45",
    "data-size": "200",
    "data-font": "opendyslexic",
    "data-ground": "night",
    "data-ruler": "true",
    "data-calm": "true",
  });
});

test("the cookie lasts a year, stays on this site, and goes when the page is as it always was", () => {
  expect(readingCookie(everything, { isHttps: true })).toBe(
    "reading=2252411; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(readingCookie(everything, { isHttps: false })).not.toContain("Secure");
  expect(readingCookie(plainReading, { isHttps: false })).toContain("Max-Age=0");
});

test("more air takes back nothing else that was chosen, and as it always was takes back everything", () => {
  const chosen: ReadingTools = { ...plainReading, font: "atkinson", ruler: "true" };
  expect({ ...chosen, ...readingPresets.veryAiry }).toMatchObject({
    font: "atkinson",
    ruler: "true",
    spacing: "wider",
    column: "45",
  });
  expect({ ...chosen, ...readingPresets.asIs }).toEqual(plainReading);
});

test("the browser's bar has the colour of a chosen ground, else what the device says", () => {
  expect(barColourOf(plainReading)).toBeUndefined();
  expect(barColourOf(everything)).toBe("#151a2e");
});
