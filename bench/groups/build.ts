/** A clean production build beside that of the floor. Leaves both for the groups that come after it. */
import { buildBothAnew } from "../builds";
import { report } from "../rows";

const { product, floor } = await buildBothAnew();
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
report([
  {
    metric: "build: clean, for production",
    ours: seconds(product),
    floor: seconds(floor),
    ratio: product / floor,
    goal: { atMost: 3 },
  },
]);
