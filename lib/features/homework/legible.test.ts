import { isLegible } from "./legible";

describe("a legible picture", () => {
  it.each([
    "1 I ____ (go) to the cinema.",
    "Complete the sentences",
    "1 a/an 2 some/any 3 much/many",
    "Riordina le parole\n1 school / go / to / I",
  ])("holds words: %j", (text) => expect(isLegible(text)).toBe(true));

  it.each([
    "",
    " \n ",
    "Unit 4",
    "1 2 3 4 5",
    "a b c d e f",
    "Wm ek TT oy EEE sn aR il WW ae",
    "~ | rn 1l I| _ ea 0 7 5 a 3 of . , b x y z q 8 9",
  ])("holds more than debris: %j", (text) => expect(isLegible(text)).toBe(false));
});
