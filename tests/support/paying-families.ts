import { createParent } from "./paying-parents";
import { createStudent } from "./students";
import type { TestApp } from "./test-app";

/** A card that can be given and not charged. */
export const failingCard = { number: "4000000000000341", expiry: "12/34", cvc: "123" };

/** A student and a parent of theirs, of whom nobody has paid yet. */
export async function createPayingFamily(t: TestApp, fields?: Parameters<typeof createStudent>[1]) {
  const child = await createStudent(t, fields);
  return { child, parent: await createParent(t, child) };
}
