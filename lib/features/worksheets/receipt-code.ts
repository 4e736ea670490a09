import { randomInt } from "node:crypto";
import { codeAlphabet, codeLength } from "./rules";

/** Nobody guesses one: 31 letters and figures, ten places, 49 bits. */
export const makeCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join("");
