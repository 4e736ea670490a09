import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { keepRequestsReadable } from "./readable-requests";

let server: Server;
beforeAll(async () => {
  keepRequestsReadable();
  server = createServer(({ method, url }, response) => void response.end(`${method} ${url}`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

/** What the server takes a request for. */
function seen(method: string, path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, method, path }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}

describe("a request that Next cannot read", () => {
  it.each([
    ["/api/users/%", "/api/users/%25"],
    ["/api/users/%E0%A4%A", "/api/users/%25E0%25A4%25A"],
    ["/api/chat/%C3%28?before=%", "/api/chat/%25C3%2528?before=%"],
    ["/%ED%A0%80/caf%C3%A8", "/%25ED%25A0%2580/caf%C3%A8"],
  ])("with the address %s is taken by its letters", async (path, expected) => {
    expect(await seen("GET", path)).toBe(`GET ${expected}`);
  });

  it("with a method that no Request may have is one with a method that nothing answers", async () => {
    expect(await seen("TRACE", "/login")).toBe("OPTIONS /login");
  });
});

describe("any other request", () => {
  it.each(["/", "/api/users/5", "/api/users/%20%2F%C3%A8", "/profile?x=%E0%A4%A", "*"])(
    "to %s is left as it is",
    async (path) => {
      expect(await seen("GET", path)).toBe(`GET ${path}`);
    },
  );
});
