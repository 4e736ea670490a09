import { connect } from "node:net";
import { expect, test } from "./support/fixtures";

/** Sends these bytes, which no client would, to our host, and reads until the connection ends. */
function send(baseURL: string | undefined, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? "");
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    socket.on("data", (text: string) => (answer += text)).on("error", reject);
    socket.on("close", () => resolve(answer));
    socket.write(bytes.replace("Host: x", `Host: ${hostname}:${port}`));
  });
}

/** The status, the headers and the body of an answer that is not cut short. */
function read(answer: string) {
  const [head = "", ...body] = answer.split("\r\n\r\n");
  const [start = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const text = body.join(""); // Perhaps in chunks, with their lengths around it.
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return { status: Number(start.split(" ")[1]), headers, json };
}

const request = (start: string) => `${start} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

const cases: [what: string, bytes: string, status: number, code: string][] = [
  ["a percent sign that starts nothing", request("GET /api/users/%"), 400, "BAD_INPUT"],
  ["half a character", request("GET /api/%E0%A4%A"), 400, "BAD_INPUT"],
  ["two slashes", request("GET //api/health"), 400, "BAD_INPUT"],
  ["an encoded slash", request("GET /api%2fhealth"), 400, "BAD_INPUT"],
  ["a way out", request("GET /api/../progress"), 400, "BAD_INPUT"],
  ["another host", request("GET http://evil.example/api/health"), 400, "BAD_INPUT"],
  ["no address", request("OPTIONS *"), 400, "BAD_INPUT"],
  ["a very long address", request(`GET /api/${"a".repeat(20_000)}`), 400, "BAD_INPUT"],
  ["a control character", request("GET /api/health\x01"), 400, "BAD_INPUT"],
  ["a method that nobody knows", request("FOO /api/health"), 400, "BAD_INPUT"],
  ["something that is no HTTP", "hello\r\n\r\n", 400, "BAD_INPUT"],
  [
    "two lengths",
    "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
    "BAD_INPUT",
  ],
  ["a long address of nobody", request(`GET /api/${"a".repeat(5000)}`), 404, "NOT_FOUND"],
  ["the API itself", request("GET /api"), 404, "NOT_FOUND"],
  ["TRACE", request("TRACE /api/chat"), 405, "METHOD_NOT_ALLOWED"],
  ["CONNECT", request("CONNECT /api/chat"), 405, "METHOD_NOT_ALLOWED"],
  ["PROPFIND", request("PROPFIND /api/chat"), 405, "METHOD_NOT_ALLOWED"],
  ["TRACE of a page", request("TRACE /login"), 405, "METHOD_NOT_ALLOWED"],
  ["a form sent to a page", request("POST /login"), 405, "METHOD_NOT_ALLOWED"],
];

for (const [what, bytes, status, code] of cases) {
  test(`${what} is refused in JSON with our headers`, async ({ baseURL }) => {
    const answer = read(await send(baseURL, bytes));
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.json)).toEqual({
      code,
      error: expect.any(String),
      requestId: expect.any(String),
    });
    expect(answer.headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store, no-transform",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    if (status === 405) expect(answer.headers["allow"]).toMatch(/^(POST|GET, HEAD)$/);
  });
}

test("what is no HTTP behind a request does not take the server down", async ({
  baseURL,
  request: browser,
}) => {
  await send(baseURL, "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nhello\r\n\r\n");
  expect((await browser.get("/api/health")).status()).toBe(200);
});

test("a body without an end is refused after 64 kB", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? "");
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  let [sentBytes, answer] = [0, ""];
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
  const trickle = setInterval(() => {
    socket.write(`1000\r\n${"x".repeat(4096)}\r\n`);
    sentBytes += 4096;
  }, 5);
  await new Promise((resolve) => {
    socket.on("data", (text: string) => resolve((answer += text)));
    socket.on("error", resolve).on("close", resolve);
  });
  clearInterval(trickle);
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(sentBytes).toBeLessThan(2 * 1024 * 1024);
});
