import { isNoisy } from "./rows";
import { spreadOf, type Spread } from "./statistics";

/** What one round measured, by target. */
export type Round<Target extends string, Sample> = Record<Target, Sample>;

/**
 * Visits every target once a round, in another random order each time, so that whatever disturbs the machine disturbs
 * all of them alike. The first round, which fills caches, is dropped; where `warmUp` fills them in less time it takes the
 * first round's place.
 */
export async function inRounds<Target extends string, Sample>(
  targets: Record<Target, () => Promise<Sample>>,
  rounds: number,
  warmUp?: () => Promise<unknown>,
): Promise<Round<Target, Sample>[]> {
  await warmUp?.();
  const names = Object.keys(targets) as Target[];
  const measured: Round<Target, Sample>[] = [];
  for (let round = warmUp ? 1 : 0; round < rounds; round += 1) {
    const samples: [Target, Sample][] = [];
    for (const name of shuffled(names)) samples.push([name, await targets[name]()]);
    if (round > 0) measured.push(Object.fromEntries(samples) as Round<Target, Sample>);
  }
  return measured;
}

/** A ratio taken in each round by itself. */
export const ratioOver = <R>(rounds: R[], ratioOf: (round: R) => number): Spread =>
  spreadOf(rounds.map(ratioOf));

/** Whether the bare figure swayed so much that the run proves little. */
export const isNoisyOver = <R>(rounds: R[], bareOf: (round: R) => number): boolean =>
  isNoisy(spreadOf(rounds.map(bareOf)));

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ thing }) => thing);
}
