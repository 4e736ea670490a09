import { heads, type Labelled } from "./heads";
import { countSigns, placeCount, weigh } from "./signs";
import { rarityScale, type Weights } from "./weights";

const rounds = 12;
/** How much an error costs (C). */
const cost = 0.6;
const softness = 1 / (2 * cost);
/** Of a text: two parts and the bias, each of the length 1. */
const squaredLength = 3;
const largestByte = 127;

/**
 * Learns a linear support vector machine for each head, the messages shuffled with a fixed seed: the same messages always
 * teach the same.
 */
export function train(messages: readonly Labelled[]): Weights {
  const parts = messages.map(({ text }) => countSigns(text));
  const rarities = raritiesOf(parts);
  const lessons = messages.map((message, at) => ({
    ...weigh(parts[at] ?? [], rarities),
    answers: heads.map(({ answer }) => answer(message)),
  }));
  const { weights, biases } = learn(lessons);
  return {
    rarities,
    heads: heads.map(({ name }, head) => ({
      name,
      bias: biases[head] ?? 0,
      ...asBytes(
        Float32Array.from({ length: placeCount }, (_, at) => weights[at * heads.length + head] ?? 0),
      ),
    })),
  };
}

/** In bytes, as they are kept. */
function raritiesOf(parts: ReturnType<typeof countSigns>[]): Uint8Array {
  const texts = new Uint32Array(placeCount);
  for (const part of parts)
    for (const place of new Set(part.flatMap((counts) => [...counts.keys()])))
      texts[place] = (texts[place] ?? 0) + 1;
  return Uint8Array.from(texts, (count) =>
    Math.round(rarityScale * (Math.log((1 + parts.length) / (1 + count)) + 1)),
  );
}

type Lesson = { places: number[]; values: number[]; answers: (boolean | undefined)[] };

/**
 * Dual coordinate descent for the squared hinge loss (Hsieh et al. 2008, as in LIBLINEAR), all heads at once: their weights of a
 * place lie side by side, so that a text is gone through once for all of them.
 */
function learn(lessons: readonly Lesson[]): { weights: Float32Array; biases: Float32Array } {
  const count = heads.length;
  // The last place is met in every text: its weight is the bias.
  const weights = new Float32Array((placeCount + 1) * count);
  const alphas = new Float64Array(lessons.length * count);
  const odds = new Float64Array(count);
  const moves = new Float64Array(count);
  const random = seeded(7);
  const order = lessons.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { places, values, answers } = lessons[at] as Lesson;
      addOdds(weights, places, values, odds);
      let isMoved = false;
      for (let head = 0; head < count; head += 1) {
        moves[head] = 0;
        const answer = answers[head];
        if (answer === undefined) continue;
        const side = answer ? 1 : -1;
        const alpha = alphas[at * count + head] as number;
        const gradient = side * (odds[head] as number) - 1 + softness * alpha;
        const moved = Math.max(0, alpha - gradient / (squaredLength + softness));
        if (moved === alpha) continue;
        alphas[at * count + head] = moved;
        moves[head] = (moved - alpha) * side;
        isMoved = true;
      }
      if (isMoved) addMoves(weights, places, values, moves);
    }
  }
  return { weights, biases: weights.subarray(placeCount * count) };
}

function addOdds(weights: Float32Array, places: number[], values: number[], odds: Float64Array): void {
  const count = odds.length;
  const biases = placeCount * count;
  for (let head = 0; head < count; head += 1) odds[head] = weights[biases + head] as number;
  for (let index = 0; index < places.length; index += 1) {
    const base = (places[index] as number) * count;
    const value = values[index] as number;
    for (let head = 0; head < count; head += 1)
      odds[head] = (odds[head] as number) + value * (weights[base + head] as number);
  }
}

function addMoves(weights: Float32Array, places: number[], values: number[], moves: Float64Array): void {
  const count = moves.length;
  for (let head = 0; head < count; head += 1) {
    const move = moves[head] as number;
    if (move === 0) continue;
    for (let index = 0; index < places.length; index += 1) {
      const place = (places[index] as number) * count + head;
      weights[place] = (weights[place] as number) + move * (values[index] as number);
    }
    const bias = placeCount * count + head;
    weights[bias] = (weights[bias] as number) + move;
  }
}

function asBytes(weights: Float32Array) {
  const scale = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0) / largestByte || 1;
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fisher and Yates. */
function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
}
