import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { makeRoutable, unreadableRequest } from "./routable-request.mjs";
import { root } from "./run.mjs";

/**
 * Longer than proxies and browsers keep a connection (60 s): who closes first must be the one that sends, or a request
 * meets a connection that has just been closed.
 */
const keepAliveMs = 75_000;
const exitCodes = { SIGINT: 130, SIGTERM: 143 };

/**
 * Serves the build like `next start`, but for what Next cannot route or Node cannot parse: that the application refuses.
 * Without a `host`, on every address.
 */
export async function listen({ port, host }) {
  const { default: next } = await import("next"); // A fresh clone has no packages yet when this file is loaded.
  const app = next({ dev: false, dir: root, port, hostname: host });
  await app.prepare();
  const handle = app.getRequestHandler();
  const answer = (request, response) => {
    makeRoutable(request);
    return handle(request, response);
  };

  const server = createServer(answer);
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = keepAliveMs + 5_000;
  server.on("connect", (request, socket) => answerOn(socket, request, answer));
  server.on("clientError", (error, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else answerOn(socket, unreadableRequest(new IncomingMessage(socket)), answer);
  });
  endInOrder(server, app);
  await new Promise((resolve, reject) => server.once("error", reject).listen({ port, host }, resolve));
}

/** Answers where Node makes no response of its own, and closes the connection: at once when another answer is under way. */
function answerOn(socket, request, answer) {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  try {
    response.assignSocket(socket);
  } catch {
    return socket.destroy();
  }
  response.once("finish", () => socket.end());
  request.push(null);
  return answer(request, response);
}

/** Asked to stop, finishes what is being answered and takes nothing more. */
function endInOrder(server, app) {
  for (const [signal, exitCode] of Object.entries(exitCodes)) {
    process.once(signal, () => server.close(() => app.close().finally(() => process.exit(exitCode))));
  }
}
