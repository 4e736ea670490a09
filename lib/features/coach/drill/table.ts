/** What school trains and the exercises of a day do not: an instruction, and sentences with what is right in their gap. */
export type Table = {
  instruction: string;
  /**
   * "There isn't ___ [some/any] {milk|bread} here. = any". What a gap leaves to choose from stands in square brackets,
   * what it is made of in round ones: nothing else tells whether a sentence is to be a negative, or in the past. A slash
   * between answers parts those that are as right.
   */
  rows: string;
};
