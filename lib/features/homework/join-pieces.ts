const unit =
  "day|week|weekend|month|year|morning|afternoon|evening|night|summer|winter|spring|autumn|sunday|monday|tuesday|wednesday|thursday|friday|saturday";
const weekday = "sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?";
const month = "january|february|march|april|june|july|august|september|october|november|december";
const number = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}";

/** Words that stand together wherever they were scattered to, each in its order. */
const together = [
  ["at", number, "o'clock"],
  ["at", "the", "weekend"],
  ["in", "the", "morning|afternoon|evening"],
  ["on", weekday, "morning|afternoon|evening"],
  ["on", weekday],
  ["in", `${month}|summer|winter|spring|autumn|\\d{4}`],
  ["at", "night|weekends"],
  ["once|twice", "a", "day|week|month|year"],
  [number, "days?|weeks?|months?|years?|hours?", "ago"],
  ["last|next|every", unit],
  ["yesterday", "morning|afternoon|evening"],
  ["to", "school|bed|work|university|church"],
  ["at", "home|school|work|university"],
  ["by", "bus|car|train|plane|bike|taxi|boat|tram"],
  ["on", "foot|tv|holiday"],
].map((row) => row.map((word) => new RegExp(`^(?:${word})$`, "i")));

/** The pieces with such words in one, where each of them is there once; undefined where there are none. */
export function joinPieces(pieces: readonly string[]): string[] | undefined {
  let joined = [...pieces];
  for (const row of together) {
    const found = row.map((word) => joined.filter((piece) => word.test(piece)));
    if (!found.every((matches) => matches.length === 1)) continue;
    const words = found.flat();
    joined = [...joined.filter((piece) => !words.includes(piece)), words.join(" ")];
  }
  if (joined.length === pieces.length) return undefined;
  const end = joined.find((piece) => /^[.?!]$/.test(piece));
  return end ? [...joined.filter((piece) => piece !== end), end] : joined;
}
