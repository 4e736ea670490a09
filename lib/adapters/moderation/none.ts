import type { ModerationPort } from "@/lib/ports/moderation";

/** No second reader: without a provider of one, our own rules read alone. */
export const noModeration = (): ModerationPort => ({ name: "none", read: () => Promise.resolve(undefined) });
