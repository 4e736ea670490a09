import { signCount, signsOf, type KnownWords } from "./signs";

const rounds = 6;
const rate = 0.5;
const decay = 1e-5;

export type Example = { text: string; isSo: boolean };

/**
 * Logistic regression over the signs of texts in plain words, by AdaGrad. Shuffled with a fixed seed, so that the same
 * examples always teach the same. Answers the log odds that a text is so.
 */
export function learn(examples: readonly Example[]): (text: string) => number {
  const weights = new Float64Array(signCount + 1);
  const steps = new Float64Array(signCount + 1).fill(1e-3);
  const known: KnownWords = new Map();
  const lessons = examples.map(({ text, isSo }) => ({ signs: signsOf(text, known), target: isSo ? 1 : 0 }));
  const oddsOf = (signs: readonly number[]) => {
    let sum = 0;
    for (const sign of signs) sum += weightAt(weights, sign);
    return sum / Math.sqrt(signs.length || 1) + weightAt(weights, signCount);
  };
  const move = (sign: number, gradient: number) => {
    steps[sign] = weightAt(steps, sign) + gradient * gradient;
    weights[sign] = weightAt(weights, sign) - (rate * gradient) / Math.sqrt(weightAt(steps, sign));
  };
  const random = seeded(7);
  for (let round = 0; round < rounds; round += 1) {
    for (const { signs, target } of shuffled(lessons, random)) {
      const error = 1 / (1 + Math.exp(-oddsOf(signs))) - target;
      const share = error / Math.sqrt(signs.length || 1);
      for (const sign of signs) move(sign, share + decay * weightAt(weights, sign));
      move(signCount, error);
    }
  }
  return (text) => oddsOf(signsOf(text));
}

const weightAt = (weights: Float64Array, at: number) => weights[at] ?? 0;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
