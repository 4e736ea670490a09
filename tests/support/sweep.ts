/** Whether the long sweeps run whole (`npm run test:all`), or by a fixed part of each (`npm test`). */
export const isSweeping = process.env.TEST_SWEEPS === "all";

/** All of a sweep's cases in `npm run test:all`, else every `nth` of them from the first on: always the same ones. */
export function partOf<T>(cases: readonly T[], nth: number): readonly T[] {
  return isSweeping ? cases : cases.filter((_, index) => index % nth === 0);
}
