import { expect, type Page } from "@playwright/test";
import { testPhone } from "#test/factories/accounts.ts";
import { arrive, test } from "./journey.ts";
import type { Person } from "./market.ts";
import { mailedPath } from "./people.ts";
import { publish, sendQuote } from "./scene.ts";

// 화천군: no other journey works there.
const REGION = "51790";
const ALL_CHANNELS = ["alimtalk", "email", "push"];

/** A device, and no hours in which it may not ring: the test may run at night. */
async function reachable(person: Person): Promise<void> {
  const { groups, urgent_at_night } = await person.call("users.me.notificationSettings");
  const always = { groups, urgent_at_night, quiet_hours: null, digest: false };
  await person.call("users.me.notificationSettings.set", always);
  await person.call("dev.pushDevice");
}

interface Sent {
  channel: string;
  to: string;
  text: string;
}

/** What left for the phone, the mailbox and the devices of the person, as each of their counterparts took it. */
async function sentTo(page: Page, person: Person): Promise<Sent[]> {
  const items: Sent[] = [];
  for (const to of [person.email, testPhone(person.id), person.id]) {
    const answer = await page.request.get("/dev/inbox", { params: { to } });
    items.push(...((await answer.json()) as { items: Sent[] }).items);
  }
  return items;
}

test("a request reaches its pro and a quote its customer, as push, text and mail", async ({
  market,
  open,
}) => {
  const customer = await market.account({ name: "곽나래" });
  const pro = await market.pro({ name: "산천어 청소", regions: [REGION] });
  await Promise.all([reachable(customer), reachable(pro)]);
  const [customers, pros] = [await open(customer), await open(pro)];
  const channels = async (page: Page, person: Person) =>
    (await sentTo(page, person)).map(({ channel }) => channel).toSorted();
  const requestId = await publish(customer, REGION, { designated_pro_id: pro.proId });

  await expect.poll(() => channels(pros, pro)).toEqual(ALL_CHANNELS);
  for (const { text } of await sentTo(pros, pro)) expect(text).toContain("입주청소");
  await arrive(pros, await mailedPath(pros, pro.email, "/quote"));
  await expect(pros.getByRole("button", { name: "견적 보내기" })).toBeVisible();

  await sendQuote(pro, requestId);
  await expect.poll(() => channels(customers, customer)).toEqual(ALL_CHANNELS);
  for (const { text } of await sentTo(customers, customer)) expect(text).toContain("350,000원");
  // The first quote is shown by its price, with whose it is: reading it is up to the customer.
  await arrive(customers, await mailedPath(customers, customer.email, "/requests"));
  await expect(customers.getByRole("main")).toContainText("산천어 청소");
});
