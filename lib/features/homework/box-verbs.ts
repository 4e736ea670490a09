import { speaksFor } from "./families/phrasal";

/** What the verbs of school books are done to or with; each is certain beside its verb alone. */
const companions: [string, string][] = [
  [
    "play",
    "tennis|football|basketball|volleyball|rugby|golf|chess|cards|games|video games|computer games|the (?:piano|guitar|violin|drums|flute)|a game",
  ],
  [
    "eat",
    "pizza|pasta|apples?|an? (?:apple|sandwich|banana|pizza|ice cream)|meat|fish|cake|bread|vegetables|fruit|sandwich(?:es)?|dinner|lunch|breakfast|cereal|chocolate|biscuits|sweets|spaghetti|sushi|hamburgers?|snails",
  ],
  [
    "have",
    "breakfast|lunch|dinner|a (?:shower|bath|party|picnic|rest|good time)|a (?:dog|cat|sister|brother)|a snack",
  ],
  [
    "drink",
    "(?:some |a (?:glass|cup|bottle) of |lots of |a lot of |too much )?(?:water|milk|tea|coffee|juice|orange juice|cola|coke|lemonade|wine|beer)",
  ],
  [
    "read",
    "(?:a|an|the|this|that|my|his|her|many|some)? ?(?:very |really )?(?:good |new |interesting |long )?(?:books?|newspapers?|magazines?|comics?|novels?)|the newspaper",
  ],
  [
    "write",
    "(?:a|an|the|some|many)? ?(?:long |short )?(?:letters?|emails?|e-mails?|poems?|postcards?|stor(?:y|ies)|compositions?)|to (?:him|her|me|them)|an? (?:email|article|text|message)",
  ],
  [
    "watch",
    "(?:the )?(?:tv|television)|a (?:film|movie|dvd|video|match|cartoon|documentary)|films|cartoons|videos|the match|a football match",
  ],
  ["listen", "to\\b"],
  [
    "go",
    "to (?:the|bed|school|work|london|paris|rome|italy|spain|france|university|church|a)\\b|to \\p{Lu}\\p{Ll}+|shopping|swimming|skiing|home|out\\b|there|camping|fishing|for a walk|on holiday|by bus",
  ],
  [
    "do",
    "(?:my|your|his|her|our|their|the|this)? ?(?:homework|housework|shopping|washing[- ]up|exercises?|exercise|ironing|cleaning|crossword)|judo|karate|yoga|gymnastics|athletics|sport|the dishes",
  ],
  [
    "make",
    "(?:a |the |my |his |her |some )?(?:cakes?|beds?|mistakes?|noise|plans?|friends|phone calls?|tea|coffee|a sandwich|breakfast|sandwiches)",
  ],
  ["wash", "(?:the |my |his |her |their |our )?(?:dishes|car|hair|hands|face|clothes|teeth)"],
  [
    "clean",
    "(?:the |my |his |her |their |our )?(?:room|bedroom|house|kitchen|windows|bathroom|teeth|flat|car|board)",
  ],
  ["brush", "(?:my|your|his|her|our|their) (?:teeth|hair)"],
  ["ride", "(?:a|my|his|her|their|the)? ?(?:bikes?|bicycles?|horses?|motorbikes?)"],
  ["drive", "(?:a|my|his|her|their|the|an old)? ?(?:new |red |fast )?(?:cars?|bus|taxi|van|lorry)|to work"],
  [
    "wear",
    "(?:a|an|my|his|her|the|her new)? ?(?:\\w+ )?(?:uniform|jeans|dress|skirt|shirt|hat|jacket|coat|shoes|glasses|jumper|t-shirt|clothes|sunglasses|trousers)",
  ],
  [
    "take",
    "(?:a lot of |lots of |some |many |the )?(?:photos?|pictures|a photo|an umbrella|a taxi|the bus|a bus|the train|an aspirin|a shower|the dog for a walk)",
  ],
  [
    "speak",
    "(?:good |very good |fluent )?(?:english|french|italian|spanish|german|chinese|\\w+ languages)|to (?:me|him|her|the teacher)",
  ],
  ["sing", "(?:a |the |in the |in a )?(?:songs?|choir|band)|beautifully"],
  ["cook", "(?:dinner|lunch|a meal|the dinner|meals|pasta|spaghetti)"],
  [
    "study",
    "(?:for (?:a|the|his|her|my) (?:test|exam)|maths|english|history|science|geography|french|medicine|at university)",
  ],
  ["live", "in\\b|with\\b|near\\b|there\\b"],
  ["work", "(?:in an? (?:office|hospital|shop|bank|factory|restaurant)|for an?\\b|as an?\\b|hard)"],
  ["get", "(?:up|dressed|married|home|to school)\\b"],
  ["wake", "up\\b"],
  [
    "buy",
    "(?:a|an|the|some|new|two|her|his)? ?(?:new )?(?:shoes|clothes|dress|presents?|tickets?|souvenirs?|bread and milk|car|bag|bike|phone)",
  ],
  [
    "visit",
    "(?:my|your|his|her|our|their|a|the)? ?(?:grandparents|grandmother|museums?|friends|aunt|uncle|cousins|london|paris|rome)",
  ],
  ["meet", "(?:my|his|her|our|their|some|a|an old|new)? ?(?:friends?|people|girlfriend|boyfriend)"],
  ["open", "(?:the|a|your)? ?(?:window|door|book|books|box|present|presents)"],
  ["close", "(?:the|your)? ?(?:window|door|book|books|eyes)"],
  ["break", "(?:a|the|my|his|her)? ?(?:leg|arm|window|glass|vase|cup|finger)"],
  ["lose", "(?:my|his|her|our|their|the)? ?(?:keys?|wallet|phone|match|bag|purse|passport)"],
  ["win", "(?:the|a|an|two)? ?(?:match|game|race|competition|prize|cup|gold medal|lottery|medal)"],
  ["see", "(?:a|an|the|that)? ?(?:film|ghost|doctor|accident|elephant|play)"],
  ["send", "(?:a|an|the|me|him|her|some|many)? ?(?:emails?|messages?|texts?|postcards?|letters?)"],
  ["tidy", "(?:my|your|his|her|our|their|the) (?:room|bedroom|desk)"],
  ["swim", "(?:in the (?:sea|pool|river|lake)|in a (?:pool|lake))"],
  ["feed", "(?:the|my|his|her) (?:dog|cat|animals|fish|cats|ducks)"],
  ["learn", "(?:english|french|spanish|a language|languages|to (?:swim|drive|play|dance|cook))"],
  ["arrive", "(?:at|late|in|home)\\b"],
  ["phone", "(?:me|him|her|my|the police)\\b"],
  ["teach", "(?:english|maths|history|science|us|me|at)\\b"],
  ["paint", "(?:a|the|my)? ?(?:pictures?|portrait|walls?|bedroom|house)"],
  [
    "tell",
    "(?:the truth|lies|a lie|jokes|a joke|stories|a story|me|him|her|us|them|somebody|someone|your|his|everybody)",
  ],
  ["fly", "(?:to|a plane|a kite)\\b"],
  ["catch", "(?:a|the)? ?(?:bus|train|cold|fish|ball|thief)"],
  ["build", "(?:a|the)? ?(?:house|bridge|houses|castle|sandcastle)"],
  ["steal", "(?:a|the|my|his|her)? ?(?:car|money|bike|wallet|bag|phone)"],
  ["ski", "in the (?:mountains|alps)"],
];
const patterns = new Map(
  companions.map(([verb, words]) => [verb, new RegExp(`^\\s*(?:${words})(?!\\p{L})`, "iu")]),
);

/** These go with nearly everything. */
const general = new Set(
  "like love hate want need have see get take bring find choose prefer enjoy buy know forget remember try be use give put show keep".split(
    " ",
  ),
);

const determiner =
  /^\s*(?:two|three|four|five|six|ten|this|that|these|those|its|any|a lot of|lots of|(?:so|too) (?:much|many)|some|more|\d+) /i;

/** How surely a verb goes with the words behind it: its own, any, or nobody can say. */
function bondOf(verb: string, after: string): "own" | "any" | "open" {
  const [base = ""] = verb.split(" ");
  const isTold = verb.includes(" ") ? speaksFor(verb, after) : undefined;
  if (isTold !== undefined) return isTold ? "own" : "open";
  const behind = verb.includes(" ") ? `${verb.slice(base.length)} ${after}` : after;
  const own = patterns.get(base);
  if (own?.test(behind) || own?.test(behind.replace(determiner, ""))) return "own";
  return general.has(base) ? "any" : "open";
}

/** What an item says behind its verb and how it asks. */
export type BoxPlace = { before: string; after: string };

const motion = /\bwhere\s/i;

/** The verbs of a box that may fill a place by their meaning: those that are at home there, or all where none is. */
function fitting(verbs: readonly string[], { before, after }: BoxPlace): string[] {
  const isWhere = motion.test(before) && /^\s*(?:\?|now|tomorrow|yesterday|last|every)/i.test(after);
  const own = verbs.filter((verb) =>
    isWhere ? /^(?:go|live|work)$/.test(verb) : bondOf(verb, after) === "own",
  );
  if (own.length === 0) return [...verbs];
  return verbs.filter((verb) => own.includes(verb) || (!isWhere && bondOf(verb, after) === "any"));
}

const maxSteps = 20_000;

/**
 * Which verb of a box goes into each place, where each is used once and one way of sharing them out puts
 * most of them at home, or where one alone is at home; undefined for the others.
 */
export function shareVerbs(verbs: readonly string[], places: readonly BoxPlace[]): (string | undefined)[] {
  const candidates = places.map((place) => fitting(verbs, place));
  const alone = candidates.map((found) => (found.length === 1 ? found[0] : undefined));
  if (verbs.length !== places.length) return alone;
  let ways: Set<string>[] = [];
  let most = -1;
  let steps = 0;
  const order = candidates
    .map((found, at) => ({ found, at }))
    .toSorted((one, other) => one.found.length - other.found.length);
  const lay = (from: number, used: string[], atHome: number): void => {
    steps += 1;
    const place = order[from];
    if (steps > maxSteps || atHome + order.length - from < most) return;
    if (!place) {
      if (atHome > most) ways = places.map(() => new Set<string>());
      most = atHome;
      order.forEach(({ at }, turn) => ways[at]?.add(used[turn] ?? ""));
      return;
    }
    for (const verb of place.found) {
      const isAtHome = bondOf(verb, places[place.at]?.after ?? "") === "own";
      if (!used.includes(verb)) lay(from + 1, [...used, verb], atHome + Number(isAtHome));
    }
  };
  lay(0, [], 0);
  if (steps > maxSteps || ways.length === 0) return alone;
  return ways.map((found) => (found.size === 1 ? [...found][0] : undefined));
}
