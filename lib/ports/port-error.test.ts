import { PaymentsError } from "./payments";
import { TutorError } from "./tutor";

test("an error is known by users of the port who were bundled apart from the adapter", async () => {
  let apart = { PaymentsError };
  await jest.isolateModulesAsync(async () => {
    apart = await import("./payments");
  });
  expect(apart.PaymentsError).not.toBe(PaymentsError);
  const error: unknown = new apart.PaymentsError("declined", { reason: "expired_card" });
  expect(error).toBeInstanceOf(PaymentsError);
  expect(error).not.toBeInstanceOf(TutorError);
  expect(error).toMatchObject({ name: "PaymentsError", code: "declined", reason: "expired_card" });
});

test("another error is none of a port", () => {
  expect(new Error("no")).not.toBeInstanceOf(PaymentsError);
  expect(undefined).not.toBeInstanceOf(PaymentsError);
});
