/** The button of the reading tools: on every page, without the words of what it opens. */
export const openReadingTools = {
  short: "Aa",
  title: "Leggere meglio",
  /** Begins with what the button shows, so that it can be named by voice. */
  label: "Aa: leggere meglio",
};
