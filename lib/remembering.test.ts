import { remembering } from "./remembering";

test("a text is read once, until so many others came after it", () => {
  const read = jest.fn((text: string) => text.length || undefined);
  const length = remembering(read, 2);
  expect([length("a"), length("bb"), length("a"), length("")]).toEqual([1, 2, 1, undefined]);
  expect(read).toHaveBeenCalledTimes(3);
  expect([length("a"), length("")]).toEqual([1, undefined]); // "bb" was the one not used for longest.
  expect(read).toHaveBeenCalledTimes(3);
  expect(length("bb")).toBe(2);
  expect(read).toHaveBeenCalledTimes(4);
});
