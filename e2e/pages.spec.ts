import type { Page } from "@playwright/test";
import type { Visitor } from "#contract/page-rendering.ts";
import { arrive, expect, shoot, takesShots } from "./journey.ts";
import type { Person } from "./market.ts";
import {
  checkAccess,
  checkAnswer,
  checkOutline,
  checkWidth,
  checkWords,
  type AccessRules,
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

/** Of a tablet: the layout of a phone or that of a desk, in other proportions. */
const WIDTH_BETWEEN = 768;

cover("방문자", () => undefined, [...forEveryone, ...forVisitors], {
  authenticated: false,
  userType: "visitor",
});
cover("고객", ({ customer }) => customer, [...forMembers, ...forCustomers], {
  authenticated: true,
  userType: "customer",
});
cover("운영자", ({ staff }) => staff, forStaff, {
  authenticated: true,
  userType: "staff",
});
cover("고수", ({ pro }) => pro, [...forMembers, ...forPros], {
  authenticated: true,
  userType: "pro",
});

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
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: "light" });
      await checkAnswer(page, await arrive(page, address), { status, visitor });
      await checkOutline(page);
      await checkWords(page, typeof says === "string" ? says : says[who]);
      const lightAt = at % 2 === 0 ? 360 : 1280;
      await checkSizes(page, `${who} ${name}`, [360, WIDTH_BETWEEN, 1280], lightAt);
    });
  }
}

// It shows every component of the kit, headings among them, and at such an address only.
test("화면 부품", async ({ open, market }) => {
  const page = await open();
  await arrive(page, `${market.origin.replace("//localhost", "//local.localhost")}/dev/ui`);
  await expect(page).toHaveTitle("화면 부품 · 솜씨");
  await checkSizes(page, "화면 부품", [360, 1280]);
});

/**
 * At each width nothing is wider than the screen; at the outer two, whose layouts differ, it is open to everybody. The
 * width between shows what one of them shows. Colours cost half of all: where `lightAt` is given, one width is looked
 * at in the light and the other in the dark; every other page does it the other way round, so that what frames them
 * all is seen in both.
 */
async function checkSizes(
  page: Page,
  name: string,
  widths: number[],
  lightAt?: number,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await checkWidth(page);
    if (width === WIDTH_BETWEEN && !takesShots) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = lightAt === undefined || (colorScheme === "light") === (width === lightAt);
      const rules = rulesFor(colorScheme, colours);
      if (width !== WIDTH_BETWEEN && rules) await checkAccess(page, rules);
      await shoot(page, name, `${width}-${colorScheme}`);
    }
  }
}

/** Null where nothing is left to look at: in the dark other things are as they are in the light. */
function rulesFor(colorScheme: "light" | "dark", colours: boolean): AccessRules | null {
  if (colorScheme === "light") return colours ? "all" : "all but colours";
  return colours ? "colours" : null;
}
