import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { controls, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { said } from "../on-page.ts";

const visitor = { authenticated: true, userType: "customer" } as const;
const ASK = "인증번호 받기";
const AGAIN = "인증번호 다시 받기";
const PHONE = "010-7777-8888";
const OVER = "시간이 지났어요. 인증번호를 다시 받아 주세요.";
const me = sampleOutput("users.me") as Output<"users.me">;
const KEPT = `phone-code.${me.id}.verify`;

let expiresAt: string;
let verified: Answered;
let asked: Answered | null;
beforeEach(() => {
  expiresAt = at(180);
  verified = { status: 200, body: { phone: "+821077778888" } };
  asked = null;
});

const at = (seconds: number) => new Date(NOW + seconds * SECOND_MS).toISOString();
/** There is a field for it, and it is seen. */
const asksForCode = () =>
  document.querySelector("input[autocomplete=one-time-code]")?.closest("[hidden]") === null;

function open(path = "/verify-phone?next=%2Fsupport"): Promise<OpenPage> {
  const answer = answering({
    "users.me": { phone: null, phone_verified: false },
    "cellnum.authKey": () => asked ?? { status: 200, body: { expires_at: expiresAt } },
    "cellnum.verifyKey": () => verified,
  });
  return openPage({ path, visitor, now: NOW, answer });
}

async function openWithCode(): Promise<OpenPage> {
  const page = await open();
  typeInto(fieldNamed("휴대폰 번호"), PHONE);
  await pressNamed(page, ASK);
  return page;
}

async function sendCode(page: OpenPage, code: string): Promise<void> {
  typeInto(fieldNamed("인증번호"), code);
  await pressNamed(page, "확인");
}

/** Leaves for another page and comes back, as a phone does that loads the page anew. */
async function comeBack(page: OpenPage): Promise<void> {
  await page.router.navigate({ to: "/support" });
  await page.settle();
  await page.router.navigate({ to: "/verify-phone" });
  await page.settle();
}

describe("while a code is on its way", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  /** So long after the code was sent, by the product's clock. */
  async function after(page: OpenPage, seconds: number): Promise<void> {
    page.router.options.context.clock.now = () => NOW + seconds * SECOND_MS;
    vi.advanceTimersByTime(SECOND_MS);
    await page.settle();
  }

  it("the page counts down how long it can be used, and says when that is over", async () => {
    const page = await openWithCode();
    expect(said()).toContain("3:00");
    await after(page, 61);
    expect(said()).toContain("1:59");
    expect(said()).toContain(`${PHONE} 번호로 받은 여섯 자리를 입력해 주세요.`);
    await after(page, 179.2);
    expect(said()).toContain("0:01");
    await after(page, 180);
    expect(said()).toContain(OVER);
    await after(page, 400);
    expect(said()).toContain("0:00");
  });

  it("another one can be asked for, which counts from its own beginning", async () => {
    const page = await openWithCode();
    typeInto(fieldNamed("인증번호"), "12");
    await after(page, 200);
    expiresAt = at(380);
    await pressNamed(page, AGAIN);
    expect(bodiesOf(page, "cellnum.authKey")).toEqual([
      { phone: PHONE, purpose: "verify" },
      { phone: PHONE, purpose: "verify" },
    ]);
    expect(said()).not.toContain(OVER);
    expect(said()).toContain("3:00");
    expect(fieldNamed("인증번호").value).toBe("");
    expect(document.activeElement).toBe(fieldNamed("인증번호"));
  });
});

describe("a code", () => {
  it("is not waited for while none was sent: what was wrong stands at the number", async () => {
    const page = await open();
    expect(document.activeElement).toBe(fieldNamed("휴대폰 번호"));
    typeInto(fieldNamed("휴대폰 번호"), "02-123-4567");
    await pressNamed(page, ASK);
    expect(faultOf("휴대폰 번호")).toBeTruthy();
    expect(bodiesOf(page, "cellnum.authKey")).toEqual([]);
    asked = refusal("too_many");
    typeInto(fieldNamed("휴대폰 번호"), PHONE);
    await pressNamed(page, ASK);
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(asksForCode()).toBe(false);
    expect(tabStorage.read(KEPT)).toBeNull();
  });

  it("proves the number with its six digits, however they are spaced, and leads on", async () => {
    const page = await openWithCode();
    expect(tabStorage.readJson(KEPT)).toEqual({ phone: PHONE, expiresAt });
    await sendCode(page, "123 456");
    expect(bodiesOf(page, "cellnum.verifyKey")).toEqual([{ phone: PHONE, key: "123456" }]);
    expect(page.router.state.location.pathname).toBe("/support");
    expect(said()).toContain("휴대폰 번호를 확인했어요.");
    expect(tabStorage.read(KEPT)).toBeNull();
  });

  it("that has too few digits is not sent", async () => {
    const page = await openWithCode();
    await sendCode(page, "12345");
    expect(faultOf("인증번호")).toBeTruthy();
    expect(bodiesOf(page, "cellnum.verifyKey")).toEqual([]);
  });

  it.each(["phone_code_wrong", "phone_code_expired"] as const)(
    "that is refused as %s says so at its field, which gets the focus",
    async (code) => {
      verified = refusal(code);
      const page = await openWithCode();
      await sendCode(page, "123456");
      expect(faultOf("인증번호")).toContain(errorCatalogue[code][1]);
      expect(document.activeElement).toBe(fieldNamed("인증번호"));
      expect(tabStorage.read(KEPT)).not.toBeNull();
    },
  );

  it("that is refused for another reason leaves what was typed, and blames no field", async () => {
    verified = refusal("phone_taken");
    const page = await openWithCode();
    await sendCode(page, "123456");
    expect(said()).toContain(errorCatalogue.phone_taken[1]);
    expect(faultOf("인증번호")).toBeNull();
    expect(fieldNamed("인증번호").value).toBe("123456");
  });
});

describe("who comes back to the page", () => {
  it("while the code can be used types it there, for the number that it went to", async () => {
    const page = await openWithCode();
    await comeBack(page);
    expect(fieldNamed("휴대폰 번호").value).toBe(PHONE);
    await sendCode(page, "123456");
    expect(bodiesOf(page, "cellnum.verifyKey")).toEqual([{ phone: PHONE, key: "123456" }]);
  });

  it("after that asks for a new one", async () => {
    const page = await openWithCode();
    page.router.options.context.clock.now = () => NOW + 181 * SECOND_MS;
    await comeBack(page);
    expect(asksForCode()).toBe(false);
    expect(fieldNamed("휴대폰 번호").value).toBe("");
    expect(controls().map(({ label }) => label)).toContain(ASK);
    expect(tabStorage.read(KEPT)).toBeNull();
  });

  async function openWith(key: string, kept: unknown): Promise<void> {
    const page = await open("/support");
    tabStorage.writeJson(key, kept);
    await page.router.navigate({ to: "/verify-phone" });
    await page.settle();
  }

  it("is asked for the code that the tab keeps", async () => {
    await openWith(KEPT, { phone: PHONE, expiresAt });
    expect(asksForCode()).toBe(true);
  });

  it.each([
    ["a code of another account", "phone-code.somebody-else.verify", { phone: PHONE }],
    ["a code for a change of number", `phone-code.${me.id}.change`, { phone: PHONE }],
    ["a number alone, without its end", KEPT, { phone: PHONE, expiresAt: undefined }],
    ["something that is no number", KEPT, { phone: 10 }],
    ["no code at all", KEPT, "phone"],
  ])("is not asked for a code where the tab keeps %s", async (_, key, kept) => {
    await openWith(key, typeof kept === "string" ? kept : { expiresAt, ...kept });
    expect(asksForCode()).toBe(false);
    expect(fieldNamed("휴대폰 번호").value).toBe("");
  });
});
