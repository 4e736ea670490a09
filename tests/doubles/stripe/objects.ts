/** The objects of Stripe's API version 2026-10-28.endive, with the fields that matter to us. Times are in seconds. */

export type Customer = {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  metadata: Record<string, string>;
};

export type PaymentMethod = {
  id: string;
  object: "payment_method";
  type: "card";
  customer: string;
};

export type Price = {
  id: string;
  object: "price";
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: string; interval_count: number; usage_type: "licensed" };
  tax_behavior: string;
  type: "recurring";
};

export type SetupIntent = {
  id: string;
  object: "setup_intent";
  client_secret: string;
  customer: string;
  payment_method: string | null;
  status: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
  usage: string;
};

export type Subscription = {
  id: string;
  object: "subscription";
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  created: number;
  customer: string;
  default_payment_method: string;
  ended_at: number | null;
  items: {
    object: "list";
    data: { id: string; price: Price; current_period_start: number; current_period_end: number }[];
  };
  latest_invoice: string | null;
  start_date: number;
  status: string;
};

export type Invoice = {
  id: string;
  object: "invoice";
  amount_due: number;
  amount_paid: number;
  billing_reason: "subscription_create" | "subscription_cycle";
  created: number;
  currency: string;
  customer: string;
  lines: { object: "list"; data: { id: string; amount: number; period: { start: number; end: number } }[] };
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  period_start: number;
  period_end: number;
  status: "open" | "paid" | "void";
  status_transitions: { paid_at: number | null };
};

export type Charge = {
  id: string;
  object: "charge";
  amount: number;
  amount_refunded: number;
  created: number;
  customer: string;
  disputed: boolean;
  paid: boolean;
  payment_intent: string;
  refunded: boolean;
  status: "succeeded" | "failed";
};

export type Refund = {
  id: string;
  object: "refund";
  amount: number;
  charge: string;
  created: number;
  payment_intent: string;
  status: "succeeded";
};

export type InvoicePayment = {
  id: string;
  object: "invoice_payment";
  invoice: string;
  payment: { type: "payment_intent"; payment_intent: string };
  status: "open" | "paid";
};

export type PortalConfiguration = {
  id: string;
  object: "billing_portal.configuration";
  active: boolean;
  features: unknown;
  metadata: Record<string, string>;
};

export type StripeEvent = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Record<string, unknown> };
  livemode: boolean;
  type: string;
};
