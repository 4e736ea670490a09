/** What the free plan serves in all; Pro has no limit. */
export const freeLimits = { messages: 200, homework: 20, audio: 0 } as const;

/** What a send is: it is charged to one counter only. */
export type SendKind = "message" | "homework";
