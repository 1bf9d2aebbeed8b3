import type { EndpointName, Input, Output } from "#contract/registry.ts";
import { ApiFailure } from "./api-failure.ts";

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: a repeat with the same key gets the first answer. */
  idempotencyKey?: string;
  /** Somebody pressed something for this; a page's own reads leave it out. */
  byPerson?: boolean;
}

/** What answered, whatever the status. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Carries one call and gives back what answered: fetch in a browser, in process on the server. */
export type Transport = (
  name: string,
  input: Record<string, unknown>,
  options: CallOptions,
) => Promise<Answer>;

type Arguments<N extends EndpointName> =
  Record<never, never> extends Input<N>
    ? [input?: Input<N>, options?: CallOptions]
    : [input: Input<N>, options?: CallOptions];

export type Call = <N extends EndpointName>(name: N, ...rest: Arguments<N>) => Promise<Output<N>>;

/** The typed client over a transport: resolves with the body of a 2xx answer, rejects with ApiFailure. */
export function createCall(transport: Transport): Call {
  return async <N extends EndpointName>(name: N, ...rest: Arguments<N>) => {
    const [input, options] = rest;
    const answer = await transport(name, input ?? {}, options ?? {});
    if (answer.status < 200 || answer.status > 299) {
      throw new ApiFailure(answer.status, answer.body);
    }
    return answer.body as Output<N>;
  };
}
