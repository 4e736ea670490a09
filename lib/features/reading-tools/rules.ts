/** What a reader can choose, the page as it always was first. A choice is kept by its place in its list: new ones go last. */
export const readingChoices = {
  /** Letters and words are set apart together: wide letters alone make words run into each other. */
  spacing: ["normal", "wide", "wider"],
  /** Characters in a line, at most. */
  column: ["normal", "60", "45"],
  /** Per cent. */
  size: ["100", "110", "125", "150", "175", "200"],
  font: ["lexend", "atkinson", "opendyslexic"],
  ground: ["device", "paper", "cream", "grey", "night"],
  ruler: ["false", "true"],
  calm: ["false", "true"],
} as const;

export type ReadingField = keyof typeof readingChoices;
export type ReadingTools = { [Field in ReadingField]: (typeof readingChoices)[Field][number] };

export const readingFields = Object.keys(readingChoices) as ReadingField[];

export const plainReading: ReadingTools = {
  spacing: "normal",
  column: "normal",
  size: "100",
  font: "lexend",
  ground: "device",
  ruler: "false",
  calm: "false",
};

/** What a press of one button changes; the rest stays as it is. */
export const readingPresets = {
  asIs: plainReading,
  airy: { spacing: "wide", column: "60", size: "110" },
  veryAiry: { spacing: "wider", column: "45", size: "125" },
} as const satisfies Record<string, Partial<ReadingTools>>;

/** One digit a field, such as `1210000`: what is kept in the account and in the cookie. */
export function readingCode(tools: ReadingTools): string {
  return readingFields.map((field) => choicesOf(field).indexOf(tools[field])).join("");
}

const digits = "0123456789";

/** Reads a code that may come from anywhere: undefined unless every digit of it stands for a choice. */
export function readReadingCode(code: string | null | undefined): ReadingTools | undefined {
  if (code?.length !== readingFields.length) return undefined;
  const entries = readingFields.map((field, at) => [field, choicesOf(field)[digits.indexOf(code[at] ?? "")]]);
  if (entries.some(([, choice]) => choice === undefined)) return undefined;
  return Object.fromEntries(entries) as ReadingTools;
}

export type ReadingAttributes = { [Field in ReadingField as `data-${Field}`]?: string };

/** The attributes of the page's root that its style reads: only of what differs from the page as it always was. */
export function readingAttributes(tools: ReadingTools): ReadingAttributes {
  const chosen = readingFields.filter((field) => tools[field] !== plainReading[field]);
  return Object.fromEntries(chosen.map((field) => [`data-${field}`, tools[field]]));
}

export const readingCookieName = "reading";
const cookieSeconds = 365 * 24 * 60 * 60;

/** The cookie that has the server draw the next page as it was chosen; none for the page as it always was. */
export function readingCookie(tools: ReadingTools, { isHttps }: { isHttps: boolean }): string {
  const code = readingCode(tools);
  const seconds = code === readingCode(plainReading) ? 0 : cookieSeconds;
  return `${readingCookieName}=${code}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** The colour of a browser's own bar above each ground. */
export const barColours = { paper: "#fbf5e9", cream: "#fbefcf", grey: "#e9ebee", night: "#151a2e" };

/** The same above what a reader has chosen; undefined where the device decides. */
export function barColourOf({ ground }: Pick<ReadingTools, "ground">): string | undefined {
  return ground === "device" ? undefined : barColours[ground];
}

const choicesOf = (field: ReadingField): readonly string[] => readingChoices[field];
