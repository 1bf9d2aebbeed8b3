import { describe, expect, it } from "vitest";
import { sampleAsked, sampleSearch, sampleUnderstood } from "../../samples/search.ts";
import { answering, NOW } from "../answering.ts";
import { labelOf, press } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const busan = { code: "26", name: "부산", full_name: "부산광역시" };

interface Given {
  query?: string;
  asked?: object;
  understood?: object;
}

function openSearch({ query = "?q=이사", asked = {}, understood = {} }: Given = {}) {
  const silent = { services: [], region: null, besides_region: null };
  const answer = answering({
    "search.pro": sampleSearch({
      understood: sampleUnderstood({ ...silent, ...understood }),
      asked: sampleAsked(asked),
    }),
    "categories.list": { items: [] },
    "address.siGunGu": { items: [{ ...busan, si_gun_gu: [] }] },
  });
  return openPage({ path: `/search${query}`, visitor, now: NOW, answer });
}

/** The button of the column beside the list. */
function button(): HTMLElement {
  const all = document.querySelectorAll<HTMLElement>("main form button[aria-expanded]");
  const found = [...all].find((one) => labelOf(one).startsWith("지역"));
  if (!found) throw new Error(`no region among ${[...all].map(labelOf)}`);
  return found;
}
const sent = () => document.querySelector<HTMLInputElement>("main form input[name=region]");

async function pressIt(page: OpenPage): Promise<void> {
  press(button());
  await page.settle();
}

describe("the place in the filters of a search", () => {
  it("is the whole country at first, and nothing is sent of it", async () => {
    await openSearch();
    expect(labelOf(button())).toBe("지역 전국");
    expect(sent()).toBeNull();
  });

  it("is called as the server knows it, and sent with the form", async () => {
    await openSearch({ query: "?q=이사&region=26", asked: { region: busan } });
    expect(labelOf(button())).toBe("지역 부산광역시");
    expect(sent()?.value).toBe("26");
  });

  it("that the server has not named is called the chosen one", async () => {
    await openSearch({ query: "?q=이사&region=26" });
    expect(labelOf(button())).toBe("지역 고른 지역");
  });

  it("is that of the words while nothing is chosen", async () => {
    await openSearch({
      query: "?q=부산 이사",
      understood: { region: busan, besides_region: "이사" },
    });
    expect(labelOf(button())).toBe("지역 부산광역시");
    expect(sent()).toBeNull();
  });

  it("opens by a press, and closes by another", async () => {
    const page = await openSearch();
    await pressIt(page);
    expect(button().getAttribute("aria-expanded")).toBe("true");
    expect(button().parentElement?.textContent).toContain("시·도");
    await pressIt(page);
    expect(button().getAttribute("aria-expanded")).toBe("false");
    expect(button().parentElement?.textContent).not.toContain("시·도");
  });
});
