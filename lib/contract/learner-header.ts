/** Says which learner's page a call comes from: the cookie is all tabs' own, and somebody else may have come in in another. */
export const learnerHeader = "X-Learner";
