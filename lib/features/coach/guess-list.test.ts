import { isGuessList } from "./guess-list";

describe("isGuessList", () => {
  test.each([
    "go? goes? went?",
    "è a o an?",
    "went o goed?",
    "is/are/am",
    "go, goes o went?",
    "do? does?\ndid?",
    "in oppure on?",
  ])("is a list of guesses: %s", (message) => expect(isGuessList(message)).toBe(true));

  test.each([
    "went?",
    "went",
    "I like pizza, pasta and fish",
    "sì o no?",
    "è giusto?",
    "She goes to school. Is it right?",
    "red, blue, green",
    "boh?",
    "",
  ])("is none: %s", (message) => expect(isGuessList(message)).toBe(false));
});
