import { failureOf } from "@/tests/support/failure-of";
import type { Db } from "@/lib/db/client";
import { maxTurns, takeTurnSlot } from "./turn-slots";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const newDatabase = () => ({}) as Db;

async function fill(db: Db): Promise<(() => void)[]> {
  return Promise.all(Array.from({ length: maxTurns }, () => takeTurnSlot(db)));
}

test("a turn beyond the last place gets the first that is given back, in the order they came", async () => {
  const db = newDatabase();
  const [first, second] = await fill(db);
  const order: string[] = [];
  const late = takeTurnSlot(db).then(() => order.push("late"));
  const later = takeTurnSlot(db).then(() => order.push("later"));
  first?.();
  await late;
  expect(order).toEqual(["late"]);
  second?.();
  await later;
  expect(order).toEqual(["late", "later"]);
});

test("who waits too long is refused and told when to come again, and takes no place", async () => {
  const db = newDatabase();
  const [first] = await fill(db);
  const failure = failureOf(takeTurnSlot(db));
  await jest.advanceTimersByTimeAsync(2000);
  expect(await failure).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 5 });
  first?.();
  await expect(takeTurnSlot(db)).resolves.toBeInstanceOf(Function);
});

test("the turns of another database have places of their own", async () => {
  await fill(newDatabase());
  await expect(takeTurnSlot(newDatabase())).resolves.toBeInstanceOf(Function);
});
