import type { Holder } from "@/lib/context";
import { billing as t } from "@/lib/i18n/it";

/** Who pays: the address of a parent, or null for the learner themselves. */
export type Payer = string | null;

/** The caller, where it is a parent. */
export const payerOf = (actor: Holder): Payer => (actor.kind === "on-behalf" ? actor.email : null);

export const isPayer = ({ payerEmail }: { payerEmail: string | null }, actor: Holder): boolean =>
  payerEmail === payerOf(actor);

/** What stands for the try of a card setup before it has one. */
export type UnusedTry = 0 | null;

/** Who may withdraw from a contract: whoever has concluded it, and a parent where their child has. */
export const mayWithdraw = ({ buyerEmail }: { buyerEmail: string | null }, actor: Holder): boolean =>
  buyerEmail === payerOf(actor) || (buyerEmail === null && actor.kind === "on-behalf" && actor.isParent);

/** Tries are counted from 1: 0 keeps what a parent has opened apart, so that nobody is shown the card form of another. */
export const unusedTryOf = (payer: Payer): UnusedTry => (payer === null ? null : 0);

/** What is said to a learner of themselves, and to a parent of their child. */
export const wordsFor = ({ kind }: Holder) => (kind === "on-behalf" ? t.ofChild : t.own);
