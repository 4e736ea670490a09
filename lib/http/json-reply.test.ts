import { jsonReply } from "./json-reply";

test("a value as JSON, with the status and the headers it is given", async () => {
  const response = jsonReply({ message: "È così 😀" }, { status: 201, headers: { "Retry-After": "5" } });
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ message: "È così 😀" });
});

test("whoever says how an answer is to be kept is heard", () => {
  const kept = jsonReply({}, { headers: { "Cache-Control": "private, max-age=60" } });
  expect(kept.headers.get("Cache-Control")).toBe("private, max-age=60");
});

test("what is short says that it is not to be compressed, what is long does not", () => {
  const cacheControlOf = (text: string) => jsonReply({ text }).headers.get("Cache-Control");
  expect(cacheControlOf("breve")).toBe("no-store, no-transform");
  expect(cacheControlOf("lungo ".repeat(200))).toBeNull();
});
