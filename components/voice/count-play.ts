import { api } from "@/lib/api-client/client";

/** Tells the server that a message is being listened to. Nobody waits for it, and a failure is logged only. */
export function countPlay(): void {
  api("POST /api/increment-usage", { body: { type: "audio" } }).catch((error: unknown) =>
    console.warn("A message listened to was not counted", error),
  );
}
