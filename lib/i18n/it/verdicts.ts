/** A student's answer to a verdict on a try at an exercise, by a button. `item`: "la 3". */
export const verdicts = {
  buttons: { contest: "Secondo me è giusto", drop: "Lascia perdere" },
  /** What is said by pressing it, and what a screen reader calls the button. */
  said: {
    contest: (item: string) => `Secondo me è giusto: ${item}`,
    drop: (item: string) => `Lascia perdere ${item}`,
  },
};
