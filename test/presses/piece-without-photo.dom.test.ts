import { expect, it } from "vitest";
import { answering, bodiesOf, faultOf, fieldNamed, pressNamed, ID, NOW } from "./answering.ts";
import { fillIn, type as typeInto } from "./controls.ts";
import { openPage, type OpenPage } from "./open-page.tsx";

const CREATE = "pro.portfolio.create";
const UPLOADED = { id: ID, name: "도배한 방.jpg" };
const SAVE = "작업 올리기";
const PHOTOS = "사진 사진 올리기";
const visitor = { authenticated: true, userType: "pro" } as const;

/** A piece of work of which all is written and a photo was added. */
async function writtenPiece(): Promise<OpenPage> {
  const answer = answering({ "uploads.create": UPLOADED });
  const page = await openPage({ path: "/pro/portfolio/new", visitor, now: NOW, answer });
  fillIn();
  // Where the work was may be left out: a province alone would not do.
  typeInto(fieldNamed("시·도"), "");
  await page.settle();
  return page;
}

it("saves no piece without a photo: says so at the field, leads there, and sends nothing", async () => {
  const page = await writtenPiece();
  await pressNamed(page, `${UPLOADED.name} 삭제`);
  expect(faultOf(PHOTOS)).toBeNull();
  await pressNamed(page, SAVE);
  expect(faultOf(PHOTOS)).toContain("사진을 한 장 이상 올려 주세요.");
  expect(document.activeElement).toBe(fieldNamed(PHOTOS));
  expect(bodiesOf(page, CREATE)).toEqual([]);
});

it("saves it once with one, and leads to all of them", async () => {
  const page = await writtenPiece();
  await pressNamed(page, SAVE);
  expect(bodiesOf(page, CREATE)).toMatchObject([{ photo_ids: [ID] }]);
  expect(page.router.state.location.pathname).toBe("/pro/portfolio");
});
