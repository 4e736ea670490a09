/** The places of a message that are to be discovered, and those that were. */
export const foundPlaces = {
  firstOf: (shown: number, open: number) => `Le prime ${shown} di ${open} cose da scoprire`,
  position: (n: number, of: number) => `${n} di ${of}`,
  next: "Prossima",
  solved: (quote: string, correction: string) =>
    correction ? `${quote}, corretto in ${correction}` : `${quote}, tolto`,
};
