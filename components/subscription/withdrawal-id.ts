/** Where on its page the withdrawal is. */
export const withdrawalId = "recesso";
