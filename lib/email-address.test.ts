import { normaliseEmail } from "./email-address";

test("an address has one spelling, whatever its case and the blanks around it", () => {
  expect(normaliseEmail(" A@B.IT ")).toBe("a@b.it");
});
