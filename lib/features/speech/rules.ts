/** The longest text that is read aloud at once. */
export const maxSpeechLength = 4096;

/** Synthesis in all, the wait for others included. */
export const speechTimeoutMs = 25_000;

/** What is kept of texts read aloud: so much in all, none larger than this, each until nobody asked for it so long. */
export const clipCache = {
  maxBytes: 64 * 1024 * 1024,
  maxClipBytes: 4 * 1024 * 1024,
  unusedMs: 30 * 24 * 60 * 60 * 1000,
  /** A clip that is asked for again and again is marked as used only so often. */
  markAfterMs: 60 * 60 * 1000,
};
