import type { Page } from "@playwright/test";
import type { Visitor } from "#contract/page-rendering.ts";
import { arrive, expect, shoot, takesShots } from "./journey.ts";
import type { Person } from "./market.ts";
import {
  checkAccess,
  checkAnswer,
  checkColumns,
  checkLargeText,
  checkLookAlikes,
  checkOutline,
  checkTargets,
  checkWidth,
  checkWords,
} from "./page-checks.ts";
import { forEveryone, forVisitors } from "./page-cases/for-everyone.ts";
import { forMembers } from "./page-cases/for-members.ts";
import { forCustomers } from "./page-cases/for-customers.ts";
import { forPros } from "./page-cases/for-pros.ts";
import { forStaff } from "./page-cases/for-staff.ts";
import type { PageCase } from "./page-cases/page-case.ts";
import { test, type Scene } from "./page-test.ts";

test.describe.configure({ mode: "parallel" });
// No colour is on its way to another when it is looked at.
test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Look {
  width: number;
  colorScheme: "light" | "dark";
}

const NARROW = 360;
const WIDEST = 1920;
/** Of a tablet: the layout of a phone or that of a desk, in other proportions, and so open to whom one of them is. */
const WIDTH_BETWEEN = 768;

/**
 * Layouts depend on the width, colours on the scheme: each page is looked at in one scheme at one outer width and in the
 * other scheme at the other; every other page the other way round, so that what frames them all is seen in both at both.
 */
const narrowInTheLight = [
  { width: NARROW, colorScheme: "light" },
  { width: WIDTH_BETWEEN, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const satisfies Look[];
const narrowInTheDark = [
  { width: NARROW, colorScheme: "dark" },
  { width: WIDTH_BETWEEN, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const satisfies Look[];

cover("방문자", () => undefined, [...forEveryone, ...forVisitors], {
  authenticated: false,
  userType: "visitor",
});
cover("고객", ({ customer }) => customer, [...shareOf("고객"), ...forCustomers], {
  authenticated: true,
  userType: "customer",
});
cover("운영자", ({ staff }) => staff, forStaff, {
  authenticated: true,
  userType: "staff",
});
cover("고수", ({ pro }) => pro, [...shareOf("고수"), ...forPros], {
  authenticated: true,
  userType: "pro",
});

/** Pages of every member: what they say to each is looked at for each, and the rest for one or the other in turns. */
function shareOf(who: "고객" | "고수"): PageCase[] {
  const turn = who === "고객" ? 0 : 1;
  return forMembers.filter(
    ({ says }, at) => takesShots || typeof says !== "string" || at % 2 === turn,
  );
}

function cover(
  who: string,
  find: (scene: Scene) => Person | undefined,
  cases: PageCase[],
  visitor: Visitor,
) {
  for (const [at, { name, path, says, status }] of cases.entries()) {
    test(`${who}: ${name}`, async ({ pageOf, guard, scene }) => {
      const address = typeof path === "string" ? path : path(scene);
      if (status) guard.allow(status, encodeURI(address));
      const page = await pageOf(find(scene));
      const looks = looksAt(at);
      await look(page, looks[0]);
      await checkAnswer(page, await arrive(page, address), { status, visitor });
      await checkOutline(page);
      await checkWords(page, typeof says === "string" ? says : says[who]);
      await checkLooks(page, `${who} ${name}`, looks);
    });
  }
}

test("운영: 목록과 신고는 제 칸에서 움직이고, 화면은 그대로 있다", async ({ pageOf, scene }) => {
  const page = await pageOf(scene.staff);
  await page.setViewportSize({ width: 1_280, height: 600 });
  await arrive(page, `/staff/reports/${scene.queue.report}`);
  const beyond = () => document.documentElement.scrollHeight - window.innerHeight;
  expect(await page.evaluate(beyond)).toBe(0);
});

// It shows every component of the kit, headings among them, and at such an address only.
test("화면 부품", async ({ open, market }) => {
  const page = await open();
  await arrive(page, `${market.origin.replace("//localhost", "//local.localhost")}/dev/ui`);
  await expect(page).toHaveTitle("화면 부품 · 솜씨");
  await checkLooks(page, "화면 부품", [...narrowInTheLight, ...narrowInTheDark]);
});

function looksAt(place: number): readonly [Look, ...Look[]] {
  if (takesShots) return [...narrowInTheLight, ...narrowInTheDark];
  return place % 2 === 0 ? narrowInTheLight : narrowInTheDark;
}

async function look(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
}

/**
 * However it is looked at, nothing is wider than the screen; at the outer widths it is open to everybody, and on a phone
 * also to thumbs and to whoever reads text twice as large; where tables have columns, their figures stand at the end.
 */
async function checkLooks(page: Page, name: string, looks: readonly Look[]): Promise<void> {
  for (const one of looks) {
    await look(page, one);
    await checkWidth(page);
    if (one.width !== WIDTH_BETWEEN) {
      await checkAccess(page);
      await checkLookAlikes(page);
    }
    if (one.width === NARROW) {
      await checkTargets(page);
      await checkLargeText(page);
    }
    await shoot(page, name, `${one.width}-${one.colorScheme}`);
  }
  await page.setViewportSize({ width: WIDEST, height: 800 });
  await checkWidth(page);
  await checkColumns(page);
}
