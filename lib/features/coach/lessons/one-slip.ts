/** Whether two words differ by one letter: another one, one more, one less, or two in each other's place. */
export function isOneSlipFrom(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const isSwap =
    left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2) && left.length > 1;
  return isSwap || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}
