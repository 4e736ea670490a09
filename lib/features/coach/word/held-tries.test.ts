import { play } from "@/tests/support/play-words";

describe("a try inside an Italian sentence", () => {
  test.each([
    ["come si dice astuccio", "dai dimmelo è una cosa con la p tipo pencil case", /\*pencil case\*/],
    ["come si dice astuccio", "non so se è pensil case", /quasi|lettera/i],
    ["come si dice astuccio", "boh pen bag", /Non è quella|un'altra|Questa no/],
    ["come si dice temperamatite", "sharpener", /\*sharpener\*/],
    ["come si dice magari", "maybe", /\*maybe\*/],
  ])("%s: %s", (question, message, reply) => expect(play([question, message]).last).toMatch(reply));

  test.each(["boh", "boh non mi viene", "boh aiutami", "mah niente"])("%s is none", (message) =>
    expect(play(["come si dice astuccio", message]).last).toMatch(/scuola/),
  );
});

describe("the sense that is told", () => {
  test("is the one that is asked for", () => {
    expect(play(["come si dice la riga per disegnare"]).last).toMatch(/straight lines/);
    expect(play(["come si dice riga"]).last).toMatch(/row/);
    expect(play(["come si dice riga", "ma io intendo la riga per disegnare"]).last).toMatch(/straight lines/);
  });

  test("untold, each is right", () => {
    for (const guess of ["line", "ruler"])
      expect(play(["come si dice riga", guess]).last).toContain(`*${guess}*`);
  });

  test("that we do not have is not made up", () =>
    expect(play(["come si dice calcio", "intendo il minerale delle ossa"]).last).toMatch(
      /significato|senso/,
    ));
});

test("what it takes to be told after all clues", () => {
  const boh = ["boh", "boh", "boh"];
  expect(play(["come si dice in bocca al lupo", "dimmela"]).last).not.toContain("*good luck*");
  expect(play(["come si dice in bocca al lupo", ...boh, "dimmela"]).last).toContain("*good luck*");
});

test.each([
  ["cosa vuol dire in inglese spooky che l'ho visto su youtube", "spaventoso"],
  ['cosa significa "get over it"', "superare"],
  ["cosa vuol dire gave up", "arrendersi"],
])("%s", (message, meaning) => expect(play([message]).last).toContain(meaning));

test("what the student takes it for is confirmed, where it is right", () => {
  const asked = ["cosa vuol dire get over it"];
  expect(play([...asked, "quindi vuol dire tipo superare una cosa no?"]).last).toMatch(/Sì|Esatto|Giusto/);
  expect(play([...asked, "quindi vuol dire mangiare?"]).last).not.toMatch(/Sì|Esatto|Giusto/);
});

test("the opposite of the word before is no word of its own", () =>
  expect(play(["come si dice brutto", "ugly", "e il contrario"]).last).toMatch(/beautiful/));
