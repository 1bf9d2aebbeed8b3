import { expect, it } from "vitest";
import { serverStories } from "#test/billing/stories.ts";
import type { ServerStory } from "#test/billing/server-story.ts";
import { suspendPro } from "./suspend.ts";

const begin = serverStories();

async function suspended(): Promise<ServerStory> {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  story.later("2027-01-20T10:00");
  const { app, pro } = story;
  const facts = { proId: pro.proId, reason: "약속에 나오지 않았어요.", now: app.clock.now() };
  await app.sql.begin((tx) => suspendPro(tx, { ...facts, ids: app.ids }));
  return story;
}

it("a suspended pro keeps what was paid for and is charged for no further period", async () => {
  const story = await suspended();
  expect(await story.sweep()).toEqual(["cancel_scheduled"]);
  expect(await story.at("2027-02-14T10:00")).toEqual([]);
  const last = [...(await story.at("2027-02-15T00:00")), ...(await story.at("2027-02-15T10:00"))];
  expect(last.filter((line) => line.startsWith("charge"))).toEqual([]);
  expect(last).toContain("ended");
});

it("whose payment was under way then has that period as the last one", async () => {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  await story.at("2027-02-08T10:00");
  await story.at("2027-02-14T10:00");
  // Charged, and the answer lost: only the next question finds it.
  await story.gateway("reset-after-charge", 1);
  story.silent(true);
  await story.at("2027-02-15T10:00");
  const { app, pro } = story;
  const facts = { proId: pro.proId, reason: "약속에 나오지 않았어요.", now: app.clock.now() };
  await app.sql.begin((tx) => suspendPro(tx, { ...facts, ids: app.ids }));
  story.silent(false);
  const paid = [...(await story.at("2027-02-15T10:30")), ...(await story.at("2027-02-15T12:00"))];
  expect(paid).toEqual(expect.arrayContaining(["renewed", "cancel_scheduled"]));
  const last = await story.at("2027-03-15T10:00");
  expect(last.filter((line) => line.startsWith("charge"))).toEqual([]);
  expect(last).toContain("ended");
});

it("whose membership is overdue is asked for nothing more", async () => {
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  await story.gateway("decline:REJECT_CARD_PAYMENT");
  await story.at("2027-02-15T10:00");
  const { app, pro } = story;
  const facts = { proId: pro.proId, reason: "약속에 나오지 않았어요.", now: app.clock.now() };
  await app.sql.begin((tx) => suspendPro(tx, { ...facts, ids: app.ids }));
  expect(await story.sweep()).toContain("ended");
  expect(await story.at("2027-02-20T10:00")).toEqual([]);
});

it("may still take the end back, as whoever cancelled may", async () => {
  const story = await suspended();
  await story.sweep();
  expect(await story.call("subscriptions.restart")).toEqual(["restarted"]);
});
