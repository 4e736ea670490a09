import type { HeadName } from "./heads";
import { countSigns, weigh } from "./signs";
import type { Weights } from "./weights";

/** How far a message lies on one side of each head or the other: 1 is clear, 0 is undecided. */
export type Odds = Record<HeadName, number>;

/** What a classifier has learnt says of a message. */
export function classifier({ rarities, heads }: Weights): (message: string) => Odds {
  return (message) => {
    const text = weigh(countSigns(message), rarities);
    const entries = heads.map(({ name, bias, scale, weights }) => {
      let sum = 0;
      for (let at = 0; at < text.places.length; at += 1)
        sum += (text.values[at] ?? 0) * (weights[text.places[at] ?? 0] ?? 0);
      return [name, bias + scale * sum];
    });
    return Object.fromEntries(entries) as Odds;
  };
}
