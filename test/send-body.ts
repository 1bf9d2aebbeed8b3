import { type EndpointName, registry } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import type { TestApp } from "./app.ts";
import type { TestAnswer } from "./client.ts";
import { missingThings } from "./contract/sample-input.ts";
import { makeAccount } from "./factories/accounts.ts";
import { makePro } from "./factories/pros.ts";

/** Every endpoint that reads a body of JSON; logging out would end the caller. */
export const withBody = endpointNames.filter(
  (name) =>
    registry[name].body !== undefined && registry[name].access !== "dev" && name !== "auth.logout",
);

/** Sends bytes as the body of an endpoint, by somebody who may. */
export type SendBody = (
  name: EndpointName,
  payload: string | Buffer,
  type?: string,
) => Promise<TestAnswer<EndpointName>>;

export async function bodySender(app: TestApp): Promise<SendBody> {
  const pro = await app.as((await makePro(app)).account);
  const staff = await app.as(await makeAccount(app, { role: "staff" }));
  return (name, payload, type = "application/json") => {
    const { method, path } = routeOf(name);
    const missing = missingThings(name);
    return (registry[name].access.startsWith("staff") ? staff : pro).raw({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => missing[key] ?? ""),
      payload,
      headers: { "content-type": type, "idempotency-key": `key-${app.ids.next()}` },
    });
  };
}
