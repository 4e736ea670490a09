type Details = {
  type?: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string;
  decline_code?: string;
  param?: string;
  message?: string;
};

/** What Stripe answers instead of an object. */
export class Refusal extends Error {
  readonly body: { error: Details };

  constructor(
    readonly status: number,
    { type = "invalid_request_error", message = "Refused", ...rest }: Details,
  ) {
    super(message);
    this.body = { error: { type, message, ...rest } };
  }
}

/** In a path an unknown id is 404, in a parameter 400. */
export function missing(id: string, param?: string): Refusal {
  return new Refusal(param ? 400 : 404, {
    code: "resource_missing",
    param,
    message: `No such object: '${id}'`,
  });
}
