import type { HeadName } from "./heads";

/** A rarity is kept as a byte: so many to one. */
export const rarityScale = 20;

/** What was learnt. A weight is `scale` times its byte. */
export type Weights = {
  rarities: Uint8Array;
  heads: { name: HeadName; bias: number; scale: number; weights: Int8Array }[];
};

/** The same as it stands in a file: bytes in Base64. */
export type WeightsFile = {
  rarities: string;
  heads: { name: string; bias: number; scale: number; weights: string }[];
};

export const toFile = ({ rarities, heads }: Weights): WeightsFile => ({
  rarities: base64(rarities),
  heads: heads.map((head) => ({ ...head, weights: base64(head.weights) })),
});

export const fromFile = ({ rarities, heads }: WeightsFile): Weights => ({
  rarities: Uint8Array.from(Buffer.from(rarities, "base64")),
  heads: heads.map(({ name, ...head }) => ({
    ...head,
    name: name as HeadName,
    weights: new Int8Array(Buffer.from(head.weights, "base64")),
  })),
});

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array | Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString("base64");
