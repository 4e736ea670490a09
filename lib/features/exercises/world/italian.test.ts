import { italianFuture, italianNow, italianPast, italianPresent } from "./italian";

describe("Italian verbs", () => {
  test.each([
    ["giocare a calcio", 1, "giochi a calcio"],
    ["mangiare", 3, "mangiamo"],
    ["studiare", 1, "studi"],
    ["fare i compiti", 5, "fanno i compiti"],
    ["pulire la cucina", 2, "pulisce la cucina"],
    ["andare al parco", 0, "vado al parco"],
    ["bere il tè", 2, "beve il tè"],
  ] as const)("present of %s", (phrase, person, expected) =>
    expect(italianPresent(phrase, person)).toBe(expected),
  );

  it("agrees the participle with who went, never with who did", () => {
    expect(italianPast("andare al mare", 2, "f")).toBe("è andata al mare");
    expect(italianPast("andare al mare", 5, "m")).toBe("sono andati al mare");
    expect(italianPast("leggere un libro", 2, "f")).toBe("ha letto un libro");
  });

  it("makes futures and what is going on", () => {
    expect(italianFuture("giocare a calcio", 2)).toBe("giocherà a calcio");
    expect(italianFuture("andare al parco", 5)).toBe("andranno al parco");
    expect(italianFuture("leggere un libro", 0)).toBe("leggerò un libro");
    expect(italianFuture("mangiare", 3)).toBe("mangeremo");
    expect(italianNow("fare la spesa", 0)).toBe("sto facendo la spesa");
    expect(italianNow("leggere un libro", 5)).toBe("stanno leggendo un libro");
  });
});
