/**
 * For tests that mostly wait for time to pass: the work of all cases is begun with the first one that is asked for, and
 * each test waits for its own.
 */
export function together<Case, Result>(cases: readonly Case[], work: (one: Case) => Promise<Result>) {
  let begun: Map<Case, Promise<Result>> | undefined;
  return (one: Case): Promise<Result> => {
    begun ??= new Map(cases.map((each) => [each, work(each)]));
    for (const result of begun.values()) result.catch(() => undefined); // Told by the test of its case.
    return begun.get(one) ?? Promise.reject(new Error("no such case"));
  };
}
