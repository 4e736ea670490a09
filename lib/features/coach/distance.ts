/** Letters to add, take away, change or swap with a neighbour. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [
        (rows[row - 1]?.[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (rows[row - 1]?.[column - 1] ?? 0) + cost,
      ];
      if (isSwap && row > 1 && column > 1) steps.push((rows[row - 2]?.[column - 2] ?? 0) + 1);
      line.push(Math.min(...steps));
    }
    rows.push(line);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Whether two words are one letter more, less or other apart, or two letters side by side have changed places. */
export function isOneTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, otherLeft] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && otherLeft.length <= 1) return left !== otherLeft;
  return left.length === 2 && otherLeft === `${left[1]}${left[0]}`;
}
