import { forgetAll, forgetOthers } from "./leave-device";

const areas = ["draft", "tries", "unsent", "question", "feedback", "few-hearts", "first-minute"];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const userId of [7, 77]) {
    for (const area of areas) sessionStorage.setItem(`english-coach.${area}.${userId}`, "x");
    localStorage.setItem(`english-coach.sheet.${userId}.a-sheet`, "x");
  }
  for (const area of ["signed-in", "answers", "answers.writer"])
    sessionStorage.setItem(`english-coach.${area}`, "x");
  localStorage.setItem("english-coach.sound", "off");
});

test("whoever comes in finds nothing of others, and all of their own", () => {
  forgetOthers(7);
  const keys = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
  expect(keys.filter((key) => key.includes(".77"))).toEqual([]);
  expect(keys.filter((key) => key.includes(".7"))).toHaveLength(areas.length + 1);
  expect(keys).toContain("english-coach.answers");
});

test("whoever leaves leaves nothing that was written, and what the device is set to stays", async () => {
  await forgetAll();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(["english-coach.sound"]);
});
