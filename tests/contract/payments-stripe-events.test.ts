import { inspect } from "node:util";
import { startStripe, type StartedStripe } from "@/tests/support/stripe-payments";

const start = new Date("2026-11-22T10:00:00Z");

let s: StartedStripe;
beforeEach(async () => {
  s = await startStripe(start);
});
afterEach(() => s.double.stop());

describe("an event", () => {
  async function subscribed() {
    const { customerId, subscribe } = await s.customerWith("pm_card_visa");
    await subscribe();
    const event = s.double.events.find(({ type }) => type === "customer.subscription.created");
    if (!event) throw new Error("expected an event");
    return { customerId, event };
  }
  const receive = ({ body, headers }: ReturnType<StartedStripe["double"]["signed"]>) =>
    s.adapter().readEvent(body, headers["stripe-signature"]);
  const refusal = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      return error;
    }
    throw new Error("expected a refusal");
  };
  const badSignature = expect.objectContaining({ code: "bad_signature" }) as unknown;

  test("tells whom it is about", async () => {
    const { customerId, event } = await subscribed();
    const told = { id: event.id, type: "customer.subscription.created", customerId };
    expect(receive(s.double.signed(event))).toEqual(told);
    const expanded = { ...event, data: { object: { ...event.data.object, customer: { id: customerId } } } };
    expect(receive(s.double.signed(expanded))).toEqual(told);
  });

  test("about a customer tells that customer, and one about nobody tells nobody", async () => {
    const { customerId, event } = await subscribed();
    const about = (object: Record<string, unknown>) =>
      receive(s.double.signed({ ...event, data: { object } }));
    expect(about({ object: "customer", id: customerId }).customerId).toBe(customerId);
    expect(about({ object: "product", id: "prod_1" }).customerId).toBeNull();
    expect(about({ object: "charge", id: "ch_1", customer: null }).customerId).toBeNull();
  });

  test("is heard until five minutes have passed", async () => {
    const { event } = await subscribed();
    const signed = s.double.signed(event);
    s.clock.now = new Date(start.getTime() + 300_000);
    expect(receive(signed).id).toBe(event.id);
    s.clock.now = new Date(start.getTime() + 301_000);
    expect(refusal(() => receive(signed))).toEqual(badSignature);
  });

  test("that is not Stripe's is refused, and its body is not quoted", async () => {
    const { event } = await subscribed();
    const { body, headers } = s.double.signed(event);
    const signature = headers["stripe-signature"];
    const other = s.double.signed({ ...event, id: "evt_other" });
    const attempts: [string, string][] = [
      [body, ""],
      [body, "t=1,v1="],
      [body, signature.replace("v1=", "v0=")],
      [body, signature.replace(/t=\d+/, `t=${s.double.now + 1}`)],
      [body, s.double.signed(event, { secret: "whsec_other" }).headers["stripe-signature"]],
      [body, other.headers["stripe-signature"]],
      [JSON.stringify(JSON.parse(body)), signature],
      [`${body} `, signature],
      [`${body}\n`, signature],
      ["", signature],
    ];
    for (const [sentBody, sentSignature] of attempts) {
      const error = refusal(() => s.adapter().readEvent(sentBody, sentSignature));
      expect(error).toEqual(badSignature);
      expect(inspect(error, { depth: 10 })).not.toContain("sub_");
    }
  });

  test("of the other side, test or live, is refused", async () => {
    const { event } = await subscribed();
    const { body, headers } = s.double.signed(event);
    const signature = headers["stripe-signature"];
    for (const secretKey of ["sk_live_double", "rk_live_double"])
      expect(refusal(() => s.adapter({ secretKey }).readEvent(body, signature))).toEqual(badSignature);
    expect(s.adapter({ secretKey: "rk_test_double" }).readEvent(body, signature).id).toBe(event.id);
    expect(refusal(() => receive(s.double.signed({ ...event, livemode: true })))).toEqual(badSignature);
  });

  test.each(["{}", "null", "[]", "no JSON", '{"object":"v2.core.event","id":"evt_1","type":"v2.x"}'])(
    "that is %s is refused, signed though it is",
    (body) => {
      expect(refusal(() => receive(s.double.signedBody(body)))).toEqual(badSignature);
    },
  );
});
