export const maxMessageLength = 4000;
export const pageSize = 50;
/** How long a tutor may take in all before the turn is given up and refunded. */
export const turnBudgetMs = 25_000;
/** After this a pending exchange is nobody's any more: the budget and room for the settling. */
export const leaseMs = 35_000;
export const sendThrottle = { max: 20, windowMs: 60_000 };
/** A longer reply is cut: no lesson needs it, and no model may fill the database. */
export const maxReplyLength = 4000;
