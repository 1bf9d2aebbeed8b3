import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { isEndpointName } from "#contract/routes.ts";
import { controls, labelOf, press } from "./controls.ts";
import type { Answer, Answered, OpenPage, Sent } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";
import { sampleOutput } from "./sample-output.ts";

/** Parts of an answer that are otherwise than in something that fits, or what makes a whole one. */
type Given = object | ((sent: Sent) => Answered | Promise<Answered>);

export const NOW = Date.parse("2027-03-10T12:00:00+09:00");
/** Of whatever a sample answer is about. */
export const ID = "01900000-0000-7000-8000-00000000ffff";
export const TRACE_ID = "failed-1";

/** Answers everything with something that fits, but for what is given. */
export function answering(given: { [N in EndpointName]?: Given }): Answer {
  return async (sent) => {
    const name = nameOf(sent);
    if (!isEndpointName(name)) return { status: 404, body: null };
    const own = given[name];
    if (typeof own === "function") return (own as (sent: Sent) => Answered)(sent);
    return { status: 200, body: { ...(sampleOutput(name) as object), ...own } };
  };
}

/** What the server says of that code. */
export function refusal(code: ErrorCode, fields?: Record<string, string[]>): Answered {
  const [status, message] = errorCatalogue[code];
  const about = fields ? { fields } : {};
  return { status, body: { error: { code, message, trace_id: TRACE_ID, ...about } } };
}

/** The bodies of what a page has sent to an endpoint. */
export function bodiesOf({ sent }: OpenPage, name: EndpointName): unknown[] {
  return sent.filter((one) => nameOf(one) === name).map(({ body }) => JSON.parse(body ?? "null"));
}

/** Presses the one control of that name, and waits for what comes of it. */
export async function pressNamed(page: OpenPage, label: string): Promise<void> {
  const [found, ...others] = controls().filter((one) => one.label === label);
  if (!found || others.length > 0) {
    throw new Error(`not one ${label} among ${controls().map((one) => one.label)}`);
  }
  press(found.element);
  await page.settle();
}

/** Chooses the card of that value. */
export async function chooseCard(page: OpenPage, value: string): Promise<void> {
  const card = document.querySelector<HTMLInputElement>(`main input[value="${value}"]`);
  if (!card) throw new Error(`no card of ${value}`);
  press(card);
  await page.settle();
}

/** The field of that name. */
export function fieldNamed(label: string): HTMLInputElement {
  const all = document.querySelectorAll<HTMLInputElement>("input, select, textarea");
  const found = [...all].find((one) => labelOf(one) === label);
  if (!found) throw new Error(`no ${label} among ${[...all].map(labelOf)}`);
  return found;
}

/** What stands beside a field that is wrong; null when nothing is. */
export function faultOf(label: string): string | null {
  const field = fieldNamed(label);
  if (field.getAttribute("aria-invalid") !== "true") return null;
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}
