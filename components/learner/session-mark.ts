/** Where a tab keeps that somebody is in, so that the login can say why it is asked for again. Whoever logs out takes it along. */
export const sessionMark = "english-coach.signed-in";
