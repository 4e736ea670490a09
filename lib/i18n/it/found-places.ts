/** The places of a message that are to be discovered, and those that were. */
export const foundPlaces = {
  /** Of one that is still open: its topic would tell what is to be found. */
  toDiscover: "Una cosa da scoprire",
  position: (n: number, of: number) => `${n} di ${of}`,
  next: "Prossima",
  /** After one that was put right: the next one, by its place. */
  nextAt: (n: number, of: number) => `Prossima (${n} di ${of})`,
  earlierHints: (count: number) => `Aiuti di prima (${count})`,
  ruleAndHints: (count: number) => (count === 0 ? "La regola" : `La regola e gli aiuti di prima (${count})`),
  solved: (quote: string, correction: string) =>
    correction ? `${quote}, corretto in ${correction}` : `${quote}, tolto`,
};
