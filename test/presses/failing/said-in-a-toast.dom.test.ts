import { describe, expect, it } from "vitest";
import { endpointCall } from "#contract/endpoint-call.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { answering, NOW, pressNamed, refusal } from "../answering.ts";
import { press, scope } from "../controls.ts";
import { leftFor } from "../left-for.ts";
import { isSheetOpen, said } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { fullTitle } from "#domain/brand/name.ts";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "customer" } as const;
const AGAIN = "로그인하기";

/** A page whose one press fails like that. */
async function fail(answered: Answered): Promise<OpenPage> {
  const answer = answering({ "users.me.notifications.readAll": () => answered });
  const page = await openPage({ path: "/notifications?filter=talk", visitor, now: NOW, answer });
  await pressNamed(page, "모두 읽음");
  return page;
}
const toast = () => document.querySelector("[aria-label=알림][role=region]");
const toastButton = (label: string) =>
  [...(toast()?.querySelectorAll("button") ?? [])].find((one) => one.textContent === label);

describe("a press that fails", () => {
  it("says why, and offers no login to who is logged in", async () => {
    await fail(refusal("forbidden"));
    expect(toast()?.textContent).toContain(errorCatalogue.forbidden[1]);
    expect(toastButton(AGAIN)).toBeUndefined();
  });

  it("is asked about where the login has ended: the way back in leads to this page", async () => {
    const went = leftFor();
    const page = await fail(refusal("auth_required"));
    expect(scope().textContent).toContain("다시 로그인해 주세요");
    await pressNamed(page, "닫기");
    expect(isSheetOpen()).toBe(false);
    expect(toast()?.textContent).toContain(errorCatalogue.auth_required[1]);
    const button = toastButton(AGAIN);
    if (button) press(button);
    expect(went).toEqual([`/login?next=${encodeURIComponent("/notifications?filter=talk")}`]);
  });

  it.each([
    [0, "연결이 끊겼어요. 인터넷 연결을 확인하고 다시 시도해 주세요."],
    [413, "보낸 내용이 너무 커요. 크기를 줄여 주세요."],
    [502, "서버에 문제가 생겼어요."],
  ])("without a word of ours (%i) says what that means", async (status, words) => {
    await fail({ status, body: "<html>" });
    expect(toast()?.textContent).toContain(words);
  });
});

describe("a page that could not be shown", () => {
  const BROKEN = "화면을 불러오지 못했어요";
  const { url } = endpointCall("users.me.consents", {});

  it("has its own title, and gives it back once it is shown after all", async () => {
    let isDown = true;
    const answer = answering({
      "users.me.consents": () =>
        isDown ? refusal("internal") : { status: 200, body: sampleOutput("users.me.consents") },
    });
    const page = await openPage({ path: "/setting/consents", visitor, now: NOW, answer });
    expect(document.title).toBe(fullTitle(BROKEN));
    expect(said()).toContain(errorCatalogue.internal[1]);
    isDown = false;
    await pressNamed(page, "다시 시도");
    expect(page.sent.filter((one) => one.url === url).length).toBeGreaterThan(1);
    expect(document.title).toBe(fullTitle("동의와 약관"));
  });

  it("names what failed to the help desk, and nothing where no number is known", async () => {
    const answer = answering({ "users.me.consents": () => refusal("internal") });
    await openPage({ path: "/setting/consents", visitor, now: NOW, answer });
    expect(said()).toContain("문의 번호 failed-1");
    const link = [...document.querySelectorAll("main a")].find(
      (one) => one.textContent === "고객센터에 알리기",
    );
    expect(link?.getAttribute("href")).toContain("failed-1");
  });

  it("whose answer cannot be drawn says that what was saved is safe", async () => {
    const answer = answering({
      "users.me.consents": () => ({ status: 200, body: { texts: null, history: [] } }),
    });
    await openPage({ path: "/setting/consents", visitor, now: NOW, answer });
    expect(said()).toContain("화면을 그리다가 문제가 생겼어요. 저장된 내용은 그대로예요.");
  });
});

describe("a page that there is not", () => {
  it("leaves its title to the next one that is gone to", async () => {
    const page = await openPage({ path: "/nowhere", visitor, now: NOW, answer: answering({}) });
    expect(document.title).toBe(fullTitle("찾는 화면이 없어요"));
    await page.router.navigate({ to: "/help" });
    await page.settle();
    expect(document.title).toBe(fullTitle("도움말"));
  });
});
