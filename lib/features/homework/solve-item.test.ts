import { fillPrompt } from "./homework-sheet";
import { readItems } from "./read-items";
import { solveItem } from "./solve-item";

/** The accepted answers of a sheet's first item, gaps separated by " + ". */
function solve(instruction: string, prompt: string): string | undefined {
  const sheet = readItems(`${instruction}\n1 ${prompt}`);
  const [item] = sheet?.items ?? [];
  const solution = sheet && item && solveItem(item, sheet);
  return solution?.gaps.map((forms) => forms.join(" | ")).join(" + ");
}

const correctForm = "Write the correct form of the verbs in brackets.";
const presents = "Use the present simple or the present continuous.";
const pasts = "Complete with the past simple or the past continuous.";
const perfect = "Complete with the present perfect or the past simple.";
const choose = "Choose the correct option.";

describe("solveItem", () => {
  test.each([
    ["Completa con il present simple.", "Anna and Tom ____ (have) a dog.", "have"],
    ["Completa con il present simple.", "My best friend ____ (fly) to Rome.", "flies"],
    ["Completa con il present simple.", "Nobody ____ (know) the answer.", "knows"],
    ["Completa con il present simple.", "What ____ (be) your hobbies?", "are"],
    ["Completa con il present simple.", "She ____ (get up) and ____ (have) breakfast.", "gets up + has"],
    ["Complete with the past simple.", "____ (be) your teacher bored three days ago?", "Was"],
    ["Complete with the past simple.", "Who ____ (win) the match?", "won"],
    ["Complete with the past simple.", "Why ____ (you / leave) early?", "did you leave"],
    ["Complete with will.", "I think it ____ (rain).", "will rain | 'll rain"],
    ["Complete with the past perfect.", "They ____ (eat) before.", "had eaten | 'd eaten"],
    [presents, "Be quiet! I ____ (study).", "am studying | 'm studying"],
    [presents, "I ____ (need) some help at the moment.", "need"],
    [presents, "She never ____ (eat) meat.", "eats"],
    [pasts, "I ____ (sleep) when the phone ____ (ring).", "was sleeping + rang"],
    [perfect, "I ____ (not see) her since Monday.", "haven't seen | have not seen | 've not seen"],
    [perfect, "We ____ (go) there in 2019.", "went"],
    [correctForm, "They ____ (arrive) an hour ago.", "arrived"],
    ["Complete with the infinitive or the -ing form.", "I enjoy ____ (read).", "reading"],
    ["Complete with the infinitive or the -ing form.", "We decided ____ (stay).", "to stay"],
    [choose, "Do / Are you like pizza?", "Do"],
    [choose, "She can swims / swim.", "swim"],
    [choose, "That book is my / mine.", "mine"],
    ["Write some or any.", "Are there ____ chairs?", "any"],
    ["Write a or an.", "I need ____ MP3 player.", "an"],
    ["Complete with in, on or at.", "The shop opens ____ nine o'clock.", "at"],
    ["Write the plural.", "two ____ (wife)", "wives"],
    ["traduci:", "Yesterday she ____ (take) the train.", "took"],
  ])("%s %s", (instruction, prompt, expected) => {
    expect(solve(instruction, prompt)).toBe(expected);
  });

  test.each([
    ["the tense is left open", correctForm, "He ____ (drink) some milk."],
    ["two tenses are right", correctForm, "I ____ (meet) him tomorrow."],
    ["two tenses are right", correctForm, "She ____ (work) here since May."],
    [
      "the sign says nothing of the other clause",
      presents,
      "I walk to school, but today I ____ (take) the bus.",
    ],
    ["the time is another sentence's", presents, "She usually walks. Here she ____ (come)."],
    ["both pasts are right", pasts, "While I ____ (cook), she ____ (watch) TV."],
    ["the duration fits both", perfect, "We ____ (live) in Rome for ten years."],
    ["the brackets hold no verb", "Complete with the past simple.", "I ____ (xyz) it."],
    [
      "affirmative or negative is left open",
      "Use the affirmative or negative present simple.",
      "I ____ (go).",
    ],
    ["the tense is beyond us", "Complete with the future perfect.", "I ____ (go) by then."],
    ["both options are right", choose, "She is / was happy."],
    ["either may come first", "Put the words in order.", "Tom / loves / Anna / ."],
    ["words are missing, not only their order", "Write questions.", "you / go / there / yesterday / ?"],
    ["a form is missing too", "Put the words in order.", "I / go / there / yesterday / ."],
    [
      "the words of the box are no small ones",
      "Use the words in the box.\nhouse  dog  sun",
      "The ____ is big.",
    ],
    [
      "the noun in brackets looks like a verb",
      "Completa con il nome.",
      "He gave us some ____ (work) yesterday.",
    ],
  ])("declines where %s", (_, instruction, prompt) => {
    expect(solve(instruction, prompt)).toBeUndefined();
  });

  test("puts words in order, with the time in front too", () => {
    const order = "Riordina le parole.";
    expect(solve(order, "usually / what / do / you / eat / ?")).toBe("What do you usually eat?");
    expect(solve(order, "on Mondays / plays / Anna / tennis / .")).toBe(
      "Anna plays tennis on Mondays. | On Mondays Anna plays tennis.",
    );
    expect(solve(order, "often / how / you / do / swim / ?")).toBe("How often do you swim?");
    expect(solve(order, "it's / an / book / interesting / .")).toBe("It's an interesting book.");
    expect(solve(order, "the table / are / there / books / on / two / .")).toBe(
      "There are two books on the table.",
    );
  });

  test("answers ten scattered words at once", () => {
    const pieces = "the / in / is / book / bag / the / a / dog / big / on";
    expect(solve("Put the words in order.", pieces)).toBeUndefined();
  });
});

test("fillPrompt puts answers where they belong", () => {
  const sheet = readItems("Complete.\n1 I ____ (be) tired and she ____ happy. (be)\n2 x ____ (go)");
  const [item] = sheet?.items ?? [];
  expect(item && fillPrompt(item, ["'m", "is"])).toBe("I'm tired and she is happy.");
});
