import { afterEach, describe, expect, it, vi } from "vitest";
import type { Output } from "#contract/registry.ts";
import { deviceStorage } from "#web/platform/draft/device-storage.ts";
import { deviceFiles } from "#web/platform/draft/device-files.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  pressNamed,
  refusal,
  ID,
  NOW,
} from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage, type Sent } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { said, where } from "../on-page.ts";

const SLUG = "wallpaper";
const CREATE = "requests.create";
const UPLOAD = "uploads.create";
const DRAFT = `request-draft.${SLUG}`;
const customer = { authenticated: true, userType: "customer" } as const;
const service = {
  ...(sampleOutput("services.form") as Output<"services.form">).service,
  name: "도배 시공",
};
const yesNo = [
  { value: "yes", label: "네" },
  { value: "no", label: "아니요" },
];
const questions = [
  { id: "size", kind: "number", label: "몇 평인가요?", required: true, unit: "평" },
  { id: "paint", kind: "single", label: "칠도 할까요?", required: true, options: yesNo },
  {
    id: "colour",
    kind: "text",
    label: "무슨 색으로 할까요?",
    required: true,
    when: { question: "paint", any_of: ["yes"] },
  },
  { id: "pictures", kind: "photo", label: "사진이 있나요?", required: false },
  {
    id: "contact",
    kind: "single",
    label: "어떻게 연락받을까요?",
    required: true,
    options: [
      { value: "messages", label: "메시지만" },
      { value: "calls", label: "전화도" },
    ],
  },
];
const ANSWERS = { size: 24, paint: "no", contact: "messages" };
const made = (more = {}): Answered => ({
  status: 201,
  body: { ...(sampleOutput(CREATE) as object), ...more },
});

interface Begun {
  draft: object;
  step?: string;
  pro?: string;
  sent?: Answered;
  upload?: (sent: Sent) => Answered;
  asked?: readonly object[];
}

/** The form of who has such a draft on their device. */
async function formWith(begun: Begun): Promise<OpenPage> {
  const { draft, step, pro, sent = made(), upload, asked = questions } = begun;
  const answer = answering({
    "services.form": { service, version: 3, questions: asked },
    "services.get": { name: "도배 시공" },
    "requests.last": { same_service: null, place: null, open: [] },
    "users.me": { phone_verified: true },
    [CREATE]: () => sent,
    ...(upload && { [UPLOAD]: upload }),
  });
  const page = await openPage({ path: "/support", visitor: customer, now: NOW, answer });
  deviceStorage.writeJson(DRAFT, draft);
  await page.router.navigate({
    to: "/request/$slug",
    params: { slug: SLUG },
    search: { step, pro },
  });
  await page.settle();
  return page;
}

const reviewed = (more: Partial<Begun> = {}) =>
  formWith({ draft: { answers: ANSWERS }, step: "review", ...more });
const heading = () => document.querySelector("h1")?.textContent;
const stepOf = ({ router }: OpenPage) => (router.state.location.search as { step?: string }).step;
const keptHere = () => (deviceStorage.readJson(DRAFT) as { answers: object } | null)?.answers;

describe("a request that is refused", () => {
  it("leads to the question that it is about, with what is wrong there", async () => {
    const sent = refusal("invalid", { "answers.size": ["평수를 다시 확인해 주세요."] });
    const page = await reviewed({ sent });
    await pressNamed(page, "요청 보내기");
    expect(stepOf(page)).toBe("size");
    expect(faultOf("몇 평인가요?")).toContain("평수를 다시 확인해 주세요.");
    expect(keptHere()).toEqual(ANSWERS);
  });

  it("as another is under way already leads there", async () => {
    const page = await reviewed({ sent: refusal("duplicate_request") });
    await pressNamed(page, "요청 보내기");
    expect(stepOf(page)).toBe("review");
    expect(document.querySelector("main a[href='/requests']")?.textContent).toBe("내 요청 보기");
  });
});

it("tells who chose a pro that another gets the request, when that pro takes none", async () => {
  const page = await reviewed({ pro: ID, sent: made({ designated: false }) });
  await pressNamed(page, "요청 보내기");
  expect(bodiesOf(page, CREATE)).toMatchObject([{ designated_pro_id: ID }]);
  expect(said()).toContain("지정한 고수는 이 요청을 받을 수 없어요.");
});

it("forgets on the device what was sent", async () => {
  const page = await reviewed({ pro: ID, sent: made({ designated: true }) });
  await pressNamed(page, "요청 보내기");
  expect(said()).not.toContain("지정한 고수는 이 요청을 받을 수 없어요.");
  expect(keptHere()).toBeUndefined();
});

it("is begun anew at its first question after one was sent, not led to that one", async () => {
  const page = await reviewed();
  await pressNamed(page, "요청 보내기");
  expect(where(page)).toContain("/published");
  await page.router.navigate({ to: "/request/$slug", params: { slug: SLUG } });
  await page.settle();
  expect(where(page)).toBe(`/request/${SLUG}`);
  expect(heading()).toContain("몇 평인가요?");
});

describe("an answer that is changed from the review", () => {
  it("leads back to the review, without the questions that were answered", async () => {
    const page = await reviewed();
    await pressNamed(page, "몇 평인가요? 수정");
    expect(stepOf(page)).toBe("size");
    typeInto(fieldNamed("몇 평인가요?"), "31");
    await pressNamed(page, "다음");
    expect(stepOf(page)).toBe("review");
    expect(keptHere()).toEqual({ ...ANSWERS, size: 31 });
  });

  it("asks on the way what it makes to be asked", async () => {
    const page = await reviewed();
    await pressNamed(page, "칠도 할까요? 수정");
    await pressNamed(page, "네");
    expect(stepOf(page)).toBe("colour");
    typeInto(fieldNamed("무슨 색으로 할까요?"), "하늘색");
    await pressNamed(page, "다음");
    expect(stepOf(page)).toBe("review");
  });

  it("leads back to the review also when it is left as it was", async () => {
    const page = await reviewed();
    await pressNamed(page, "칠도 할까요? 수정");
    await pressNamed(page, "이전");
    expect(stepOf(page)).toBe("review");
    expect(keptHere()).toEqual(ANSWERS);
  });
});

describe("what an option means", () => {
  const MEANS = "가격만 알아볼 때는 고수가 견적을 보내지 않을 수 있어요.";
  const noticed = { value: "no", label: "아니요", needs_notice: MEANS };
  const asked = questions.map((one) =>
    one.id === "paint" ? { ...one, options: [noticed, ...yesNo.slice(0, 1)] } : one,
  );
  const notices = () =>
    [...document.querySelectorAll("main form [role=status]")].map((one) => one.textContent);

  it("is read out once it is chosen, before the form goes on", async () => {
    const page = await formWith({ draft: { answers: { size: 24 } }, step: "paint", asked });
    expect(notices()).not.toContain(MEANS);
    await pressNamed(page, "아니요");
    expect(stepOf(page)).toBe("paint");
    expect(notices()).toContain(MEANS);
  });
});

describe("hours for calls", () => {
  it("that end before they begin are told, and go no further", async () => {
    const page = await formWith({
      draft: { answers: { ...ANSWERS, contact: "calls" }, callFrom: "18:00", callTo: "09:00" },
      step: "closing",
    });
    expect(faultOf("몇 시까지")).toContain("시작보다 늦은 시간을 골라 주세요.");
    await pressNamed(page, "다음");
    expect(stepOf(page)).toBe("closing");
    expect(document.activeElement).toBe(fieldNamed("몇 시까지"));
    expect(document.body.textContent.split("시작보다 늦은 시간을 골라 주세요.")).toHaveLength(2);
    typeInto(fieldNamed("몇 시까지"), "21:00");
    await pressNamed(page, "다음");
    expect(stepOf(page)).toBe("review");
    await pressNamed(page, "요청 보내기");
    expect(bodiesOf(page, CREATE)).toMatchObject([
      { contact: { channel: "calls", call_from: "18:00", call_to: "21:00" } },
    ]);
  });
});

describe("a request that was begun on the device before", () => {
  it("is shown, and goes on where an answer is missing", async () => {
    const page = await formWith({ draft: { answers: { size: 24, paint: "yes" } } });
    expect(heading()).toContain("쓰던 요청서가 있어요");
    expect(said()).toContain("24평");
    await pressNamed(page, "이어서 쓰기");
    expect(stepOf(page)).toBe("colour");
    expect(keptHere()).toMatchObject({ size: 24, paint: "yes" });
  });

  it("is forgotten by who begins anew", async () => {
    const page = await formWith({ draft: { answers: { size: 24 } } });
    await pressNamed(page, "지우고 처음부터 쓰기");
    expect(heading()).toContain("몇 평인가요?");
    expect(fieldNamed("몇 평인가요?").value).toBe("");
    expect(keptHere()).toEqual({});
  });

  it("is left by ✕ for the service's page, and the page says that it stays", async () => {
    const page = await reviewed();
    // It stands above the main part, where `pressNamed` looks.
    document.querySelector<HTMLElement>("header [aria-label='나가기']")?.click();
    await page.settle();
    expect(page.router.state.location.pathname).toBe(`/services/${SLUG}`);
    expect(said()).toContain("답한 내용은 이 기기에 남아 있어요.");
    expect(keptHere()).toEqual(ANSWERS);
  });
});

describe("photos that waited on the device", () => {
  const PHOTOS = ["거실.jpg", "방.jpg"].map((name, at) => ({
    id: `01900000-0000-7000-8000-00000000000${at}`,
    name,
    onDevice: true,
  }));
  const arrived = { status: 201, body: { ...(sampleOutput(UPLOAD) as object), id: ID } };
  const namesSent = (page: OpenPage) =>
    bodiesOf(page, UPLOAD).map((body) => (body as { file: string }).file);

  /** The review of who answered with both, of which the device still has these. */
  async function withPhotos(kept: readonly string[], upload: (name: string) => Answered) {
    vi.spyOn(deviceFiles, "read").mockImplementation(async (key) => {
      const photo = PHOTOS.find(({ id, name }) => kept.includes(name) && key.endsWith(id));
      return photo ? new File(["빛"], photo.name, { type: "image/jpeg" }) : null;
    });
    const answers = { ...ANSWERS, pictures: PHOTOS.map(({ id }) => id) };
    return reviewed({
      draft: { answers, photos: PHOTOS },
      upload: ({ body }) => upload((JSON.parse(body ?? "") as { file: string }).file),
    });
  }
  afterEach(() => void vi.restoreAllMocks());

  it("are seen in the review, but for those that the device has lost", async () => {
    await withPhotos(["거실.jpg", "방.jpg"], () => arrived);
    const shown = () =>
      [...document.querySelectorAll<HTMLImageElement>("[aria-label='보낼 사진'] img")].map(
        ({ src }) => src.split(":")[0],
      );
    expect(shown()).toEqual(["blob", "blob"]);
    await withPhotos(["방.jpg"], () => arrived);
    expect(shown()).toEqual(["blob"]);
  });

  it("are shown, and those that the device has lost are not", async () => {
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${(file as File).name}`);
    const page = await withPhotos(["방.jpg"], () => arrived);
    await page.router.navigate({
      to: "/request/$slug",
      params: { slug: SLUG },
      search: { step: "closing" },
    });
    await page.settle();
    const shown = [...document.querySelectorAll<HTMLImageElement>("main li img")];
    expect(shown.map((one) => one.getAttribute("src"))).toEqual(["blob:방.jpg"]);
  });

  it("go along; who lost one of them is told so", async () => {
    const page = await withPhotos(["방.jpg"], () => arrived);
    await pressNamed(page, "요청 보내기");
    expect(said()).toContain("이 기기에서 사라진 사진 1장은 보내지 못했어요.");
    expect(namesSent(page)).toEqual(["방.jpg"]);
    expect(bodiesOf(page, CREATE)).toMatchObject([{ answers: { pictures: [ID] } }]);
  });

  it("hold the request when one is refused, and lead to where it can be taken out", async () => {
    const page = await withPhotos(["거실.jpg", "방.jpg"], () => refusal("invalid"));
    await pressNamed(page, "요청 보내기");
    expect(bodiesOf(page, CREATE)).toEqual([]);
    expect(stepOf(page)).toBe("closing");
    expect(said()).toContain("‘거실.jpg’ 사진을 보내지 못했어요.");
  });

  it("are not sent anew after the connection broke at the next", async () => {
    let isBroken = true;
    const page = await withPhotos(["거실.jpg", "방.jpg"], (name) =>
      name === "방.jpg" && isBroken ? refusal("internal") : arrived,
    );
    await pressNamed(page, "요청 보내기");
    expect(stepOf(page)).toBe("review");
    expect(said()).toContain("‘방.jpg’ 사진을 보내지 못했어요.");
    isBroken = false;
    await pressNamed(page, "요청 보내기");
    expect(namesSent(page)).toEqual(["거실.jpg", "방.jpg", "방.jpg"]);
    expect(bodiesOf(page, CREATE)).toMatchObject([{ answers: { pictures: [ID, ID] } }]);
  });
});
