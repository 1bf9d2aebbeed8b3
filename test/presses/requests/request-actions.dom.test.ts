import { describe, expect, it } from "vitest";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { closingMeans } from "#domain/request/reopen-hint.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { sampleRequest, sampleRequestHire } from "../../samples/requests.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { controls, scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { offered, said } from "../on-page.ts";

type Deed = "requests.close" | "requests.reopen" | "requests.stopQuotes" | "requests.copy";

const CLOSE = "요청 마감하기";
const REOPEN = "다시 열기";
const STOP = "견적 그만 받기";
const AGAIN = "같은 내용으로 새 요청";
const DRAFT = "request-draft.cleaning";
const service = {
  ...(sampleOutput("services.form") as Output<"services.form">).service,
  slug: "cleaning",
};
const home = {
  id: "home",
  kind: "single",
  label: "어떤 집인가요?",
  required: true,
  options: [
    { value: "apartment", label: "아파트" },
    { value: "house", label: "주택" },
  ],
};
const visitor = { authenticated: true, userType: "customer" } as const;

function openRequest(
  request: Partial<RequestDetail>,
  answered: Partial<Record<Deed, () => Answered>> = {},
): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: null },
    "requests.get": sampleRequest({ id: ID, ...request }),
    "requests.copy": {
      answers: { home: "apartment" },
      quote_limit: 5,
      contact: { channel: "messages" },
      had_photos: false,
    },
    "services.form": { service, version: 3, questions: [home] },
    "requests.last": { same_service: null, place: null, open: [] },
    ...answered,
  });
  return openPage({ path: `/requests/${ID}`, visitor, now: NOW, answer });
}
const times = ({ sent }: OpenPage, name: EndpointName) =>
  sent.filter((one) => nameOf(one) === name).length;
const where = (page: OpenPage) => page.router.state.location;

describe("a request that is closed by its customer", () => {
  const actions: RequestDetail["actions"] = ["close", "stop_quotes"];

  it.each([true, false])(
    "is so once they read what it means, with a reopening left: %s",
    async (reopening_left) => {
      const page = await openRequest({ actions, reopening_left });
      await pressNamed(page, CLOSE);
      expect(scope().textContent).toContain(closingMeans(reopening_left));
      await pressNamed(page, "취소");
      expect(times(page, "requests.close")).toBe(0);
      await pressNamed(page, CLOSE);
      await pressNamed(page, "확인");
      expect(times(page, "requests.close")).toBe(1);
      expect(said()).toContain("요청을 마감했어요.");
    },
  );

  it("takes no more quotes at first, once that is confirmed", async () => {
    const page = await openRequest({ actions });
    await pressNamed(page, STOP);
    expect(scope().textContent).toContain("견적을 그만 받을까요?");
    await pressNamed(page, "취소");
    expect(times(page, "requests.stopQuotes")).toBe(0);
    await pressNamed(page, STOP);
    await pressNamed(page, "확인");
    expect(times(page, "requests.stopQuotes")).toBe(1);
    expect(said()).toContain("새 견적을 그만 받아요.");
  });

  it.each([
    [CLOSE, "requests.close", "요청을 마감했어요."],
    [STOP, "requests.stopQuotes", "새 견적을 그만 받아요."],
  ] as const)("that was faster elsewhere says so at %s", async (button, name, done) => {
    const page = await openRequest({ actions }, { [name]: () => refusal("state_forbids") });
    await pressNamed(page, button);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain(done);
  });

  it("offers nothing that its lifecycle does not allow", async () => {
    await openRequest({ actions: [] });
    for (const one of [CLOSE, STOP, REOPEN, AGAIN]) expect(offered()).not.toContain(one);
  });
});

describe("a request that is opened again", () => {
  const ended = { state: "closed", actions: ["reopen"] } as const;
  const reopened = { ...ended, actions: [...ended.actions] };

  it("is so at one press while the day of the work is still to come", async () => {
    const page = await openRequest({ ...reopened, wanted_on: "2027-03-10" });
    await pressNamed(page, REOPEN);
    expect(times(page, "requests.reopen")).toBe(1);
    expect(said()).toContain("요청을 다시 열었어요.");
  });

  it("asks first where that day is over", async () => {
    const page = await openRequest({ ...reopened, wanted_on: "2027-03-09" });
    await pressNamed(page, REOPEN);
    expect(scope().textContent).toContain("날짜는 그대로 두고 다시 열까요?");
    await pressNamed(page, "취소");
    expect(times(page, "requests.reopen")).toBe(0);
    await pressNamed(page, REOPEN);
    await pressNamed(page, "확인");
    expect(times(page, "requests.reopen")).toBe(1);
  });

  it("that cannot be says why", async () => {
    const refused = { "requests.reopen": () => refusal("duplicate_request") };
    const page = await openRequest(reopened, refused);
    await pressNamed(page, REOPEN);
    expect(said()).toContain(errorCatalogue.duplicate_request[1]);
    expect(said()).not.toContain("요청을 다시 열었어요.");
  });
});

describe("the same request anew", () => {
  const ended = { state: "completed", actions: [] } as Partial<RequestDetail>;

  it("leads to its form, which begins at the review", async () => {
    const page = await openRequest(ended);
    await pressNamed(page, AGAIN);
    expect(times(page, "requests.copy")).toBe(1);
    expect(where(page).pathname).toBe("/request/cleaning");
    expect(deviceStorage.readJson(DRAFT)).toMatchObject({ answers: { home: "apartment" } });
    expect(document.querySelector("main")?.textContent).toContain("아파트");
  });

  it("takes the place of one that was begun only when its writer agrees", async () => {
    const page = await openRequest(ended);
    deviceStorage.writeJson(DRAFT, { answers: { home: "house" } });
    await pressNamed(page, AGAIN);
    expect(scope().textContent).toContain("쓰던 요청을 이 내용으로 바꿀까요?");
    await pressNamed(page, "취소");
    expect(times(page, "requests.copy")).toBe(0);
    expect(deviceStorage.readJson(DRAFT)).toEqual({ answers: { home: "house" } });
    await pressNamed(page, AGAIN);
    await pressNamed(page, "확인");
    expect(times(page, "requests.copy")).toBe(1);
    expect(where(page).pathname).toBe("/request/cleaning");
  });

  it("is not asked about where the one that was begun says nothing yet", async () => {
    const page = await openRequest(ended);
    deviceStorage.writeJson(DRAFT, { answers: {} });
    await pressNamed(page, AGAIN);
    expect(times(page, "requests.copy")).toBe(1);
  });

  it("that could not be copied says why, stays here and can be pressed again", async () => {
    let copied = refusal("internal");
    const page = await openRequest(ended, { "requests.copy": () => copied });
    await pressNamed(page, AGAIN);
    expect(said()).toContain(errorCatalogue.internal[1]);
    expect(where(page).pathname).toBe(`/requests/${ID}`);
    expect(deviceStorage.readJson(DRAFT)).toBeNull();
    copied = { status: 200, body: { answers: {}, has_photos: false } };
    await pressNamed(page, AGAIN);
    expect(times(page, "requests.copy")).toBe(2);
  });

  it("is the first way on, unless a review comes before it", async () => {
    const isMain = () =>
      controls()
        .find(({ label }) => label === AGAIN)
        ?.element.className.includes("bg-accent");
    await openRequest(ended);
    expect(isMain()).toBe(true);
    const hire = sampleRequestHire({ state: "completed", review_id: null });
    await openRequest({ ...ended, hire });
    expect(isMain()).toBe(false);
  });
});
