import { request as http } from "node:http";

/** Asks by a name of one's own choosing, as a page does whose name was turned to our address. */
export function askFor(host: string, baseURL: string | undefined, path: string) {
  const { hostname, port } = new URL(baseURL ?? "");
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    http({ hostname, port, path, headers: { host } }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => (body += text));
      const type = String(response.headers["content-type"]);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, type, body }));
    })
      .on("error", reject)
      .end();
  });
}
