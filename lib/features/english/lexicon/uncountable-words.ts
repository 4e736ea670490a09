import { setOf } from "./words";

/** Plurals that do not exist, with the noun they were made of. */
export const inventedUncountables = new Map(
  Object.entries({
    homeworks: "homework",
    researches: "research",
    progresses: "progress",
    rubbishes: "rubbish",
    jewelleries: "jewellery",
    sceneries: "scenery",
    spaghettis: "spaghetti",
    ...Object.fromEntries(
      `information advice furniture luggage baggage knowledge equipment money bread music traffic weather software garbage
      feedback evidence housework accommodation clothing underwear sportswear stuff gossip slang nonsense wildlife transport
      courage patience violence pollution hardware rice butter pasta fun luck toothpaste ketchup popcorn cash shopping
      sunshine entertainment`
        .split(/\s+/)
        .map((noun) => [`${noun}s`, noun]),
    ),
  }),
);
/** Also third persons of verbs (or slips for one): a noun only after what opens a noun phrase. */
export const alsoVerbs = setOf("advices researches progresses evidences butters transports gossips");

/** Nouns without a plural that take neither a number nor "a" nor "these". */
export const pieces = setOf("information advice furniture homework luggage baggage news equipment housework");
/** Never counted, but for orders in a café and the like: "a bread", "many rice". */
export const substances = setOf(
  "money bread rice pasta butter music traffic rubbish research spaghetti jewellery luck weather fun progress software garbage toast housework cash clothing",
);
/** "A beautiful weather": here the article goes and nothing takes its place. */
export const withoutArticle = setOf("weather fun luck progress traffic music");
/** The subjects of a verb in the singular, whatever they end in. */
export const agreeing = setOf(
  `information homework advice furniture luggage money news equipment traffic weather hair spaghetti pasta music bread food
  maths mathematics physics gymnastics athletics politics economics rice rubbish water housework knowledge research`,
);
export const subjects = setOf(
  "maths mathematics physics gymnastics athletics politics economics spaghetti homework news information advice pollution traffic money",
);
