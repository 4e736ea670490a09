import { z } from "zod";
import { topicOf, type MistakeTopic, type Topic } from "./rules";

const isTopic = (id: unknown) => typeof id === "string" && topicOf(id) !== undefined;

/** A topic in a reply: one of ours to the compiler, a string to who reads the description of the API. */
export const topicId = z.custom<Topic>(isTopic).meta({ type: "string" });

/** The same where a topic may be gone, or a mistake of none. */
export const topicIdOrOther = z
  .custom<MistakeTopic>((id) => id === "other" || isTopic(id))
  .meta({ type: "string" });
