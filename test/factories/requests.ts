import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Input } from "#contract/registry.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";

type RequestBody = Input<"requests.create">;

const MOVE_IN = "move-in-cleaning";

/** A right request for 입주청소 in 강남구, with what a test changes about it. */
export function requestBody(changes: Partial<RequestBody> = {}): RequestBody {
  return {
    service: MOVE_IN,
    form_version: formVersionOf(changes.service ?? MOVE_IN),
    answers: moveInAnswers(),
    region_code: "1168064000",
    quote_limit: 5,
    contact: { channel: "messages" },
    ...changes,
  };
}

/** The version of a service's form that is answered now; 1 of a service that there is not. */
export function formVersionOf(service: string): number {
  const file = join(import.meta.dirname, `../../data/catalogue/forms/${service}.json`);
  if (!existsSync(file)) return 1;
  return (JSON.parse(readFileSync(file, "utf8")) as { version: number }).version;
}

/** Right answers to the form of 입주청소. */
export function moveInAnswers(): RequestBody["answers"] {
  return {
    building: "apartment",
    area: 24,
    layout: "three_room",
    bathrooms: 2,
    condition: "empty",
    extras: ["none"],
    date: "2027-12-01",
    region: "1168064000",
    decision: "week",
  };
}

/** Publishes a request over HTTP and gives its id. */
export async function publish(
  customer: TestClient,
  changes: Partial<RequestBody> = {},
): Promise<string> {
  const answer = await customer.call("requests.create", requestBody(changes));
  if (answer.status !== 201) throw new Error(`not published: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** Makes a request one for another service, with the form that is answered there now. */
export async function moveToService(
  sql: TestApp["sql"],
  requestId: string,
  service: string,
): Promise<void> {
  const version = formVersionOf(service);
  await sql`
    UPDATE requests SET service_slug = ${service}, form_version = ${version}
    WHERE id = ${requestId}`;
}
