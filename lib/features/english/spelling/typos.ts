/** What pupils take for one another, and how little of a slip it is: sounds alike, doubled, silent. */
const alike: [string, string, number][] = [
  ["f", "ph", 0.3],
  ["k", "c", 0.4],
  ["k", "ck", 0.4],
  ["c", "ck", 0.4],
  ["ch", "tch", 0.3],
  ["sh", "ch", 0.6],
  ["c", "ch", 0.5],
  ["c", "s", 0.5],
  ["s", "sc", 0.4],
  ["z", "s", 0.3],
  ["y", "i", 0.3],
  ["y", "ie", 0.4],
  ["ie", "ei", 0.3],
  ["ea", "ee", 0.4],
  ["ea", "e", 0.5],
  ["ee", "e", 0.5],
  ["ee", "i", 0.5],
  ["oo", "u", 0.5],
  ["oo", "o", 0.5],
  ["ou", "o", 0.5],
  ["ou", "u", 0.4],
  ["ui", "i", 0.4],
  ["au", "a", 0.5],
  ["ow", "ou", 0.4],
  ["j", "dg", 0.4],
  ["j", "g", 0.4],
  ["w", "wh", 0.3],
  ["n", "kn", 0.4],
  ["t", "th", 0.5],
  ["ht", "th", 0.4],
  ["gth", "ght", 0.3],
  ["t", "ght", 0.6],
  ["x", "xc", 0.3],
  ["xc", "x", 0.3],
  ["s", "x", 0.5],
  ["ct", "tt", 0.5],
  ["w", "v", 0.6],
  ["ai", "a", 0.5],
  ["le", "el", 0.4],
  ["re", "er", 0.3],
  ["ful", "full", 0.2],
  ["or", "er", 0.4],
  ["our", "or", 0.3],
  ["", "h", 0.5],
  ["", "e", 0.6],
];
const pairs = alike.flatMap(([one, other, cost]) => [
  { from: one, to: other, cost },
  { from: other, to: one, cost },
]);

const isVowel = (letter: string) => "aeiou".includes(letter);

/** The cheapest way to explain the ends of both words, given what explains the words before them. */
function cheapest(
  from: string,
  to: string,
  row: number,
  column: number,
  cost: (row: number, column: number) => number,
): number {
  const [mine = "", yours = ""] = [from[row - 1], to[column - 1]];
  const options = [
    mine && mine === yours ? cost(row - 1, column - 1) : Infinity,
    row > 0 ? cost(row - 1, column) + (mine === from[row - 2] ? 0.3 : 1) : Infinity,
    column > 0 ? cost(row, column - 1) + (yours === to[column - 2] ? 0.3 : 1) : Infinity,
    row > 0 && column > 0
      ? cost(row - 1, column - 1) + (isVowel(mine) && isVowel(yours) ? 0.6 : 1)
      : Infinity,
  ];
  if (row > 1 && column > 1 && mine === to[column - 2] && yours === from[row - 2])
    options.push(cost(row - 2, column - 2) + 0.5);
  for (const pair of pairs) {
    if (
      from.endsWith(pair.from, row) &&
      to.endsWith(pair.to, column) &&
      row >= pair.from.length &&
      column >= pair.to.length
    )
      options.push(cost(row - pair.from.length, column - pair.to.length) + pair.cost);
  }
  return Math.min(...options);
}

/** How far a word is from what it may have been meant to be: 1 for a slip nobody expects, less for a common one. */
export function typosBetween(from: string, to: string): number {
  const width = to.length + 1;
  const costs = new Array<number>((from.length + 1) * width).fill(0);
  const cost = (row: number, column: number) => costs[row * width + column] ?? Infinity;
  for (let row = 0; row <= from.length; row += 1) {
    for (let column = 0; column <= to.length; column += 1)
      if (row + column > 0) costs[row * width + column] = cheapest(from, to, row, column, cost);
  }
  return cost(from.length, to.length);
}
