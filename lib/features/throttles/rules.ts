/** What visitors whose address is not known may send, all together: far above what an installation ever sees. */
export const floodThrottle = { max: 5_000, windowMs: 60 * 60 * 1000 };
