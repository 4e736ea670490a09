import type { StripeAccount } from "./account";
import type { Form } from "./form";

export type Call = { account: StripeAccount; params: Form; id: string };
export type Route = {
  /** The parameters it knows: any other is refused, as a misspelt one would be. */
  params: readonly string[];
  answer: (call: Call) => object;
};
/** What the double answers, by method and path. */
export type Routes = Record<string, Route>;

/** The parameters of every list. */
export const page = ["limit", "expand"] as const;

export const isWanted = (params: Form, { active }: { active: boolean }) =>
  params.active === undefined || String(active) === params.active;
