import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { constantsOfRules } from "./section-9-constants-of-rules";
import { constantsOfScreens } from "./section-9-constants-of-screens";

const sourceOf = (file: string) => {
  const whole = path.join(__dirname, "../..", file);
  return existsSync(whole) ? readFileSync(whole, "utf8") : "";
};

test("every number of the specification's table has its test", () => {
  const constants = [...constantsOfRules, ...constantsOfScreens];
  const lost = constants.filter(({ test: file, title }) => !sourceOf(file).includes(title));
  expect(
    lost.map(({ item, value, test: file, title }) => `${item}, ${value}: no «${title}» in ${file}`),
  ).toEqual([]);
});
