import { readFileSync } from "node:fs";
import { createServer, isIPv6 } from "node:net";
import { listen } from "./http-server.mjs";
import { SettingsError } from "./settings.mjs";

const longestAnswerMs = 25_000;

/** Says so at once, and not after a build, when somebody else is listening on the port, or the address is not ours. */
export async function refuseBusyPort(port, host) {
  await listenAndClose(port, host).catch((error) => explain(error, port));
  // A browser that is told `localhost` may try ::1 first, and would meet whoever listens there.
  if (host === "127.0.0.1") {
    await listenAndClose(port, "::1").catch((error) => isMissingAddress(error) || explain(error, port));
  }
}

async function listenAndClose(port, host) {
  const probe = createServer();
  await new Promise((resolve, reject) => probe.once("error", reject).listen({ port, host }, resolve));
  await new Promise((resolve) => probe.close(resolve));
}

const isMissingAddress = ({ code }) => ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code);

function explain(error, port) {
  if (error.code === "EADDRINUSE") {
    throw new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === "EACCES") throw new SettingsError(["PORT: must be one that this user may open"]);
  if (isMissingAddress(error)) throw new SettingsError(["HOST: must be an address that this computer has"]);
  throw error;
}

/** Serves the build in this very process, so that nothing is left behind when it is killed, and prints `banner`. */
export async function serve({ port, host, banner }) {
  endWithNpm();
  endWithinOneAnswer();
  process.env.NODE_ENV = "production";
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  await listen({ port, host });
  await firstAnswer(port, host);
  console.log(banner);
}

/** A killed npm (kill -9) tells nobody, and the port and the data would stay taken. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const ancestors = npmAndWhatIsBetween();
  const check = () => {
    if (npmAndWhatIsBetween() !== ancestors) process.exit(1);
  };
  setInterval(check, 250).unref();
}

/** npm starts scripts through a shell, which on some systems stays in between and survives npm. */
function npmAndWhatIsBetween() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const [, program, npm] = /^\d+ \((.*)\) \S (\d+) /s.exec(stat);
    return /^(da|ba)?sh$/.test(program) ? `${process.ppid} ${npm}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** Next finishes what it is answering when asked to stop, and would wait for ever for a client that hangs. */
function endWithinOneAnswer() {
  let asked = 0;
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      asked += 1;
      setTimeout(() => process.exit(1), asked > 1 ? 0 : longestAnswerMs).unref();
    });
  }
}

/** Whether the application answers at all: health would wait for what only a message needs. */
async function firstAnswer(port, host) {
  const everywhere = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  const address = everywhere[host] ?? host;
  const origin = `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(`${origin}/api/auth/session`).catch(() => undefined);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server does not answer: see the log above.");
}
