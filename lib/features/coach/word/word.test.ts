import { play, secretOf } from "@/tests/support/play-words";
import { sayOn } from "../activity";
import { readEntries } from "../clues/dictionary";
import { guardSentence } from "../guard/guard";
import type { Secret } from "../guard/secrets";
import { holdsPhrase } from "../phrase";
import { continueWord, withWordsUsed } from "./continue-word";
import { secretsOfWord } from "./riddle";
import { leaveWords, maxWords, noWords, wordState } from "./word-state";

describe("an English word that is looked for", () => {
  test.each([
    ["at the first asking it is not told", ["come si dice mucca"], false],
    ["at the second asking it is", ["come si dice mucca", "cm si dice mucca in inglese"], true],
    ["in another form it is the same word", ["come si dice mucca", "come si dice mucche"], true],
    ["two wrong guesses, and it is", ["come si dice mucca", "horse", "pig"], true],
    ["one wrong guess is not enough", ["come si dice mucca", "horse"], false],
    ["nor is the same one twice", ["come si dice mucca", "horse", "a horse"], false],
    ["nor are two that are no words", ["come si dice mucca", "frengy", "brulf"], false],
    ["nor is not knowing", ["come si dice mucca", "boh", "non lo so", "boh"], false],
    ["nor is begging", ["come si dice mucca", "dimmelo", "dai dimmi la risposta"], false],
    ["nor is giving up", ["come si dice mucca", "mi arrendo"], false],
    ["to ask again without the word is to ask twice", ["come si dice mucca", "come si dice?"], true],
    ["a list of guesses is none", ["come si dice mucca", "dog, pig o horse?"], false],
  ])("%s", (_, messages, isTold) => {
    const { last, state } = play(messages);
    expect(holdsPhrase(last, "cow")).toBe(isTold);
    expect(secretsOfWord(state).map(({ answer }) => answer)).toEqual(isTold ? [] : ["cow"]);
  });

  const text: Secret = {
    answer: "The cow is in the field",
    inContext: "The cow is in the field",
    quote: "La mucca è nel campo",
    isText: true,
  };
  test.each([
    ["the answer of an exercise", secretOf("cow")],
    ["a word of a translation", text],
  ])("is never told while it is %s", (_, secret) => {
    const { replies } = play(
      ["come si dice mucca", "come si dice mucca", "horse", "pig", "dimmelo", "boh", "come inizia?", "boh"],
      [secret],
    );
    expect(replies.filter((reply) => reply === "" || holdsPhrase(reply, "cow") || /«C»/.test(reply))).toEqual(
      [],
    );
  });

  test("that is the same in Italian is no riddle", () =>
    expect(play(["come si dice computer"]).last).toMatch(/\*computer\*/));

  test("is found by who asks what it means", () => {
    const { last, state } = play(["come si dice mucca", "che vuol dire cow"]);
    expect(last).toContain("mucca");
    expect(secretsOfWord(state)).toEqual([]);
  });

  test("is found by who uses it", () =>
    expect(secretsOfWord(withWordsUsed(play(["come si dice mucca"]).state, "I have a cow."))).toEqual([]));

  test("stays secret while something else is talked about, and boh is not about it any more", () => {
    const state = leaveWords(play(["come si dice mucca"]).state);
    expect(secretsOfWord(state)).toHaveLength(1);
    expect(play(["boh"], [], state).last).toBe("");
  });

  test.each([
    ["come inizia?", /«C»/],
    ["con che lettera comincia", /«C»/],
    ["quante lettere sono", /3 lettere/],
    ["un altro indizio", /animali/],
    ["aiutino", /animali/],
    ["che significa?", /animali/],
    ["boh", /animali/],
    ["nn lo so", /animali/],
    ["nn m viene", /animali/],
  ])("%s", (message, clue) => expect(play(["come si dice mucca", message]).last).toMatch(clue));
});

describe("a guess", () => {
  test.each([
    ["come si dice mucca", "cow", /\*cow\*/],
    ["come si dice mucca", "è COW?", /\*cow\*/],
    ["come si dice mucca", "forse a cow", /\*cow\*/],
    ["come si dice mucca", "mucca si dice cow?", /\*cow\*/],
    ["come si dice mucca", "nn è cow", /\*cow\*/],
    ["come si dice mucca", "cows", /\*cow\*/],
    ["come si dice moglie", "wives", /\*wife\*/],
    ["come si dice andare", "to go", /\*go\*/],
    ["come si dice lavatrice", "the washing machine", /\*washing machine\*/],
    ["come si dice farfalla", "buterfly", /una lettera/],
    ["come si dice farfalla", "buterfli", /due lettere/],
    ["come si dice amico", "my friend", /\*friend\*/],
    ["come si dice lavatrice", "machine", /2/],
    ["come si dice mucca", "horse", /\*horse\*.*cavallo/],
    ["come si dice mucca", "brulf", /brulf/],
    ["come si dice mucca", "pig, dog o horse", /(?:uno|una) (?:sola|alla volta)|ne guardo uno/i],
    ["come si dice cane e gatto", "cat", /\*cat\*.*«cane»/],
    ["come si dice cane e gatto", "dog e cat", /\*dog\*.*\*cat\*/],
  ])("%s: %s", (question, guess, reply) => expect(play([question, guess]).last).toMatch(reply));

  test.each(["horse", "pig", "brulf", "house", "cup"])("%s is not praised", (guess) =>
    expect(play(["come si dice mucca", guess]).last).not.toMatch(
      /brav|giust|bell|ottim|quasi|vicin|(?:^|\s)sì(?!\p{L})/iu,
    ),
  );

  test.each([
    "ciao",
    "ok grazie",
    "I like pizza",
    "I am happy",
    "quando si usa il past simple?",
    "3. went",
    "Yesterday I was at home with my mum.",
    "lascia perdere",
    "non ho più voglia di fare i compiti oggi",
    "",
  ])("%j is none", (message) =>
    expect(
      continueWord(play(["come si dice mucca"]).state, message, sayOn(1), { ofWork: [] }),
    ).toBeUndefined(),
  );
});

describe("what an English word means", () => {
  test.each([
    ["che vuol dire cheap", /economico/],
    ["cosa significa went", /\*go\*.*andare/],
    ["che significa look forward to", /non vedere l'ora/],
    ["che vuol dire beatiful", /\*beautiful\*.*bello/],
    ["cosa vuol dire although e however", /anche se.*però|anche se.*tuttavia/i],
  ])("is told at once: %s", (message, meaning) => {
    const { last, state } = play([message]);
    expect(last).toMatch(meaning);
    expect(secretsOfWord(state)).toEqual([]);
  });

  test("is not told while it is to be found", () =>
    expect(
      play(["che vuol dire cheap", "dimmelo"], [secretOf("economico", "cheap")]).replies.join(" "),
    ).not.toMatch(/economico/));
});

describe("a word that is not in the dictionary", () => {
  test.each(["come si dice sgabuzzino", "che vuol dire serendipity", "come si scrive brontosaurian"])(
    "%s: that is said, and where to find it",
    (message) => {
      const { last } = play([message]);
      expect(last).toMatch(/non ce l'ho|non è nel mio|non c'è/);
      expect(last).toMatch(/dizionario/);
    },
  );

  test("a guess at it is neither right nor wrong", () =>
    expect(play(["come si dice sgabuzzino", "closet"]).last).toMatch(/non posso|non ho/));

  test("one a letter away is offered", () => expect(play(["come si dice zaiono"]).last).toContain("«zaino»"));

  test("a whole sentence is asked for its words", () =>
    expect(play(["come si dice mi piace giocare a calcio"]).last).toMatch(/parol/));
});

describe("every reply", () => {
  const messages =
    `come si dice zaino|boh|come si dice cane, gatto e topo|che vuol dire light|what does get mean
    |che vuol dire look after e give up|come si dice sgabuzzino|paradigma di be|sinonimo di nice|contrario di right
    |come si pronuncia photographer|come si pronuncia through, though e thought|come si scrive neccessary
    |passato di andare in inglese|cosa vuol dire it's a piece of cake|come si dice pesca|horse|dimmelo`
      .split("|")
      .map((message) => message.trim());

  test.each(messages.map((_, at) => at))("%i: is short and ends with its only question", (at) => {
    const { last } = play(messages.slice(Math.max(0, at - 2), at + 1));
    expect(last.split(/\s+/).length).toBeLessThanOrEqual(70);
    expect(last).toMatch(/\?$/);
    expect(last.match(/\?/g)).toHaveLength(1);
  });

  test("leaves a state that is plain data, and bounded", () => {
    const asked = readEntries()
      .slice(0, 60)
      .map(({ italian }) => `come si dice ${italian[0] ?? ""} in inglese`);
    const { state } = play([...asked, `che vuol dire ${"a".repeat(200)}`]);
    expect(state.words.length).toBeLessThanOrEqual(maxWords);
    expect(wordState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test("tells nothing of what is still to be found", () => {
    const some = readEntries().filter((_, at) => at % 97 === 0);
    const told = some.flatMap(({ italian: [word = ""] }) => {
      const messages = [`come si dice ${word} in inglese`, "boh", "boh", "boh"];
      let state = noWords;
      return messages.flatMap((message, turn) => {
        const { last, state: next } = play([message], [], state);
        state = next;
        return guardSentence(last, secretsOfWord(state)) ? [] : [`${turn}: ${last}`];
      });
    });
    expect(told).toEqual([]);
  });
});
