import { boundaries, supportCauses, type Boundary, type SupportCause } from "../rules";

/** A message with what its author says of it. */
export type Labelled = {
  tier: "crisis" | "worry" | "gentle" | "none" | "other";
  cause: SupportCause | Boundary | "look-alike" | "school";
  text: string;
};

export type HeadName =
  | "need"
  | "urgent"
  | "crisis"
  | `need ${SupportCause}`
  | `urgent ${SupportCause}`
  | `boundary ${Boundary}`;

/** A question about a message: the answer of its author, undefined where it is not asked. */
type Head = { name: HeadName; answer: (message: Labelled) => boolean | undefined };

const isUrgent = ({ tier }: Labelled) => tier === "crisis" || tier === "worry";
export const isInNeed = (message: Labelled): boolean => isUrgent(message) || message.tier === "gentle";

/** Each cause is asked about by itself too: the signs of a diet are not those of a threat. */
export const heads: readonly Head[] = [
  { name: "need", answer: isInNeed },
  { name: "urgent", answer: isUrgent },
  { name: "crisis", answer: (message) => (isInNeed(message) ? message.tier === "crisis" : undefined) },
  ...supportCauses.flatMap((cause): Head[] => [
    { name: `need ${cause}`, answer: (message) => isInNeed(message) && message.cause === cause },
    { name: `urgent ${cause}`, answer: (message) => isUrgent(message) && message.cause === cause },
  ]),
  ...boundaries.map((boundary): Head => ({
    name: `boundary ${boundary}`,
    answer: ({ cause }) => cause === boundary,
  })),
];
