import { v7 as uuid } from "uuid";
import type { Db } from "@/lib/db/client";
import { PaymentsError, type CardSetup, type LocalPaymentsPort } from "@/lib/ports/payments";
import { declined, tryCard } from "./local-cards";
import * as data from "./local-data";
import { invoicesOf, presentSubscription, rolled } from "./local-periods";

type Options = { db: Db; now: () => Date };

/** A provider that charges nothing and keeps what it knows in tables of its own. Time passes for it when it is asked. */
export function localPayments({ db, now }: Options): LocalPaymentsPort {
  /** A subscription as time has left it, written down. */
  async function upToDate(row: data.LocalSubscriptionRow): Promise<data.LocalSubscriptionRow> {
    const { periodsPaid, endedAt } = rolled(row, now());
    const isAsWritten = periodsPaid === row.periodsPaid && endedAt?.getTime() === row.endedAt?.getTime();
    if (!isAsWritten) await data.writeRolled(db, row, { periodsPaid, endedAt });
    return { ...row, periodsPaid, endedAt };
  }

  async function find(id: string): Promise<data.LocalSubscriptionRow> {
    const row = await data.findSubscription(db, id);
    if (!row) throw new PaymentsError("not_found");
    return upToDate(row);
  }

  async function newest(customerId: string) {
    const row = await data.findNewest(db, customerId);
    return row && upToDate(row);
  }

  return {
    kind: "local",

    async createCustomer({ ref }) {
      return { customerId: `local_cus_${ref}` };
    },

    deleteCustomer: (customerId) => data.deleteCustomer(db, customerId),

    async createCardSetup({ customerId }) {
      const setup = { id: `local_seti_${uuid()}`, customerId, createdAt: now() };
      return presentCardSetup(await data.insertCardSetup(db, setup));
    },

    async findCardSetup(id) {
      const row = await data.findCardSetup(db, id);
      return row ? presentCardSetup(row) : undefined;
    },

    async confirmCard({ setupId, number, expiry, confirmation }) {
      const setup = await data.findCardSetup(db, setupId);
      if (!setup) throw new PaymentsError("not_found");
      if (setup.status === "succeeded") return "succeeded";
      const outcome = tryCard({ number, expiry }, now());
      if (outcome === "confirm" && !confirmation) return "needs_confirmation";
      if (confirmation === "refused") throw declined("confirmation_failed");
      await data.takeCard(db, setupId, {
        last4: number.slice(-4),
        chargeFails: outcome === "charge_fails",
      });
      return "succeeded";
    },

    async subscribe({ customerId, paymentMethodId, idempotencyKey }) {
      const card = await data.findCardSetup(db, paymentMethodId);
      if (card?.status !== "succeeded" || card.customerId !== customerId)
        throw new PaymentsError("not_found");
      const { chargeFails } = card;
      const running = await newest(customerId);
      if (running && !running.endedAt) {
        const isPastDue = presentSubscription(running, now()).state === "past_due";
        if (isPastDue && chargeFails) throw declined("declined");
        await data.changeRunning(db, running.id, { chargeFails, endsWithPeriod: false });
        return;
      }
      if (chargeFails) throw declined("declined");
      const id = `local_sub_${uuid()}`;
      await data.insertSubscription(db, { id, idempotencyKey, customerId, startedAt: now() });
    },

    async readAccount(customerId) {
      const rows = await Promise.all((await data.listSubscriptions(db, customerId)).map(upToDate));
      const [first] = rows;
      return {
        subscription: first ? presentSubscription(first, now()) : null,
        invoices: rows.flatMap(invoicesOf).slice(0, 12),
      };
    },

    async cancelAtPeriodEnd(subscriptionId) {
      await data.changeRunning(db, (await find(subscriptionId)).id, { endsWithPeriod: true });
    },

    async end(subscriptionId) {
      await data.changeRunning(db, (await find(subscriptionId)).id, { endedAt: now() });
    },

    async refundAndEnd(subscriptionId) {
      await data.changeRunning(db, (await find(subscriptionId)).id, { endedAt: now(), refundedAt: now() });
    },
  };
}

function presentCardSetup({ id, customerId, status }: data.LocalCardSetupRow): CardSetup {
  const paymentMethodId = status === "succeeded" ? id : null;
  return { id, clientSecret: `${id}_secret`, customerId, state: status, paymentMethodId };
}
