/** What was measured at a place, and the terms there that are to make it up. */
export type Sample = { terms: readonly number[]; value: number };

/** How much of each term makes up the samples best; `damping` keeps small what they say little of. */
export function leastSquares(samples: readonly Sample[], damping = 0): number[] {
  const count = samples[0]?.terms.length ?? 0;
  const equations = Array.from({ length: count }, () => new Array<number>(count + 1).fill(0));
  for (const { terms, value } of samples)
    for (const [row, one] of terms.entries()) {
      const equation = equations[row] ?? [];
      for (const [column, other] of terms.entries()) equation[column] = (equation[column] ?? 0) + one * other;
      equation[row] = (equation[row] ?? 0) + damping;
      equation[count] = (equation[count] ?? 0) + one * value;
    }
  return solve(equations);
}

/** Linear equations, each a row with its right side at the end. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let at = 0; at < size; at += 1) {
    const pivotRow = matrix
      .slice(at)
      .reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best));
    const from = matrix.indexOf(pivotRow);
    [matrix[at], matrix[from]] = [pivotRow, matrix[at] ?? pivotRow];
    const pivot = pivotRow[at] ?? 0;
    if (Math.abs(pivot) < 1e-9) return Array.from({ length: size }, () => 0);
    for (const [row, values] of matrix.entries()) {
      if (row === at) continue;
      const part = (values[at] ?? 0) / pivot;
      for (let column = at; column <= size; column += 1)
        values[column] = (values[column] ?? 0) - part * (pivotRow[column] ?? 0);
    }
  }
  return matrix.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
