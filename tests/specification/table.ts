/** A string that the specification fixes, as a row of the table. */
export type Row = {
  /** As the specification writes it. What varies is in braces. */
  text: string;
  /** The text with what varies filled in; without it the text itself is looked for. */
  example?: string;
  /** What brings it about. */
  how: string;
  /** Makes the example: the name of a function among the Italian texts, and what it is called with. */
  from?: readonly [name: string, ...args: unknown[]];
  /** The file that has it, where it is no Italian text, and what stands there instead where it is put together. */
  file?: string;
  code?: string;
  /** The test that brings it about and expects it, where it is another than the screen's. */
  test?: string;
  /** The decision by which the product says this, and not what the specification says. */
  decided?: string;
};

/** A screen, in plain words, with its test and its strings. */
export type Screen = { where: string; test: string; rows: Row[] };

export type Section = { title: string; screens: Screen[] };

/** A number of the specification's table, and the title of the test that fails when it is another. */
export type Constant = { item: string; value: string; test: string; title: string };
