import type { ReadingTools } from "@/lib/features/reading-tools/rules";
import { api } from "@/lib/api-client/client";

/** Where a choice was kept: in the account, on this device because nobody is signed in, or only there as the call failed. */
export type Kept = "account" | "device" | "device-only";

/** Keeps a choice in the account of who is signed in. The device has it already. */
export async function saveReading(tools: ReadingTools): Promise<Kept> {
  try {
    const { isSignedIn } = await api("GET /api/auth/session");
    if (!isSignedIn) return "device";
    await api("PUT /api/reading-tools", { body: tools });
    return "account";
  } catch {
    return "device-only";
  }
}
