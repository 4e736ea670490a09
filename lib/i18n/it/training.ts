/** The name of the exercises. Apart from their own words, which the chat does without. */
export const training = {
  title: "Allenati",
};
