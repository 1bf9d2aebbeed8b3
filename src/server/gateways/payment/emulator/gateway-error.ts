/** An answer in the gateway's own words for what went wrong. */
export class GatewayError extends Error {
  readonly status: number;
  readonly body: Record<string, string>;

  constructor(status: number, type: string, more: Record<string, string> = {}) {
    super(type);
    this.status = status;
    this.body = { type, message: type, ...more };
  }
}

export function declined(pgCode: string): GatewayError {
  return new GatewayError(502, "PG_PROVIDER", { pgCode, pgMessage: "시험 결제가 거절됐어요." });
}
