import { withEarlyModel, type EarlyModel } from "../support/early-model";
import { countedWire } from "../support/counted-wire";
import { connectPatiently } from "../support/patient-database";
import { createStudent } from "../support/students";

let e: EarlyModel;
withEarlyModel((made) => (e = made));

/** How often a turn may wait for the database. */
const most = 6;

describe("a turn of the chat", () => {
  it.each([
    ["without a mistake", "I like my red bike", {}],
    ["with a mistake", "Yesterday I go to school", {}],
    ["of a Pro", "I like my red bike", { isPro: true }],
    ["near the limit", "She don't like apples", { messagesCount: 190 }],
  ])(`%s waits for the database ${most} times at most`, async (_title, message, fields) => {
    const student = await createStudent(e.t, fields);
    const usual = e.t.app.db;
    const wire = await countedWire(e.t.env.DATABASE_URL ?? "");
    e.t.app.db = connectPatiently(wire.url);
    const trips: number[] = [];
    try {
      for (const one of [message, `${message}, and my cat is black`, message]) {
        const before = wire.counted.trips;
        expect((await e.stream(student, one).events()).at(-1)?.event).toBe("done");
        await e.t.app.db.$queryRaw`SELECT 1`; // What a turn leaves for afterwards has begun by then.
        trips.push(wire.counted.trips - before - 1);
      }
    } finally {
      await e.t.app.db.$disconnect();
      e.t.app.db = usual;
      wire.close();
    }
    expect(Math.min(...trips)).toBeGreaterThan(0);
    expect(trips.filter((count) => count > most)).toEqual([]);
  });
});
