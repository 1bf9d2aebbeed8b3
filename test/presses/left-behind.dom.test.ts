import { expect, it, onTestFinished } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "./answering.ts";
import { openPage } from "./open-page.tsx";
import { sampleOutput } from "./sample-output.ts";

const me = sampleOutput("users.me") as Output<"users.me">;

type Listened = Parameters<typeof window.addEventListener>;

/** What listens to the window and the document since this was made, and has not ended. */
class Listeners {
  #open: Listened[] = [];
  #undo: (() => void)[] = [];

  constructor() {
    for (const target of [window, document] as const) {
      const listen = target.addEventListener.bind(target);
      const stop = target.removeEventListener.bind(target);
      this.#undo.push(() =>
        Object.assign(target, { addEventListener: listen, removeEventListener: stop }),
      );
      target.addEventListener = (...about: Listened) => {
        listen(...about);
        if (!isOnce(about[2])) this.#open.push(about);
      };
      target.removeEventListener = (...about: Listened) => {
        stop(...about);
        const at = this.#open.findIndex((one) => isSame(one, about));
        if (at !== -1) this.#open.splice(at, 1);
      };
    }
  }

  /** Names of the events. */
  names(): string[] {
    return this.#open.map(([name]) => name).toSorted();
  }

  end(): void {
    for (const undo of this.#undo) undo();
  }
}

const isOnce = (options: Listened[2]) => typeof options === "object" && options.once === true;
const captures = (options: Listened[2]) =>
  typeof options === "object" ? options.capture === true : options === true;
/** As the platform tells them apart. */
const isSame = (one: Listened, other: Listened) =>
  one[0] === other[0] && one[1] === other[1] && captures(one[2]) === captures(other[2]);

const PAGES = {
  customer: [
    "/",
    "/requests",
    `/requests/${ID}`,
    "/request/move-in-cleaning",
    `/quote?id=${ID}`,
    "/chats",
    `/chats/${ID}`,
    "/notifications",
    "/me",
    "/setting/account",
    "/search?q=청소",
    `/pros/${ID}`,
    "/prices/move-in-cleaning",
    "/consultations",
    "/support",
  ],
  pro: [
    "/pro",
    "/pro/requests",
    "/pro/quotes",
    "/pro/hires",
    "/pro/schedule",
    "/pro/profile",
    "/pro/portfolio",
    "/pro/consultant",
    "/pro/report",
    "/membership",
    "/membership/top-up",
  ],
  staff: ["/staff", `/staff/reports/${ID}`, "/staff/refunds", "/staff/deliveries", "/staff/log"],
} as const;

it.each(["customer", "pro", "staff"] as const)(
  "a page that a %s left listens to nothing any more",
  async (userType) => {
    const page = await openPage({
      path: "/help",
      visitor: { authenticated: true, userType },
      now: NOW,
      answer: answering({
        "users.me": { pro: { ...me.pro, state: "approved" } },
        "staff.secondFactor": { state: "passed" },
      }),
    });
    const go = async (href: string) => {
      await page.router.navigate({ href });
      await page.settle();
    };
    const listeners = new Listeners();
    onTestFinished(() => listeners.end());
    for (const path of PAGES[userType]) {
      // What a first visit leaves may be of the whole product: one more leaves nothing.
      await go(path);
      await go("/help");
      const before = listeners.names();
      await go(path);
      expect(page.router.state.location.href, "the page itself").toBe(encodeURI(path));
      expect(page.router.state.matches.at(-1)?.fullPath, "a page").not.toBe("/$");
      await go("/help");
      expect(listeners.names(), path).toEqual(before);
    }
  },
);
