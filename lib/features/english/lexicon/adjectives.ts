const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Adjective → comparative and superlative, for those that take no "more". */
const endings = `
tall taller tallest|short shorter shortest|big bigger biggest|small smaller smallest|old older oldest|young younger youngest
fast faster fastest|slow slower slowest|cheap cheaper cheapest|strong stronger strongest|weak weaker weakest|long longer longest
high higher highest|low lower lowest|hot hotter hottest|cold colder coldest|warm warmer warmest|cool cooler coolest
nice nicer nicest|large larger largest|thin thinner thinnest|fat fatter fattest|rich richer richest|poor poorer poorest
hard harder hardest|easy easier easiest|happy happier happiest|funny funnier funniest|pretty prettier prettiest
heavy heavier heaviest|busy busier busiest|ugly uglier ugliest|lucky luckier luckiest|noisy noisier noisiest
dirty dirtier dirtiest|early earlier earliest|angry angrier angriest|hungry hungrier hungriest|good better best
bad worse worst|near nearer nearest|light lighter lightest|dark darker darkest|new newer newest|clean cleaner cleanest
brave braver bravest|rude ruder rudest|loud louder loudest|safe safer safest|deep deeper deepest|wide wider widest
soft softer softest|cute cuter cutest|smart smarter smartest|close closer closest|dry drier driest|wet wetter wettest
scary scarier scariest|tasty tastier tastiest|spicy spicier spiciest|healthy healthier healthiest|sad sadder saddest
sunny sunnier sunniest|crazy crazier craziest|far further furthest|sweet sweeter sweetest|kind kinder kindest|late later latest|lazy lazier laziest|tiny tinier tiniest|great greater greatest
quick quicker quickest|thick thicker thickest|bright brighter brightest|sharp sharper sharpest|fresh fresher freshest
messy messier messiest|tidy tidier tidiest|windy windier windiest|silly sillier silliest|naughty naughtier naughtiest
thirsty thirstier thirstiest|cosy cosier cosiest|hairy hairier hairiest|juicy juicier juiciest|curly curlier curliest
salty saltier saltiest|slim slimmer slimmest|fit fitter fittest|wise wiser wisest|strict stricter strictest
tough tougher toughest|fair fairer fairest|rough rougher roughest|cloudy cloudier cloudiest|foggy foggier foggiest
shiny shinier shiniest|greedy greedier greediest|yummy yummier yummiest`;

type Degrees = { comparative: string; superlative: string };

const degrees = new Map<string, Degrees>(
  endings
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [adjective = "", comparative = "", superlative = ""] = line.split(" ");
      return [adjective, { comparative, superlative }];
    }),
);

const comparatives = new Set([...degrees.values()].map(({ comparative }) => comparative));
const superlatives = new Set([...degrees.values()].map(({ superlative }) => superlative));

const others = list(`
beautiful important interesting difficult different expensive dangerous delicious comfortable friendly famous favourite
favorite popular modern special wonderful amazing fantastic boring tired sad afraid ready right wrong true false free full
empty closed open possible impossible necessary useful sunny cloudy windy rainy foggy red blue green yellow white black
brown pink orange purple grey italian english french spanish german american sick ill wet dry quiet intelligent clever
shy nervous similar`);

export const degreesOf = (adjective: string) => degrees.get(adjective);
export const allDegrees = () => [...degrees];
const adjectiveByComparative = new Map(
  [...degrees].map(([adjective, { comparative }]) => [comparative, adjective]),
);
/** "taller" → "tall". */
export const adjectiveOf = (comparative: string) => adjectiveByComparative.get(comparative);
const superlativeByComparative = new Map(
  [...degrees.values()].map(({ comparative, superlative }) => [comparative, superlative]),
);
/** "taller" → "tallest". */
export const superlativeOf = (comparative: string) => superlativeByComparative.get(comparative);
const adjectiveBySuperlative = new Map(
  [...degrees].map(([adjective, { superlative }]) => [superlative, adjective]),
);
/** "tallest" → "tall". */
export const adjectiveOfSuperlative = (superlative: string) => adjectiveBySuperlative.get(superlative);
export const isComparative = (word: string) => comparatives.has(word);
export const isSuperlative = (word: string) => superlatives.has(word);
export const isCommonAdjective = (word: string) => degrees.has(word) || others.has(word);
