/** How many of the newest mails /dev/outbox shows. */
export const outboxShown = 50;
/** Tries of its password: of one address, or of all together whose address is not known. */
export const outboxTries = { max: 10, windowMs: 15 * 60 * 1000 };
/** How long the right one opens it for. */
export const outboxSessionSeconds = 12 * 60 * 60;
