import { messageOf, statusOf, type ErrorCode } from "#contract/errors.ts";
import { registry, type EndpointName } from "#contract/registry.ts";
import { isEndpointName, routeOf } from "#contract/routes.ts";
import { routeList } from "#contract/route-list.ts";
import type { Visitor } from "#contract/page-rendering.ts";
import {
  busyHere,
  controls,
  fillIn,
  kindOfLabel,
  labelOf,
  press,
  pressOutside,
  scope,
  showOtherwise,
  typedHere,
  type Control,
} from "./controls.ts";
import { openPage, untilItWaits, type Answer, type OpenPage, type Sent } from "./open-page.tsx";
import { difference, whatIsSaid } from "./what-is-said.ts";
import { sampleOutput } from "./sample-output.ts";

/** Into dialogs of dialogs, and what they lead to. */
const DEEPEST = 4;
const FILL = "(모두 채우고)";
const OUTSIDE = "(밖)";

export interface Scene {
  path: string;
  visitor: Visitor;
  now: number;
  /** What reads are answered with, and what a page sends while it opens. */
  read: Answer;
  /** Where the page has been pressed already, by whomever. */
  pressed: Set<string>;
  /** Which endpoints have refused already, and with which code. */
  refused: Set<string>;
  /** Its route: what was pressed on one page need not be pressed on another of the same. */
  route: string;
  went: string[];
}

/** Presses everything on a page, and in what opens; tells what each press did. */
export async function pressAll(scene: Scene): Promise<string[]> {
  const told: string[] = [];
  const steps: string[][] = [[]];
  for (let way = steps.shift(); way; way = steps.shift()) {
    await pressAfter(scene, way, told, steps);
  }
  return told;
}

async function pressAfter(scene: Scene, way: string[], told: string[], steps: string[][]) {
  let page = await along(scene, way);
  if (page === null) return;
  const layer = scope();
  const within = `${scene.route} ${isPage(layer) ? "" : headingOf(layer)}`;
  const filled = way.at(-1) === FILL;
  const names = (filled ? endings() : controls())
    .map(({ label }) => label)
    .filter((label) => take(scene.pressed, `${within} ${filled ? way.join(" ") : ""} ${label}`));
  for (const label of names) {
    page ??= await along(scene, way);
    const control = page && named(label);
    if (!page || !control) continue;
    const known = new Set(controls().map((one) => kindOfLabel(one.label)));
    const place = pathNow();
    const again = () => along(scene, way);
    const { did, written } = await pressOnce(scene, page, control, again);
    const opens = controls().some((one) => !known.has(kindOfLabel(one.label)));
    const leads = opens && place === pathNow() && way.length < DEEPEST;
    for (const name of written) did.push(...(await refusals(scene, name, label, again)));
    if (did.length === 0) continue;
    told.push(`${[...way, label].join(" › ")}`, ...did.map((line) => `  ${line}`));
    if (leads) steps.push([...way, label]);
    page = null;
  }
  if (filled || way.length >= DEEPEST) return;
  page ??= await along(scene, way);
  if (page === null) return;
  const from = page.sent.length;
  const path = pathNow();
  const keptBefore = new Set(keptHere());
  const put = fillIn();
  if (put.length > 0 && take(scene.pressed, `${within} ${FILL} ${typedHere()}`)) {
    await page.settle();
    const keeps = keptHere().filter((key) => !keptBefore.has(key));
    const does = [
      ...effects(page.sent.slice(from), path),
      ...keeps.map((key) => `keeps ${withoutIds(key)}`),
      ...showOtherwise(put),
    ];
    if (does.length > 0) told.push([...way, FILL].join(" › "), ...does.map((line) => `  ${line}`));
    steps.push([...way, FILL]);
  }
  const open = scope();
  if (isPage(open) || !take(scene.pressed, `${within} ${OUTSIDE}`)) return;
  pressOutside(open);
  await page.settle();
  told.push([...way, OUTSIDE].join(" › "), `  ${scope() === open ? "stays" : "closes"}`);
}

/** Under which names something is kept in this browser: what is one person's or thing's names it. */
function keptHere(): string[] {
  return [...Object.keys(window.sessionStorage), ...Object.keys(window.localStorage)].toSorted();
}

/** What ends filling in: what sends the form, or the last button of a dialog that has none. */
function endings(): Control[] {
  const all = controls();
  const sends = all.filter(({ element }) => element.matches("[type=submit]"));
  if (sends.length > 0 || isPage(scope())) return sends;
  return all.filter(({ element }) => element.matches("button")).slice(-1);
}

/** What is sent and asked for, and where that leads. */
export function effects(sent: Sent[], path: string): string[] {
  const asked = sent.filter(({ method }) => method === "GET").map(nameOf);
  return [
    ...sent.filter(({ method }) => method !== "GET").map((one) => `sends ${tellSent(one)}`),
    ...[...new Set(asked)].toSorted().map((name) => `asks for ${name}`),
    ...(pathNow() === path ? [] : [`now at ${withoutIds(pathNow())}`]),
  ];
}

const isPage = (layer: HTMLElement) => layer.tagName === "MAIN" || layer === document.body;

/**
 * What one press does: what is sent, what the page says when that is refused, and when it is done. `again` leads to where
 * it can be pressed: a question that is answered closes, also when what it asked about is refused.
 */
async function pressOnce(
  scene: Scene,
  opened: OpenPage,
  { label, element }: Control,
  again: () => Promise<OpenPage | null>,
): Promise<{ did: string[]; written: EndpointName[] }> {
  const first = await follow(scene, opened, element, { outcome: "refused" });
  if (first.wrote.length === 0) return { did: first.lines, written: [] };
  const did = ["refused:", ...first.lines.map((line) => `  ${line}`)];
  const there = named(label)?.element;
  let second =
    there && (await follow(scene, opened, there, { outcome: "done", before: first.said }));
  if (!second || second.wrote.length === 0) {
    // What was refused is gone or empty now: it is done as if it had not been.
    const page = await again();
    const target = page && named(label)?.element;
    second = target ? await follow(scene, page, target, { outcome: "done" }) : undefined;
  }
  if (second) did.push("done:", ...second.lines.map((line) => `  ${line}`));
  const names = new Set([...first.wrote, ...(second?.wrote ?? [])].map(nameOf));
  return { did, written: [...names].filter(isEndpointName) };
}

/** Presses, and tells what follows; `before` is what the page said until then. */
async function follow(
  scene: Scene,
  page: OpenPage,
  target: HTMLElement,
  { outcome, before = whatIsSaid() }: { outcome: Outcome; before?: string[] },
) {
  const from = page.sent.length;
  outcomes.set(page, outcome);
  scene.went.length = 0;
  const path = pathNow();
  press(target);
  await page.settle();
  const sent = page.sent.slice(from);
  const wrote = sent.filter(({ method }) => method !== "GET");
  const said = whatIsSaid();
  const moved = pathNow() === path ? [] : [`now at ${withoutIds(pathNow())}`];
  const lines = [
    ...wrote.flatMap((one) => [
      `sends ${tellSent(one)}`,
      ...(busy.get(one) ?? []).map((name) => `  meanwhile busy: ${name}`),
    ]),
    ...sent
      .filter(({ method }) => method === "GET")
      .map((one) => `asks for ${nameOf(one)}`)
      .toSorted(),
    ...scene.went.map((path) => `goes to ${withoutIds(path)}`),
    ...moved,
    ...(moved.length > 0 ? [] : difference(before, said)),
  ];
  const focus = focusedBut(target);
  if (lines.length > 0 && focus) lines.push(`focus: ${focus}`);
  return { lines, wrote, said };
}

/** Is sent anew by itself after half a second of real time: how often depends on the machine. */
const SENT_AGAIN = "quotes.messages.create too_many";

/**
 * What the page does when the endpoint refuses for each reason that its contract names, where it is written to first; the
 * same is told together.
 */
async function refusals(
  scene: Scene,
  name: EndpointName,
  label: string,
  again: () => Promise<OpenPage | null>,
): Promise<string[]> {
  const told = new Map<string, ErrorCode[]>();
  for (const code of registry[name].errors ?? []) {
    const reason = `${name} ${code}`;
    if (reason === SENT_AGAIN || scene.refused.has(reason)) continue;
    const page = await again();
    const target = page && named(label)?.element;
    if (!target) break;
    scene.refused.add(reason);
    const { lines } = await follow(scene, page, target, { outcome: { name, code } });
    const effect = lines
      .filter((line) => !/^\s*(?:sends|meanwhile busy:) /.test(line))
      .map((line) => `  ${line.replace(messageOf(code), "(the reason)")}`)
      .join("\n");
    told.set(effect, [...(told.get(effect) ?? []), code]);
  }
  return [...told].flatMap(([effect, codes]) => [
    `refused by ${name} with ${codes.join(", ")}:`,
    ...effect.split("\n"),
  ]);
}

/** How a write ends: refused at its fields, done, or refused for a reason that the contract names. */
type Outcome = "refused" | "done" | { name: EndpointName; code: ErrorCode };
const outcomes = new WeakMap<OpenPage, Outcome>();
/** What showed that work was under way while the page waited for an answer. */
const busy = new WeakMap<Sent, string[]>();

/** Opens the page and presses the way there again; null when it does not lead there a second time. */
async function along(scene: Scene, way: string[]): Promise<OpenPage | null> {
  let isOpen = false;
  const page: OpenPage = await openPage({
    path: scene.path,
    visitor: scene.visitor,
    now: scene.now,
    answer: async (sent) => {
      // What is sent before anything can be pressed asks for something, as the token of a link does.
      if (sent.method === "GET" || !isOpen) return scene.read(sent);
      await untilItWaits();
      busy.set(sent, busyHere());
      return answerTo(page, sent);
    },
  });
  isOpen = true;
  for (const step of way) {
    outcomes.set(page, "done");
    if (step === FILL) {
      fillIn();
      await page.settle();
      // What the first answers led to: the districts of a city.
      fillIn();
    } else {
      const control = named(step);
      if (!control) return null;
      press(control.element);
    }
    await page.settle();
  }
  return page;
}

function answerTo(page: OpenPage, sent: Sent) {
  const name = nameOf(sent);
  if (!isEndpointName(name)) return { status: 404, body: null };
  const outcome = outcomes.get(page) ?? "refused";
  if (outcome !== "refused") {
    if (outcome !== "done" && outcome.name === name) return refusal(outcome.code);
    return { status: 200, body: sampleOutput(name) };
  }
  const fields = Object.keys((JSON.parse(sent.body ?? "{}") ?? {}) as object);
  if (fields.length === 0)
    return {
      status: 409,
      body: { error: { code: "conflict", message: "서버가 말하는 까닭이에요.", trace_id: "t" } },
    };
  return {
    status: 422,
    body: {
      error: {
        code: "invalid",
        message: "서버가 거절했어요.",
        // One of them is of no field of the form.
        fields: Object.fromEntries(
          [...fields, "elsewhere"].map((field) => [field, [`서버가 ${field}을(를) 거절했어요.`]]),
        ),
        trace_id: "t",
      },
    },
  };
}

const refusal = (code: ErrorCode) => ({
  status: statusOf(code),
  body: { error: { code, message: messageOf(code), trace_id: "t" } },
});

const named = (label: string) => controls().find((one) => one.label === label);

/** Whether it is there for the first time. */
export function take(pressed: Set<string>, what: string): boolean {
  const kind = kindOfLabel(what);
  if (pressed.has(kind)) return false;
  pressed.add(kind);
  return true;
}

const endpoints = Object.entries(routeList)
  .map(([name, route]) => {
    const [method = "", path = ""] = route.split(" ");
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/?]+")}(?:\\?|$)`);
    return { name, method, pattern, blanks: path.split("{").length };
  })
  .toSorted((a, b) => a.blanks - b.blanks);

/** The endpoint's name. */
export function nameOf({ method, url }: Sent): string {
  const found = endpoints.find((one) => one.method === method && one.pattern.test(url));
  return found?.name ?? `${method} ${url}`;
}

function tellSent(sent: Sent): string {
  const name = nameOf(sent);
  const ids =
    isEndpointName(name) && routeOf(name).path.includes("{") ? ` ${withoutIds(sent.url)}` : "";
  return withoutIds(`${name}${ids} ${sent.body ?? ""}`).trim();
}

const withoutIds = (text: string) =>
  text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "{id}");

export const pathNow = () => window.location.pathname + window.location.search;

/** What has the focus, when a press has moved it elsewhere. */
function focusedBut(pressed: HTMLElement): string | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === pressed || element === document.body) return null;
  return `${element.tagName.toLowerCase()} ${labelOf(element)}`;
}

function headingOf(part: HTMLElement): string {
  return part.querySelector("h1, h2, h3")?.textContent ?? "";
}
