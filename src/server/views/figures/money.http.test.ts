import { expect, it } from "vitest";
import { serverStories } from "#test/billing/stories.ts";
import { scrapedFigure } from "#test/scraped-figure.ts";

const begin = serverStories();

it("grow with a renewal that nobody charges, and end with it", async () => {
  const name = "somssi_due_membership_age_seconds";
  const story = await begin("2027-01-15T14:00");
  await story.buy();
  for (const time of ["2027-02-08T10:00", "2027-02-14T10:00", "2027-02-15T00:00"]) {
    await story.at(time);
  }
  expect(await scrapedFigure(story.app, name)).toBe(0);
  story.later("2027-02-15T10:10");
  expect(await scrapedFigure(story.app, name)).toBe(600);
  await story.sweep();
  expect(await scrapedFigure(story.app, name)).toBe(0);
});

it("grow with a charge that has no outcome, by how far it came", async () => {
  const story = await begin("2027-01-15T14:00");
  const { app } = story;
  const age = (stage: string) =>
    scrapedFigure(app, `somssi_pending_charge_age_seconds{stage="${stage}"}`);
  const count = (stage: string) => scrapedFigure(app, `somssi_pending_charges{stage="${stage}"}`);
  expect(await count("unclear")).toBe(0);
  await story.gateway("reset-after-charge", 1);
  story.silent(true);
  await story.buy();
  story.later("2027-01-15T14:04");
  expect(await count("unclear")).toBe(1);
  expect(await age("unclear")).toBe(240);
  expect(await age("unsent")).toBe(0);

  const [sent] = await app.sql<{ id: string; sent_at: Date }[]>`
    SELECT id, sent_at FROM payments WHERE status = 'pending'`;
  await app.sql`UPDATE payments SET sent_at = NULL WHERE id = ${sent?.id ?? ""}`;
  expect(await age("unsent")).toBe(240);
  expect(await age("unclear")).toBe(0);
  await app.sql`UPDATE payments SET sent_at = ${sent?.sent_at ?? null} WHERE id = ${sent?.id ?? ""}`;

  story.silent(false);
  await story.at("2027-01-15T14:05");
  expect(await count("unclear")).toBe(0);
  expect(await age("unclear")).toBe(0);
});
