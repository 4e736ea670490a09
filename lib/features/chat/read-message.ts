import type { Ctx, Learner } from "@/lib/context";
import { readOr } from "@/lib/features/reading/read";

/** All that is read of a student is read by the same thread, which remembers. */
export const threadKeyOf = ({ actor }: Pick<Ctx<Learner>, "actor">): string => String(actor.userId);

export type MessageReading = ReturnType<typeof readMessage>;

/** What our own rules find in a message; undefined where it is too much to read. It needs to know nothing else. */
export function readMessage(ctx: Ctx<Learner>, message: string) {
  const options = { characters: message.length, key: threadKeyOf(ctx), otherwise: () => undefined };
  return readOr(ctx, "findings", message, options);
}
