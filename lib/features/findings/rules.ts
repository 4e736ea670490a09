/** After so many real attempts an example of the same rule is shown solved. */
export const twinFromAttempt = 2;
export const maxTryLength = 500;
export const tryRate = { max: 40, windowMs: 60_000 };
/** Earlier mistakes a new message is checked against. */
export const maxOpenFindings = 30;
