import { expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { makeSearchedPro } from "#test/factories/search.ts";

it("means the service of exactly that name, not those that only contain it", async () => {
  const app = await testApp();
  await makeSearchedPro(app, { name: "깔끔이", services: ["move-out-cleaning"], hires: 90 });
  await makeSearchedPro(app, { name: "나르는 곳", services: ["home-moving"] });
  await makeSearchedPro(app, { name: "작은 짐", services: ["small-moving"] });
  const found = async (q: string) => {
    const { items, understood } = (await app.visitor().call("search.pro", { q })).body;
    const services = understood.services.map(({ slug }) => slug);
    return { pros: items.map(({ pro }) => pro.display_name).toSorted(), services };
  };
  const movers = await found("이사");
  expect(movers.pros).toEqual(["나르는 곳", "작은 짐"]);
  expect(movers.services[0]).toBe("home-moving");
  expect(movers.services).not.toContain("move-out-cleaning");
  expect(await found("이사청소")).toEqual({ pros: ["깔끔이"], services: ["move-out-cleaning"] });
  expect((await found("이사·청소")).pros).toEqual(["깔끔이", "나르는 곳", "작은 짐"]);
});
