import { subscribe, unsubscribe } from "node:diagnostics_channel";

/** Node's own name for the end of any answer of this process. */
const channel = "http.server.response.finish";

/** Resolves once this process has answered somebody, or when nobody has come for so long. */
export function firstAnswer(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe(channel, end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    subscribe(channel, end);
  });
}
