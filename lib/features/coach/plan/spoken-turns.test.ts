import { play } from "@/tests/evals/play-chat";

const last = (...messages: string[]) => play(messages).at(-1);

const text = `Jamie is eleven years old. He lives in Manchester with his mum. He gets up at seven o'clock. He goes to school by bus.
After school he plays football in the park. 1. Where does Jamie live? 2. What time does he get up? 3. How does he go to school?`;

describe("what somebody dictates holds more than the answer", () => {
  test.each([
    "he lives in manchester senti ma tu ce l'hai un gatto io sì si chiama pallina",
    "he lives in manchester cioè con la mamma e poi mi viene il mal di pancia",
  ])("an answer to a passage: %s", (message) => {
    const { plan } = last(text, message) ?? {};
    expect(plan?.about).toBe("passage");
    expect(plan?.state.passage?.at).toBe(1);
  });

  test.each(["sì", "si guardalo", "ok va bene"])("an offer that is taken is kept: %s", (message) => {
    const said = ["he lives in manchester", "at seven o'clock", "he goes by bus", message];
    expect(last(text, ...said)?.reply).toMatch(/in frasi intere/);
  });

  test.each([
    "dice traduci in inglese allora la prima i get up at seven o'clock",
    "no no non another il to di i have got to brothers due fratelli si scrive così",
  ])("no riddle is made of what is only said in between: %s", (message) =>
    expect(last(message)?.plan.about).not.toBe("word"),
  );

  test.each(["come si dice allora in inglese", "come si dice «così» quando uno vuole dire in questo modo"])(
    "who asks for it is asked: %s",
    (message) => expect(last(message)?.plan.about).toBe("word"),
  );

  test.each(["ti stavo chiedendo se va bene", "ma io stavo facendo i compiti"])(
    "what is said of the lesson names no tense: %s",
    (message) => expect(last(message)?.plan.about).not.toBe("rule"),
  );

  test("who asks for a tense by its Italian is told of it", () =>
    expect(last("come si dice stavo facendo in inglese? che tempo è")?.plan.about).toBe("rule"));
});
