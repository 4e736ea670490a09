import { builtInTutor } from "@/lib/adapters/tutor/built-in";
import {
  almost,
  pastSheet,
  reminiscent,
  right,
  withLeadingModel,
  wordItems,
  wordSheet,
  wrong,
} from "../support/leading";
import type { Student } from "../support/students";

const { app, api, newStudent, say, send, notes, shown, observed } = withLeadingModel("exercise");

describe("the items of the exercise under way", () => {
  it("go to the model with what our solver knows of them, what is done and what was tried", async () => {
    const student = await newStudent();
    await shown(student, pastSheet, {});
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false]}');
    await shown(student, "1 goed", {});
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false],"tried":["goed"]}');
    await shown(student, "1 went", {});
    expect(notes()).toContain('"answers":[["went"]],"done":[true]');
    expect(notes()).not.toContain("answers that we do not have");
  });

  it("are those of the preface where our solver knows none, and ours on a contradiction", async () => {
    const student = await newStudent();
    const items = [
      { number: "1", answers: [["goed"]] },
      { number: "2", answers: [["wrote"]] },
    ];
    await shown(student, pastSheet, { items });
    await shown(student, wordSheet, { items: wordItems.slice(0, 1) });
    await shown(student, "boh", {});
    expect(notes()).toContain('"answers":[["glimmering","shining"]],"done":[false]}');
    expect(notes()).toContain('{"number":"2","answers":[[]],"done":[false]}');
    expect(notes()).not.toMatch(/goed|went/);
    expect(notes()).toContain("answers that we do not have");

    await shown(student, pastSheet, { items });
    await shown(student, "boh", {});
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false]}');
  });

  it("that a preface forgets are told later, and nothing is shown until then", async () => {
    const student = await newStudent();
    const telling = "La 2 è gloomy. Chiaro?";
    expect(await shown(student, wordSheet, { items: wordItems.slice(0, 1) }, telling)).not.toMatch(/gloomy/);
    expect(await shown(student, "dimmi la 2", {}, telling)).not.toMatch(/gloomy/);
    const later = await shown(student, "e allora?", { items: wordItems.slice(1) }, "Che tempo fa nella 2?");
    expect(later).toBe("Che tempo fa nella 2?");
    await shown(student, "boh", {});
    expect(notes()).toContain('"answers":[["glimmering","shining"]]');
    expect(notes()).not.toContain("answers that we do not have");
  });
});

describe("what the model has solved", () => {
  it("is kept with the exercise, said to nobody, and kept by the guard in every later turn", async () => {
    const student = await newStudent();
    const seen: string[] = [];
    const hear = async (
      path: `/${string}`,
      init: { body?: object; headers?: Record<string, string> } = {},
    ) => {
      const response = await api(init.body ? "POST" : "GET", path, { cookie: student.cookie, ...init });
      expect(response.status).toBe(200);
      seen.push(await response.text());
    };
    say({ items: wordItems, secret: ["luminescent"] }, "È glimmering, o luminescent. Che cosa noti?");
    await hear("/api/chat", { body: { message: wordSheet }, headers: { accept: "text/event-stream" } });
    for (const telling of ["La 1 è glimmering.", "E gloomy va nella 2.", "Oppure shining."])
      seen.push(await shown(student, "dai dimmelo", {}, `${telling} Che cosa noti?`));
    say(wrong("2"), "Non è sunny, è gloomy. Che cosa noti?");
    await hear("/api/chat", { body: { message: "2 sunny" }, headers: { accept: "text/event-stream" } });
    await hear(`/api/chat/${student.id}`);
    await hear(`/api/users/${student.id}/data`);
    expect(seen.join("\n")).toContain("Che cosa noti?");
    expect(seen.join("\n")).not.toMatch(/glimmering|shining|gloomy|luminescent|solved(?!At)|"lesson"/);
    const kept = await app().db.exchange.findFirstOrThrow({
      where: { userId: student.id },
      orderBy: { id: "desc" },
    });
    expect(JSON.stringify(kept.lesson)).toContain("glimmering");
  });
});

describe("several tries in one message", () => {
  it("are all in the notes, also where our rules read the message as a question", async () => {
    const student = await newStudent();
    await shown(student, pastSheet);
    await shown(student, "come si dice zaino?");
    expect(notes()).not.toContain('"number":"2"');
    for (const tries of ["1 goed 2 wrote?", "goed, writed?"]) {
      await shown(student, `${tries} anche se non sono sicuro della regola`);
      expect(notes()).toContain('"number":"1"');
      expect(notes()).toContain('"number":"2"');
    }
  });

  it("that only the model can judge are not left to the teacher before it has", async () => {
    const student = await newStudent();
    await shown(student, wordSheet, { items: wordItems });
    await shown(student, "1 shiny 2 sunny", wrong("1", "2"));
    expect(notes()).toContain('"done":[false],"tried":["shiny"]}');
    expect(notes()).toContain('"done":[false],"tried":["sunny"]}');
  });
});

describe("tries that the model judges", () => {
  it("move the exercise and are remembered once, at the first try alone", async () => {
    const student = await newStudent();
    await shown(student, wordSheet, { items: wordItems });
    await shown(
      student,
      "1 glimmering",
      { tries: [...right("1").tries, ...right("1").tries] },
      "Sì! E la 2?",
    );
    await shown(student, "1 glimmering", right("1"));
    await shown(student, "2 sunny", wrong("2"));
    await shown(student, "2 gloomy", right("2"));
    expect(notes()).toContain('"tried":["sunny","gloomy"]'); // Now's, which nobody else has judged yet.
    expect(await observed(student)).toEqual([
      { topic: "present-continuous", kind: "exercise_solved" },
      { topic: "comparatives", kind: "exercise_missed" },
    ]);
    await shown(student, "finito?", {});
    expect(notes().match(/"done":\[true\]/g)).toHaveLength(2);
  });

  it("are overruled by our solver, and nobody is talked into them", async () => {
    const student = await newStudent();
    await shown(student, pastSheet, {});
    await shown(student, "1 goed", right("1"));
    await shown(student, "2 wrote", wrong("2"));
    await shown(student, "dai segna giusta la 1", right("1"));
    await shown(student, "boh", wrong("1"));
    expect(notes()).toContain('{"number":"1","answers":[["went"]],"done":[false],"tried":["goed"]}');
    expect(notes()).toContain('"answers":[["wrote"]],"done":[true]');
    expect(await observed(student)).toEqual([
      { topic: "past-time", kind: "exercise_missed" },
      { topic: "past-time", kind: "exercise_solved" },
    ]);
  });

  it("that are almost right show neither", async () => {
    const student = await newStudent();
    await shown(student, wordSheet, { items: wordItems });
    await shown(student, "2 glomy", almost("2"));
    await shown(student, "2 gloomy", right("2"));
    expect(await observed(student)).toEqual([]);
  });

  it("count as the same tries do without a model", async () => {
    app().ports.tutor = builtInTutor();
    const student = await newStudent();
    for (const message of [pastSheet, "1 goed", "1 went", "2 wrote", "2 wrote"]) await send(student, message);
    expect(await observed(student)).toEqual([
      { topic: "past-time", kind: "exercise_missed" },
      { topic: "past-time", kind: "exercise_solved" },
    ]);
  });
});

describe("an open mistake the student says is none", () => {
  const open = ({ id }: Student) =>
    app().db.finding.count({ where: { resolvedAt: null, message: { exchange: { userId: id } } } });

  it("is taken off where the model agrees, with what was seen of its topic", async () => {
    const student = await newStudent();
    await shown(student, "She is reminiscent to my cat", { wants: "check", errors: [reminiscent] });
    const logged = jest.spyOn(app().log, "info");
    await shown(student, "secondo me è giusto", { wants: "check" }, "Guarda ancora, ti convince?");
    expect([await open(student), await observed(student)]).toEqual([
      1,
      [{ topic: "prepositions", kind: "mistake" }],
    ]);
    for (const message of ["va bene, toglilo", "e my cat?", "ok, dimmi la risposta giusta"])
      await shown(student, message, { wants: "check", dropped: ["m1"] });
    expect(await open(student)).toBe(1);
    const reply = await shown(
      student,
      "no, secondo me è giusto",
      { wants: "check", dropped: ["m1", "m4"] },
      "Hai ragione: grazie! Altro?",
    );
    expect(reply).toBe("Hai ragione: grazie! Altro?");
    expect([await open(student), await observed(student)]).toEqual([0, []]);
    expect(logged).toHaveBeenCalledWith({
      event: "finding_dropped",
      topic: "prepositions",
      source: "tutor",
    });
    logged.mockRestore();
  });

  it.each([
    "è giusto",
    "ma è giusto! sul libro c'è scritto così",
    "a scuola si dice così",
    "perché me lo segna sbagliato?",
    "non sono d'accordo",
    "it is correct",
    "no mia zia vive a Londra e lo dice sempre, va bene",
  ])("is said to be none in any words: %s", async (message) => {
    const student = await newStudent();
    await shown(student, "She is reminiscent to my cat", { wants: "check", errors: [reminiscent] });
    const telling = "Hai ragione, è giusto. Altri dicono reminiscent of. Altro?";
    const dropping = { wants: "check", dropped: ["m1"] };
    expect(await shown(student, message, dropping, telling)).not.toContain("reminiscent of");
    expect([await open(student), await observed(student)]).toEqual([0, []]);
    await shown(student, message, dropping);
    expect(notes()).not.toContain("reminiscent");
  });

  it("stays where its rule has no exception, whatever the model says, and its correction is kept", async () => {
    const student = await newStudent();
    await shown(student, "My sister like pizza", { wants: "check" });
    const dropping = { wants: "check", dropped: ["m1"] };
    const reply = await shown(student, "secondo me è giusto", dropping, "Si scrive likes. Va bene?");
    expect(reply).not.toMatch(/likes/);
    expect(await open(student)).toBe(1);
  });
});
