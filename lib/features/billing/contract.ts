import { z } from "zod";
import { defineCall } from "@/lib/http/call";

export const createSubscriptionCall = defineCall({
  method: "POST",
  path: "/api/create-subscription",
  summary:
    "Begins the way to Pro: what the card form needs to take a card. 409 for who has Pro, 503 where no payment provider is configured.",
  actor: "learner",
  reply: z.object({ clientSecret: z.string(), setupIntentId: z.string() }),
});
