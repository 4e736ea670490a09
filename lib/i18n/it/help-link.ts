/** The name of the help, on every page, without the words of what it opens. */
export const helpTitle = "Aiuto";
