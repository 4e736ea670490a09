import { formatCardNumber, formatCvc, formatExpiry } from "./card-input";

test.each([
  ["4242", "4242"],
  ["42424", "4242 4"],
  ["4242 4242-42424242", "4242 4242 4242 4242"],
  ["4242 4242 4242 4242 1234", "4242 4242 4242 4242 123"],
  ["carta", ""],
])("the number %j is written %j", (typed, written) => {
  expect(formatCardNumber(typed)).toBe(written);
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12/3"],
  ["12/", "12"],
  ["12/34", "12/34"],
  ["12 / 34", "12/34"],
  ["12/345", "12/34"],
  ["12/2034", "12/34"],
  ["5", "05"],
  ["1/", "01"],
  ["1/27", "01/27"],
  ["8/27", "08/27"],
])("the expiry %j is written %j", (typed, written) => {
  expect(formatExpiry(typed)).toBe(written);
});

test("a CVC is four digits at most", () => {
  expect(formatCvc("12 345")).toBe("1234");
});
