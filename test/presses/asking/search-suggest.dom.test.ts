import { expect, it } from "vitest";
import { answering, fieldNamed, NOW } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage } from "../open-page.tsx";

const FIELD = "서비스, 지역, 고수";
const visitor = { authenticated: false, userType: "visitor" } as const;

it("the page for searching keeps in its address what is typed, for who comes back to it", async () => {
  const answer = answering({ "search.suggest": { items: [], instead: null } });
  const page = await openPage({ path: "/search-suggest?q=도배", visitor, now: NOW, answer });
  expect(fieldNamed(FIELD).value).toBe("도배");
  expect(document.activeElement).toBe(fieldNamed(FIELD));
  const asked = () => page.router.state.location.search;
  const index = page.router.state.location.state.__TSR_index;
  typeInto(fieldNamed(FIELD), " 이사 ");
  await page.settle();
  expect(asked()).toEqual({ q: "이사" });
  typeInto(fieldNamed(FIELD), "");
  await page.settle();
  expect(asked()).toEqual({});
  expect(page.router.state.location.state.__TSR_index).toBe(index);
});
