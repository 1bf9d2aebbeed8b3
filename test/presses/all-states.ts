import type { Query } from "@tanstack/react-query";
import { isEndpointName } from "#contract/routes.ts";
import { controls, kindOfLabel } from "./controls.ts";
import { alteredAnswers, type Altered } from "./altered.ts";
import type { OpenPage } from "./open-page.tsx";
import { difference, whatIsSaid } from "./what-is-said.ts";

/** Stands on every page alike. */
const BANNER = "users.me.consents";
/** Of the frame, or the same on every page. */
const EVERYWHERE = new Set([
  "users.me",
  "users.me.notifications.unreadCount",
  "messages.unreadCount",
  "categories.list",
]);
const MOST_LINES = 40;

interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

/** An answer with which the page has something else to press. */
export interface Otherwise extends Altered {
  name: string;
}

/**
 * What the page says of everything that could have been answered instead, one thing at a time; what says nothing is
 * left out. `open` opens it anew after an answer that it cannot bear. `toldBefore` is what was told of pages of this route,
 * whoever looked at them: it is not told again.
 */
export async function allStates(
  open: () => Promise<OpenPage>,
  route: string,
  toldBefore: Set<string>,
) {
  let page = await open();
  const known = new Set(namesOfControls());
  const otherwise: Otherwise[] = [];
  const before = whatIsSaid();
  const told: string[] = [];
  for (const { queryKey, state } of queriesOf(page)) {
    for (const { what, body } of alterations(String(queryKey[0]), state.data)) {
      if (isTried(`${route} ${what}`, toldBefore)) continue;
      page.queryClient.setQueryData(queryKey, body);
      await page.settle();
      const lines = difference(before, whatIsSaid()).slice(0, MOST_LINES);
      const place = String(queryKey[0]) === BANNER ? "" : route;
      const text = [place, thingOf(what), ...lines].join("\n");
      if (lines.length > 0 && !toldBefore.has(text))
        told.push(what, ...lines.map((line) => `  ${line}`));
      toldBefore.add(text);
      const offered = namesOfControls().filter((name) => !known.has(name));
      if (offered.length > 0)
        otherwise.push({ name: String(queryKey[0]), what, body: firstOf(body) });
      for (const name of offered) known.add(name);
      page.queryClient.setQueryData(queryKey, state.data);
      await page.settle();
      if (whatIsSaid().join("\n") !== before.join("\n")) page = await open();
    }
  }
  return { told, otherwise };
}

/** The states of what was put there are the same for the next person: they are tried once. */
function isTried(state: string, before: Set<string>): boolean {
  const tried = state.includes(": there, ") && before.has(state);
  before.add(state);
  return tried;
}

/** Of something that was put there ("… there, …") only what it changes besides is told. */
const thingOf = (what: string) => what.replace(/: there, .*/, ": there");

/** What the endpoint answers: of a list that has grown its first page. */
function firstOf(body: unknown): unknown {
  const grown = typeof body === "object" && body !== null && "pageParams" in body;
  return grown ? (body as Pages).pages[0] : body;
}

const namesOfControls = () => controls().map(({ label }) => kindOfLabel(label));

function queriesOf({ queryClient }: OpenPage): Pick<Query, "queryKey" | "state">[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, state }) => !EVERYWHERE.has(String(queryKey[0])) && state.data !== undefined,
    )
    .map(({ queryKey, state }) => ({ queryKey, state }))
    .toSorted((a, b) => JSON.stringify(a.queryKey).localeCompare(JSON.stringify(b.queryKey)));
}

/** Of a list that grows page by page those of its first page. */
function alterations(name: string, data: unknown): Altered[] {
  if (!isEndpointName(name)) return [];
  const grows = typeof data === "object" && data !== null && "pageParams" in data;
  if (!grows) return alteredAnswers(name, data);
  const { pages, pageParams } = data as Pages;
  const altered = alteredAnswers(name, pages[0]).map(({ what, body }) => ({
    what,
    body: { pages: [body, ...pages.slice(1)], pageParams },
  }));
  return [...altered, ...inTwoPages(name, data as Pages)];
}

/** The same list as it is once its second page has come: it says the same, and nothing is told of it. */
function inTwoPages(name: string, { pages, pageParams }: Pages): Altered[] {
  const [page, more] = pages as { items: unknown[] }[];
  if (!page || more || page.items.length < 2) return [];
  const begun = { ...page, items: page.items.slice(0, 1), next: "more" };
  const rest = { ...page, items: page.items.slice(1) };
  return [
    {
      what: `${name} in two pages`,
      body: { pages: [begun, rest], pageParams: [...pageParams, "more"] },
    },
  ];
}
