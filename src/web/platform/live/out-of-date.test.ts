import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import { markOutOfDate, markOutOfDateAfter, onOutOfDate } from "./out-of-date.ts";

/** A page that shows what these endpoints answer; what it asked for anew since. */
async function shows(...names: EndpointName[]) {
  const asked: string[] = [];
  const client = new QueryClient();
  for (const name of names) {
    const observer = new QueryObserver(client, {
      queryKey: [name, {}],
      queryFn: () => {
        asked.push(name);
        return {};
      },
    });
    onTestFinished(observer.subscribe(() => undefined));
    await observer.refetch();
  }
  asked.length = 0;
  const isOld = (name: EndpointName) => client.getQueryState([name, {}])?.isInvalidated === true;
  return { client, asked, isOld };
}

describe("an answer that is out of date", () => {
  it("is asked for anew where it is shown, and no other", async () => {
    const { client, asked } = await shows("users.me", "requests.list");
    await markOutOfDate(client, "requests.list");
    expect(asked).toEqual(["requests.list"]);
  });

  it("is asked for when it is next needed where that is to be quiet", async () => {
    const { client, asked, isOld } = await shows("users.me");
    await markOutOfDate(client, "users.me", { quietly: true });
    expect(asked).toEqual([]);
    expect(isOld("users.me")).toBe(true);
  });

  it("is any where none is named", async () => {
    const { client, asked } = await shows("users.me", "requests.list");
    await markOutOfDate(client, null);
    expect(asked.toSorted()).toEqual(["requests.list", "users.me"]);
  });

  it("is told to all who keep answers elsewhere, of this page alone", async () => {
    const told: (string | null)[] = [];
    const { client } = await shows();
    const { client: other } = await shows();
    onOutOfDate(client, (name) => told.push(name));
    onOutOfDate(client, (name) => told.push(`also ${name}`));
    await markOutOfDate(client, "users.me");
    await markOutOfDate(other, "requests.list");
    expect(told).toEqual(["users.me", "also users.me"]);
  });

  it("is so after what changes it", async () => {
    const { client, asked } = await shows("users.me.savedPros.ids", "requests.list");
    await markOutOfDateAfter(client, "users.me.savedPros.remove");
    expect(asked).toEqual(["users.me.savedPros.ids"]);
  });
});
