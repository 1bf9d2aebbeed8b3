import type { Operator } from "#domain/operator/operator.ts";
import type { Handlers } from "../../platform/http/call.ts";

/** Whoever runs the product, as the environment names them. */
export function operatorHandlers({ operator }: { operator: Operator }) {
  return { "operator.get": () => Promise.resolve(operator) } satisfies Partial<Handlers>;
}
