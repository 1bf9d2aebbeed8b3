import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { said } from "../on-page.ts";

const DELETE = "quotes.templates.delete";
const PATH = "/pro/templates";
const FULL = `템플릿을 ${TEMPLATE_LIMITS.count}개 모두 만들었어요.`;
const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const sample = sampleOutput("quotes.templates.get") as Output<"quotes.templates.get">;
const template = { ...sample, id: ID, name: "24평 기본" };
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...template,
    id: `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`,
    name: `${index + 1}번`,
  }));

interface Given {
  items?: readonly object[];
  deleted?: () => Answered;
}

/** The pro's templates; one that is deleted is no longer among them. */
function openList({ items = [template], deleted }: Given = {}): Promise<OpenPage> {
  let left = items;
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "quotes.templates": () => ({ status: 200, body: { items: left } }),
    [DELETE]: () => {
      const answered = deleted?.() ?? { status: 200, body: {} };
      if (answered.status === 200) left = left.slice(1);
      return answered;
    },
  });
  return openPage({ path: PATH, visitor, now: NOW, answer });
}

const rows = () => [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
const deletions = (page: OpenPage) => page.sent.filter((one) => nameOf(one) === DELETE);
const waysToAdd = () => document.querySelectorAll(`main a[href="${PATH}/new"]`).length;

describe("the templates of a pro", () => {
  it("can grow to their limit, and at it say what makes room", async () => {
    await openList({ items: many(TEMPLATE_LIMITS.count - 1) });
    expect(waysToAdd()).toBe(1);
    expect(said()).not.toContain(FULL);
    await openList({ items: many(TEMPLATE_LIMITS.count) });
    expect(waysToAdd()).toBe(0);
    expect(said()).toContain(FULL);
  });

  it("that there are none of yet are told of, with one way to the first", async () => {
    await openList({ items: [] });
    expect(said()).toContain("아직 템플릿이 없어요");
    expect(waysToAdd()).toBe(1);
  });

  it("name the service each is for", async () => {
    const service = { slug: "cleaning", name: "이사청소" };
    await openList({ items: [{ ...template, service }] });
    expect(document.querySelector("main li")?.textContent).toContain("이사청소");
    await openList({ items: [{ ...template, service: null }] });
    expect(document.querySelector("main li")?.textContent).toContain("모든 서비스");
  });
});

describe("a template that is to be deleted", () => {
  it("goes only once its pro is sure, and the list is without it", async () => {
    const page = await openList();
    await pressNamed(page, "24평 기본 삭제");
    expect(scope().textContent).toContain("이 템플릿을 삭제할까요?");
    expect(scope().textContent).toContain("‘24평 기본’ 템플릿이 없어져요.");
    await pressNamed(page, "취소");
    expect(deletions(page)).toEqual([]);
    await pressNamed(page, "24평 기본 삭제");
    await pressNamed(page, "확인");
    expect(deletions(page)[0]?.url).toContain(ID);
    expect(said()).toContain("템플릿을 삭제했어요.");
    expect(rows()).not.toContain("24평 기본");
    expect(said()).toContain("아직 템플릿이 없어요");
    expect(document.activeElement).toBe(document.querySelector("h1"));
  });

  it("stays where that is refused, and why is said", async () => {
    const page = await openList({ deleted: () => refusal("internal") });
    await pressNamed(page, "24평 기본 삭제");
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.internal[1]);
    expect(said()).not.toContain("템플릿을 삭제했어요.");
    expect(rows()).toContain("24평 기본");
  });

  it("makes room for another where the list was full", async () => {
    const page = await openList({ items: many(TEMPLATE_LIMITS.count) });
    await pressNamed(page, "1번 삭제");
    await pressNamed(page, "확인");
    expect(waysToAdd()).toBe(1);
    expect(said()).not.toContain(FULL);
  });
});
