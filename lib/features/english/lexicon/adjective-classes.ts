import { isCommonAdjective } from "./adjectives";
import { setOf } from "./words";

/** English puts adjectives in this order before a noun: what one thinks, size, age, colour, where from, made of what. */
const classes = {
  opinion: setOf(
    `beautiful nice lovely wonderful amazing fantastic great brilliant excellent horrible terrible awful incredible exciting interesting
    boring funny pretty cute ugly delicious tasty perfect gorgeous strange delightful comfortable friendly elegant famous
    spectacular important good bad favourite charming adorable romantic scary dangerous intelligent kind clever polite
    rude generous honest selfish lazy crazy expensive cheap fun cool difficult easy special magical fabulous marvellous
    stunning splendid disgusting nasty pleasant unusual mysterious annoying`,
  ),
  size: setOf(
    "big small large little tiny huge enormous giant tall short long fat thin high wide narrow deep gigantic massive",
  ),
  age: setOf("old new young ancient modern elderly antique"),
  colour: setOf(
    "red blue green yellow white black brown pink orange purple grey gray violet turquoise blonde blond dark-blue light-blue beige",
  ),
  origin: setOf(
    `italian english french spanish german american british chinese japanese indian irish scottish greek russian brazilian african
    european mexican swiss australian roman portuguese dutch polish turkish korean neapolitan sicilian`,
  ),
  material: setOf("wooden golden plastic woollen metal leather silver cotton glass"),
};
const ranks = new Map(
  Object.values(classes).flatMap((words, rank) => [...words].map((word) => [word, rank] as const)),
);

/** From 0 (opinion) to 5 (material); undefined for an adjective of no plain class. */
export const rankOf = (adjective: string) => ranks.get(adjective);
export const isColour = (word: string) => classes.colour.has(word);
export const isOrigin = (word: string) => classes.origin.has(word);

const others = setOf(`
strong crowded colourful curly straight quiet noisy calm gentle brown peaceful relaxing traditional typical fresh spicy
historical historic magic musical sporty classical electric electronic digital common simple complicated serious
suspicious sociable outgoing talkative independent sensitive jealous patient impatient lively energetic creative
confident cheerful careful careless helpful responsible reliable sincere loyal ambitious optimistic pessimistic
organised well-known local foreign international national public private natural artificial organic healthy
unhealthy vegetarian vegan sunny rainy snowy stormy freezing warm hot cold cool round square oval dark light soft hard
sharp bright thick sweet salty bitter sour rich poor dirty clean lonely unlucky lucky elementary main various numerous
medieval baroque gothic rural urban industrial seaside handsome attractive slim muscular athletic bald freckled
pointed hooked blue-eyed long-haired wild domestic fierce poisonous rare shy nervous anxious brave adventurous
thrilling dramatic tragic comic realistic fictional violent moving touching emotional educational instructive useful
useless necessary difficult hard successful powerful wonderful painful harmful peaceful beautiful cheerful stressful
different similar equal busy modern religious scientific technological economic political`);

/** "Unforgettable", "courageous": endings that make adjectives and hardly anything else. */
const endings =
  /^(?!vegetable|constable|handful|timetable|mouthful|spoonful|cupful)\p{L}{3,}(?:ful|ous|able|ible|less)$/u;

/** Whether the word describes a thing, going by the lists and by its ending. */
export const isDescribing = (word: string) =>
  ranks.has(word) || others.has(word) || isCommonAdjective(word) || endings.test(word);

/** Every adjective of the lists here. */
export const everyDescribing = () => [...ranks.keys(), ...others];
