import { api, send } from "./client";
import { ApiError, NetworkError, userMessageOf } from "./client-errors";

/** Has every call answered so, and gives the requests. */
function answerWith(answer: () => Promise<Response>) {
  const requests: [path: string, request: RequestInit][] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation((path, request) => {
    requests.push([path as string, request ?? {}]);
    return answer();
  });
  return requests;
}
const refused = (status: number, body: string | null, statusText = "") =>
  answerWith(async () => new Response(body, { status, statusText }));
const failure = () => api("GET /api/usage-stats").catch((error: unknown) => error);

describe("an answer that is not OK", () => {
  test.each([
    [404, "Nobody here", "", "404: Nobody here"],
    [401, '{"error":"Sessione scaduta."}', "Unauthorized", '401: {"error":"Sessione scaduta."}'],
    [502, "<html></html>", "Bad Gateway", "502: <html></html>"],
    [503, "", "Service Unavailable", "503: Service Unavailable"],
    [500, null, "Internal Server Error", "500: Internal Server Error"],
  ])(
    "of status %i and body %j is raised as its status, a colon and its text",
    async (status, body, statusText, text) => {
      refused(status, body, statusText);
      const error = await failure();
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ status, message: text });
    },
  );

  test("is raised by calls that stream too", async () => {
    refused(429, "Piano");
    await expect(send("POST /api/chat", { body: { message: "Hi" } })).rejects.toThrow("429: Piano");
  });

  test("gives the sentence to show, where the server sent one", async () => {
    refused(400, '{"error":"Scrivi un messaggio.","code":"BAD_INPUT"}');
    const error = await failure();
    expect(error).toMatchObject({ code: "BAD_INPUT", userMessage: "Scrivi un messaggio." });
    expect(userMessageOf(error, "Riprova.")).toBe("Scrivi un messaggio.");
    refused(502, "<html></html>");
    expect(userMessageOf(await failure(), "Riprova.")).toBe("Riprova.");
  });
});

test("no answer at all is another error, which has no status", async () => {
  answerWith(() => Promise.reject(new TypeError("offline")));
  const error = await failure();
  expect(error).toBeInstanceOf(NetworkError);
  expect(userMessageOf(error, "Riprova.")).toBe("Riprova.");
});

test("every call sends the cookies, and a body as JSON", async () => {
  const requests = answerWith(async () => Response.json({}));
  await api("GET /api/usage-stats");
  await api("POST /api/auth/login", { body: { email: "anna@scuola.example", password: "blu" } });
  expect(requests).toMatchObject([
    ["/api/usage-stats", { method: "GET", credentials: "include", body: undefined, headers: {} }],
    [
      "/api/auth/login",
      {
        method: "POST",
        credentials: "include",
        body: '{"email":"anna@scuola.example","password":"blu"}',
        headers: { "Content-Type": "application/json" },
      },
    ],
  ]);
});
