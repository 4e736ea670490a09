/** Brings the code of a conversation that comes with its first message: a busy machine takes longer for it than a test waits. */
export const lazyParts = () =>
  Promise.all([
    import("@/components/chat/markdown"),
    import("@/components/voice/listen-button"),
    import("@/components/findings/marked-text"),
    import("@/components/findings/finding-count"),
    import("@/components/findings/finding-panel"),
  ]);
