import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { answering, bodiesOf, pressNamed, refusal, NOW, TRACE_ID } from "./answering.ts";
import { openPage, type Answered } from "./open-page.tsx";

const PATH = "/pro/certifications/name";
const CONFIRM = "users.me.certifications.name.confirm";
const visitor = { authenticated: true, userType: "pro" } as const;

/** The page that somebody comes back to from the window, whose result is answered so, one answer after another. */
async function cameBack(answers: Answered[], query = "?identityVerificationId=check-1") {
  const left = [...answers];
  const answer = answering({
    "users.me.certifications.name": { state: "none", masked_name: null },
    [CONFIRM]: () => left.shift() ?? { status: 200, body: {} },
  });
  return openPage({ path: PATH + query, visitor, now: NOW, answer });
}

const notice = () => document.querySelector("main [role=alert]");
const leadsTo = () =>
  [...(notice()?.querySelectorAll("a") ?? [])].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
const offers = () =>
  [...(notice()?.querySelectorAll("button") ?? [])].map((one) => one.textContent);

describe("a refused check", () => {
  it.each(["identity_taken", "identity_differs"] as const)(
    "of somebody else (%s) leads to the help desk, by the id of what was refused",
    async (code) => {
      await cameBack([refusal(code)]);
      expect(notice()?.textContent).toContain(errorCatalogue[code][1]);
      expect(leadsTo()).toEqual([["고객센터에 알리기", `/support?id=${TRACE_ID}`]]);
      expect(offers()).toEqual([]);
    },
  );

  it.each(["identity_too_young", "identity_failed", "identity_over"] as const)(
    "that is over (%s) says why, and leaves beginning anew",
    async (code) => {
      await cameBack([refusal(code)]);
      expect(notice()?.textContent).toContain(errorCatalogue[code][1]);
      expect([leadsTo(), offers()]).toEqual([[], []]);
    },
  );

  it.each([
    ["identity_unclear", refusal("identity_unclear")],
    ["identity_unfinished", refusal("identity_unfinished")],
  ])("that is still open (%s) has its result asked for again", async (_, open) => {
    const page = await cameBack([open]);
    expect([leadsTo(), offers()]).toEqual([[], ["결과 다시 받기"]]);
    await pressNamed(page, "결과 다시 받기");
    const asked = { identity_verification_id: "check-1" };
    expect(bodiesOf(page, CONFIRM)).toEqual([asked, asked]);
    expect(page.router.state.location.pathname).toBe("/pro/certifications");
  });

  it("says only what the last answer was", async () => {
    const page = await cameBack([refusal("identity_unclear"), refusal("identity_taken")]);
    await pressNamed(page, "결과 다시 받기");
    expect(notice()?.textContent).not.toContain(errorCatalogue.identity_unclear[1]);
    expect(notice()?.textContent).toContain(errorCatalogue.identity_taken[1]);
    expect(offers()).toEqual([]);
  });
});

it("asks nothing of the server when the window itself says that it came to nothing", async () => {
  const page = await cameBack([], "?identityVerificationId=check-1&code=FAILURE_TYPE_PG");
  expect(notice()?.textContent).toContain("본인 확인을 마치지 못했어요");
  expect(bodiesOf(page, CONFIRM)).toEqual([]);
  expect([leadsTo(), offers()]).toEqual([[], []]);
});

it("takes the result out of the address, so that a reload asks for nothing again", async () => {
  const page = await cameBack([refusal("identity_taken")]);
  expect(page.router.state.location.href).toBe(PATH);
});
