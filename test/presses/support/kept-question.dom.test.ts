import { describe, expect, it } from "vitest";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { leftFor } from "../left-for.ts";
import { hrefOf, mainText } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const TOPIC = "무엇에 대한 문의인가요?";
const member = { authenticated: true, userType: "customer" } as const;
const guest = { authenticated: false, userType: "visitor" } as const;
const ticket = sampleOutput("support.tickets.get") as Output<"support.tickets.get">;
type Given = { [N in EndpointName]?: object };

function open(path: string, visitor: typeof member | typeof guest = member, given: Given = {}) {
  const answer = answering({
    "users.me": { pro: null, phone_verified: true },
    "support.abouts": { requests: [], payments: [] },
    "support.tickets.create": { ...ticket, id: ID },
    ...given,
  });
  return openPage({ path, visitor, now: NOW, answer });
}
async function go(page: OpenPage, href: string): Promise<void> {
  await page.router.navigate({ href });
  await page.settle();
}
async function write(page: OpenPage): Promise<void> {
  typeInto(fieldNamed(TOPIC), "error");
  typeInto(fieldNamed("제목"), "환불은 언제 되나요?");
  typeInto(fieldNamed("내용"), "결제를 취소했는데 아직 돌려받지 못했어요.");
  await page.settle();
}

describe("a question that is being written", () => {
  it("is there again after another page, in the same tab", async () => {
    const page = await open("/support");
    await write(page);
    await go(page, "/help");
    await go(page, "/support");
    expect(fieldNamed("제목").value).toBe("환불은 언제 되나요?");
    expect(fieldNamed(TOPIC).value).toBe("error");
  });

  it("keeps nothing that is as it came", async () => {
    const page = await open("/support");
    typeInto(fieldNamed("제목"), "환불");
    await page.settle();
    expect(tabStorage.readJson("support.")).toEqual({ subject: "환불" });
  });

  it("is gone from the tab once it was sent", async () => {
    const page = await open("/support");
    await write(page);
    await pressNamed(page, "문의하기");
    expect(bodiesOf(page, "support.tickets.create")).toHaveLength(1);
    await go(page, "/support");
    expect(fieldNamed("제목").value).toBe("");
  });

  it("that the tab kept of another kind is not taken over", async () => {
    const page = await open("/help");
    tabStorage.writeJson("support.", { subject: 12, text: "적던 글" });
    await go(page, "/support");
    expect(fieldNamed("제목").value).toBe("");
    expect(fieldNamed("내용").value).toBe("적던 글");
  });

  it("by a guest leads to the login, which comes back to it", async () => {
    const went = leftFor();
    const page = await open("/support", guest);
    await write(page);
    await pressNamed(page, "로그인하고 문의하기");
    expect(went).toEqual(["/login?next=%2Fsupport"]);
    expect(bodiesOf(page, "support.tickets.create")).toEqual([]);
  });

  it("takes no files before the phone is proven, and leads there and back", async () => {
    const went = leftFor();
    const page = await open("/support", member, { "users.me": { phone_verified: false } });
    await pressNamed(page, "지금 휴대폰 확인하기");
    expect(went).toEqual(["/verify-phone?next=%2Fsupport"]);
  });
});

describe("the help desk without an account", () => {
  it("is reached by phone and by e-mail, whose subject has the number of what failed", async () => {
    const example = false;
    const operator = {
      phone: { value: "02-123-4567", example },
      email: { value: "help@example.com", example },
    };
    await open("/support?id=failed-1", guest, { "operator.get": operator });
    expect(hrefOf("02-123-4567")).toBe("tel:02-123-4567");
    const subject = encodeURIComponent("솜씨 문의 failed-1");
    expect(hrefOf("help@example.com")).toBe(`mailto:help@example.com?subject=${subject}`);
  });

  it("leads to the answers that are there, and a member to what they asked", async () => {
    await open("/support", guest);
    expect(hrefOf("도움말")).toBe("/help");
    expect(hrefOf("내 문의")).toBeUndefined();
    await open("/support");
    expect(hrefOf("내 문의")).toBe("/support/tickets");
    expect(mainText()).toContain("전화와 이메일");
  });
});
