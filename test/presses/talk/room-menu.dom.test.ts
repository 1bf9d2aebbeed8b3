import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { BLOCK_MEANING } from "#domain/message/writing.ts";
import { bodiesOf, ID, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import type { OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { openRoom, talk } from "./room.ts";
import { offered, said } from "../on-page.ts";

const CREATE = "users.me.blocks.create";
const DELETE = "users.me.blocks.delete";
const BLOCK = "차단하기";
const UNBLOCK = "차단 풀기";
const BLOCK_ID = ID.replace(/ffff$/, "0001");

const isMenuOpen = () => offered().includes("대화에서 찾기");
const unblocked = ({ sent }: OpenPage) =>
  sent.filter((one) => nameOf(one) === DELETE).map(({ url }) => url.includes(BLOCK_ID));

async function openMenu(page: OpenPage): Promise<OpenPage> {
  await pressNamed(page, "대화 메뉴");
  return page;
}

describe("the menu of a talk", () => {
  it("names who is on the other side, and closes by its cross", async () => {
    const page = await openMenu(await openRoom());
    expect(scope().textContent).toContain("한솔 고수");
    await pressNamed(page, "닫기");
    expect(isMenuOpen()).toBe(false);
    await openMenu(await openRoom(talk({ viewer: "pro" })));
    expect(scope().textContent).toContain("한솔 고객");
  });

  it("gives the focus back to what opened it", async () => {
    const page = await openMenu(await openRoom());
    await pressNamed(page, "닫기");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("대화 메뉴");
  });
});

describe("a block", () => {
  it("comes after a question that says what it does and of whom, and not before", async () => {
    const page = await openMenu(await openRoom());
    expect(offered()).not.toContain(UNBLOCK);
    await pressNamed(page, BLOCK);
    expect(scope().textContent).toContain("한솔 고수님을 차단할까요?");
    expect(scope().textContent).toContain(BLOCK_MEANING);
    expect(document.activeElement?.textContent).toBe("취소");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, CREATE)).toEqual([]);
    expect(isMenuOpen()).toBe(true);
  });

  it("is of the other side of this quote, and closes the menu", async () => {
    const page = await openMenu(await openRoom());
    await pressNamed(page, BLOCK);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, CREATE)).toEqual([{ quote_id: ID }]);
    expect(isMenuOpen()).toBe(false);
  });

  it("that is refused leaves the menu open, and says why", async () => {
    const page = await openMenu(
      await openRoom(talk(), [], { [CREATE]: () => refusal("too_many") }),
    );
    await pressNamed(page, BLOCK);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(isMenuOpen()).toBe(true);
  });
});

describe("the end of a block", () => {
  const blocked = talk({ block_id: BLOCK_ID });

  it("needs no question, and closes the menu", async () => {
    const page = await openMenu(await openRoom(blocked));
    expect(offered()).not.toContain(BLOCK);
    await pressNamed(page, UNBLOCK);
    expect(unblocked(page)).toEqual([true]);
    expect(isMenuOpen()).toBe(false);
  });

  it("that fails leaves it, and says so", async () => {
    const given = { [DELETE]: () => refusal("not_found") };
    const page = await openMenu(await openRoom(blocked, [], given));
    await pressNamed(page, UNBLOCK);
    expect(said()).toContain(errorCatalogue.not_found[1]);
    expect(offered()).toContain(UNBLOCK);
  });

  it("brings back the field that a block had taken away", async () => {
    let answers = {
      ...blocked,
      writing_refusal: { code: "blocked_by_me", message: "차단했어요." },
    };
    const given = {
      "quotes.messages": () => ({
        status: 200,
        body: { items: [], next: null, conversation: answers },
      }),
      [DELETE]: () => {
        answers = talk() as typeof answers;
        return { status: 204, body: null };
      },
    };
    const page = await openRoom(blocked, [], given);
    expect(document.querySelector("#message")).toBeNull();
    expect(said()).toContain("차단했어요.");
    await openMenu(page);
    await pressNamed(page, UNBLOCK);
    expect(document.querySelector("#message")).not.toBeNull();
    expect(said()).not.toContain("차단했어요.");
  });
});
