import type { EndpointName, Output } from "#contract/registry.ts";
import type { ProHire } from "#contract/endpoints/pro-work/pro-hires.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import { answering, ID, NOW } from "../answering.ts";
import { openPage, type Answered, type OpenPage, type Sent } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Given = { [N in EndpointName]?: object | ((sent: Sent) => Answered) };

const me = sampleOutput("users.me") as Output<"users.me">;

/** A page of a pro's work, for a pro in that state. */
export function openProPage(
  path: string,
  given: Given,
  state: ProState = "approved",
): Promise<OpenPage> {
  const visitor = { authenticated: true, userType: "pro" } as const;
  const pro = me.pro && { ...me.pro, state };
  return openPage({
    path,
    visitor,
    now: NOW,
    answer: answering({ "users.me": { pro }, ...given }),
  });
}

/** A hire whose day was yesterday, with nothing unread and no change proposed. */
export function hire(own: Partial<ProHire> = {}): ProHire {
  return {
    id: ID,
    quote_id: "01900000-0000-7000-8000-000000000002",
    request_id: "01900000-0000-7000-8000-000000000003",
    section: "past",
    next_step: "complete",
    service: { slug: "move-in-cleaning", name: "입주청소" },
    region: "서울특별시 강남구 일원1동",
    customer_name: "김하늘",
    agreed_price: 260_000,
    agreed_date: "2027-03-09",
    agreed_time: null,
    completed_at: null,
    unread_message_count: 0,
    ...own,
  };
}

export const said = () => document.body.textContent ?? "";

/** Words and address of each link in the main part that has such words. */
export const linksTo = (words: string) =>
  [...document.querySelectorAll("main a")]
    .filter((one) => one.textContent === words)
    .map((one) => one.getAttribute("href"));

/** The part of the page under that heading. */
export function partOf(heading: string): HTMLElement {
  const all = [...document.querySelectorAll("main h2, main h3")];
  const part = all.find((one) => one.textContent?.startsWith(heading))?.closest("section");
  if (!part) throw new Error(`no ${heading} among ${all.map((one) => one.textContent)}`);
  return part;
}
