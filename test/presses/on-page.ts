import type { EndpointName } from "#contract/registry.ts";
import { controls, labelOf } from "./controls.ts";
import type { OpenPage } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";

/** All that the open page says, what lies over it and its toasts included. */
export const said = () => document.body.textContent ?? "";

/** What the page's own part says: without what lies over it, and without toasts. */
export const mainText = () => document.querySelector("main")?.textContent ?? "";

/** What can be pressed and filled in, by its name. */
export const offered = () => controls().map(({ label }) => label);

/** Where a link of the page's own part leads, by its name. */
export const hrefOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("main a")]
    .find((link) => labelOf(link) === name)
    ?.getAttribute("href");

/** The rows of a named list. */
export const rowsOf = (label: string) => [
  ...document.querySelectorAll<HTMLElement>(`main [aria-label="${label}"] > li`),
];

export const isSheetOpen = () => document.querySelector("[role=dialog]") !== null;

/** The path that the page is at by now. */
export const where = (page: OpenPage) => page.router.state.location.pathname;

/** What was sent to an endpoint: each time, and to which address. */
export const sentTo = (page: OpenPage, name: EndpointName) =>
  page.sent.filter((one) => nameOf(one) === name);
