import type { Db, Tx } from "@/lib/db/client";
import type { ProviderInvoice } from "@/lib/ports/payments";

const invoiceFields = {
  id: true,
  amountCents: true,
  paidAt: true,
  periodStart: true,
  periodEnd: true,
  refundedAt: true,
} as const;

/** Stores the payments that are new and answers them; notes refunds of those that are not. */
export async function writeInvoices(tx: Tx, userId: number, invoices: ProviderInvoice[]) {
  const added = await tx.invoice.createManyAndReturn({
    data: invoices.map((invoice) => ({ ...invoice, userId })),
    skipDuplicates: true,
    select: invoiceFields,
  });
  for (const { id, refundedAt } of invoices) {
    if (refundedAt) await tx.invoice.updateMany({ where: { id, refundedAt: null }, data: { refundedAt } });
  }
  return added;
}

export function listInvoices(db: Db, userId: number) {
  return db.invoice.findMany({
    where: { userId },
    orderBy: { paidAt: "desc" },
    take: 24,
    select: invoiceFields,
  });
}

export function findEvent(db: Db, id: string) {
  return db.paymentEvent.findUnique({ where: { id }, select: { id: true } });
}

export function insertEvent(db: Db | Tx, event: { id: string; type: string; receivedAt: Date }) {
  return db.paymentEvent.create({ data: event, select: { id: true } });
}

export function deleteOldEvents(db: Db, before: Date) {
  return db.paymentEvent.deleteMany({ where: { receivedAt: { lte: before } } });
}
