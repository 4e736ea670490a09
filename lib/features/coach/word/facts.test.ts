import { play, secretOf } from "@/tests/support/play-words";
import { holdsPhrase } from "../phrase";

describe("forms, synonyms, opposites, spelling", () => {
  test.each([
    ["il passato di go", /\*went\*/],
    ["paradigma di buy", /\*buy\*, \*bought\*, \*bought\*/],
    ["plurale di child", /\*children\*/],
    ["plurale di information", /plurale|non si conta/],
    ["comparativo di beautiful", /\*more beautiful\*/],
    ["superlativo di good", /\*the best\*/],
    ["past of be", /\*was\* o \*were\*/],
    ["sinonimo di big", /\*large\*/],
    ["contrario di ugly", /\*beautiful\*/],
    ["il contrario di alto in inglese", /\*short\*.*\*low\*/],
    ["contrario di tidier", /\*untidy\*/],
    ["sinonimo di happy e sad", /\*glad\*.*\*unhappy\*/],
    ["sinonimo di aubergine", /thesaurus/],
    ["come si scrive tommorow", /\*tomorrow\*/],
    ["come si scrive beautiful", /b-e-a-u-t-i-f-u-l/],
    ["si scrive recieve o receive?", /\*receive\*/],
    ["come si scrive neccessary", /\*necessary\*/],
  ])("%s", (message, reply) => expect(play([message]).last).toMatch(reply));

  test.each([
    ["il passato di go", "went"],
    ["paradigma di go", "went"],
    ["plurale di child", "children"],
    ["sinonimo di big", "large"],
    ["contrario di ugly", "beautiful"],
    ["come si scrive beatiful", "beautiful"],
    ["come si pronuncia went", "went"],
  ])("%s: not while %s is to be found", (message, answer) => {
    const { last } = play([message], [secretOf(answer)]);
    expect(last).not.toBe("");
    expect(holdsPhrase(last, answer)).toBe(false);
  });

  test.each([
    ["come si dice bello", "contrario di ugly", "beautiful"],
    ["come si dice grande", "sinonimo di huge", "big"],
  ])("%s, and %s does not tell it", (riddle, message, answer) =>
    expect(holdsPhrase(play([riddle, message]).last, answer)).toBe(false),
  );

  test.each([
    [["che vuol dire child", "e il plurale?"], /\*children\*/],
    [["paradigma di go", "come si pronuncia?"], /\*go\*/],
    [["che vuol dire big", "e il contrario?"], /\*small\*/],
    [["che vuol dire big", "plurale di foot"], /\*feet\*/],
    [["che vuol dire big", "come si dice piede al plurale"], /piede/],
  ])("%j: the word of before", (messages, reply) => expect(play(messages).last).toMatch(reply));
});
