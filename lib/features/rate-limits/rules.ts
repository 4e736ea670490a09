/** What visitors whose address is not known may send a process, all together: far above what one ever sees. */
export const floodRateLimit = { max: 5_000, windowMs: 60 * 60 * 1000 };
