import { proEuros } from "./pro-price";

test("a month of Pro costs whole euros: texts write no cents", () => {
  expect(proEuros).toBe(Math.floor(proEuros));
});
