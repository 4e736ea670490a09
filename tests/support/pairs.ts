/**
 * Every pair of two lists, the second one begun a place further for each thing of the first: every nth pair has all of
 * both, where n divides the length of the second.
 */
export const pairsOf = <A, B>(ones: readonly A[], others: readonly B[]): (readonly [A, B])[] =>
  ones.flatMap((one, at) => {
    const from = at % others.length;
    return [...others.slice(from), ...others.slice(0, from)].map((other) => [one, other] as const);
  });
