import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import { quoteTotal } from "#domain/quote/quote-rules.ts";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import { templateName, templateValidDays } from "#domain/quote-template/template-rules.ts";
import {
  answering,
  bodiesOf,
  chooseCard,
  faultOf,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { labelOf, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { offered, said, where } from "../on-page.ts";

const CREATE = "quotes.templates.create";
const EDIT = "quotes.templates.edit";
const LINES = "services.standardLines";
const NEW = "/pro/templates/new";
const KNOWN = `/pro/templates/${ID}`;
const NAME = "템플릿 이름";
const DAYS = "견적 유효 기간";
const CEILING = "추가 금액 상한";
const SERVICE = "서비스";
const CLEANING = { slug: "cleaning", name: "이사청소" };
const WALLPAPER = { slug: "wallpaper", name: "도배 시공" };
const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const template = {
  ...(sampleOutput("quotes.templates.get") as Output<"quotes.templates.get">),
  id: ID,
  name: "24평 기본",
  service: CLEANING,
  unit: "job",
  items: [{ name: "전체 청소", inclusion: "included", amount: 380_000, standard: null }],
  total: 380_000,
  extra_ceiling: 0,
  valid_days: 14,
  message: "{고객}님, 반나절이면 끝나요.",
};

interface Given {
  services?: readonly object[];
  saved?: () => Answered;
}

function openForm(path: string, { services = [CLEANING], saved }: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.profile": { services },
    "quotes.templates": { items: [template] },
    "quotes.templates.get": template,
    [LINES]: { items: [{ id: "all", name: "거실 청소" }] },
    [CREATE]: () => saved?.() ?? { status: 201, body: template },
    [EDIT]: () => saved?.() ?? { status: 200, body: template },
  });
  return openPage({ path, visitor, now: NOW, answer });
}

function write(name: string): void {
  typeInto(fieldNamed(NAME), name);
  typeInto(fieldNamed("항목 이름"), "전체 청소");
  typeInto(fieldNamed("금액"), "380000");
}

const asked = (page: OpenPage, name: string) => page.sent.filter((one) => nameOf(one) === name);

describe("a new template", () => {
  it("is sent as it was written, and the list of templates says that it is made", async () => {
    const page = await openForm(NEW);
    write("24평 기본");
    typeInto(fieldNamed(SERVICE), CLEANING.slug);
    typeInto(fieldNamed("견적 단위"), "visit");
    typeInto(fieldNamed(DAYS), "7");
    await pressNamed(page, "템플릿 만들기");
    expect(bodiesOf(page, CREATE)).toEqual([
      {
        name: "24평 기본",
        service: CLEANING.slug,
        unit: "visit",
        items: [{ name: "전체 청소", inclusion: "included", amount: 380_000, standard: null }],
        extra_ceiling: 0,
        valid_days: 7,
        message: "",
      },
    ]);
    expect(where(page)).toBe("/pro/templates");
    expect(said()).toContain("템플릿을 만들었어요.");
  });

  it("is for any service, and good for two weeks, as long as nothing else is chosen", async () => {
    const page = await openForm(NEW);
    write("24평 기본");
    await pressNamed(page, "템플릿 만들기");
    expect(bodiesOf(page, CREATE)).toMatchObject([{ service: null, valid_days: 14, unit: "job" }]);
  });

  it("says of words in braces that nothing takes their place, and of no others", async () => {
    const page = await openForm(NEW);
    typeInto(fieldNamed("고객에게 보낼 글(선택)"), "{고객}님, {지역} {서비스}예요.");
    await page.settle();
    expect(said()).not.toContain("바뀌지 않고");
    typeInto(fieldNamed("고객에게 보낼 글(선택)"), "{고객}님, {업체명} {전화}예요.");
    await page.settle();
    expect(said()).toContain(
      "{업체명}, {전화}는 요청에 맞게 바뀌지 않고 적은 그대로 고객에게 보여요.",
    );
  });

  it("says at each field what it lacks, stands before the first and sends nothing", async () => {
    const page = await openForm(NEW);
    typeInto(fieldNamed(DAYS), "");
    await pressNamed(page, "템플릿 만들기");
    expect(bodiesOf(page, CREATE)).toEqual([]);
    expect(faultOf(NAME)).toContain(templateName(""));
    expect(faultOf(DAYS)).toContain(templateValidDays(null));
    expect(faultOf("항목 이름")).not.toBeNull();
    expect(faultOf("금액")).not.toBeNull();
    expect(document.activeElement).toBe(fieldNamed(NAME));
  });

  it("stands before what is wrong, not before what is written well", async () => {
    const page = await openForm(NEW);
    write("24평 기본");
    typeInto(fieldNamed(DAYS), String(TEMPLATE_LIMITS.validDaysMax + 1));
    await pressNamed(page, "템플릿 만들기");
    expect(faultOf(DAYS)).toContain(templateValidDays(TEMPLATE_LIMITS.validDaysMax + 1));
    expect(faultOf(NAME)).toBeNull();
    expect(document.activeElement).toBe(fieldNamed(DAYS));
  });

  it("stands before what comes first on the page, also where that came later", async () => {
    const page = await openForm(NEW);
    write("24평 기본");
    await chooseCard(page, "extra");
    typeInto(fieldNamed(CEILING), "");
    typeInto(fieldNamed(DAYS), "");
    await pressNamed(page, "템플릿 만들기");
    expect(faultOf(CEILING)).not.toBeNull();
    expect(faultOf(DAYS)).not.toBeNull();
    expect(document.activeElement).toBe(fieldNamed(CEILING));
  });

  it("whose lines come to more than any price says so below them, at no single line", async () => {
    const page = await openForm(NEW);
    write("24평 기본");
    await pressNamed(page, "항목 추가");
    const fields = document.querySelectorAll<HTMLInputElement>("main fieldset li input");
    for (const field of fields) {
      if (labelOf(field) === "항목 이름") typeInto(field, "전체 청소");
      if (labelOf(field) === "금액") typeInto(field, String(QUOTE_LIMITS.amountMax));
    }
    await pressNamed(page, "템플릿 만들기");
    expect(bodiesOf(page, CREATE)).toEqual([]);
    expect(document.querySelector("main form")?.textContent).toContain(
      quoteTotal(2 * QUOTE_LIMITS.amountMax),
    );
    expect(faultOf("금액")).toBeNull();
  });

  it.each<ErrorCode>(["template_exists", "template_limit", "too_many"])(
    "that %s refuses says why, and stays as it was written until the next press sends it",
    async (code) => {
      let saved: Answered = refusal(code);
      const page = await openForm(NEW, { saved: () => saved });
      write("24평 기본");
      await pressNamed(page, "템플릿 만들기");
      expect(said()).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain("템플릿을 만들었어요.");
      expect(where(page)).toBe(NEW);
      expect(fieldNamed(NAME).value).toBe("24평 기본");
      saved = { status: 201, body: template };
      typeInto(fieldNamed(NAME), "24평 봄");
      await pressNamed(page, "템플릿 만들기");
      expect(bodiesOf(page, CREATE)).toMatchObject([{ name: "24평 기본" }, { name: "24평 봄" }]);
      expect(where(page)).toBe("/pro/templates");
    },
  );

  it("that the server finds wrong says so at the field, with the focus there", async () => {
    const saved = refusal("invalid", { valid_days: ["서버가 본 까닭이에요."] });
    const page = await openForm(NEW, { saved: () => saved });
    write("24평 기본");
    await pressNamed(page, "템플릿 만들기");
    expect(faultOf(DAYS)).toContain("서버가 본 까닭이에요.");
    expect(document.activeElement).toBe(fieldNamed(DAYS));
  });
});

describe("what is written into a template", () => {
  const kept = () => Object.keys(window.sessionStorage).filter((key) => key.includes("template"));

  it("stays in the tab until it is saved, for each template by itself", async () => {
    const page = await openForm(NEW);
    write("24평 기본");
    expect(kept().map((key) => key.endsWith("quote-template.new"))).toEqual([true]);
    await pressNamed(page, "템플릿 만들기");
    expect(kept()).toEqual([]);
    await openForm(KNOWN);
    typeInto(fieldNamed(NAME), "32평");
    expect(kept().map((key) => key.endsWith(`quote-template.${ID}`))).toEqual([true]);
  });

  it("stays in the tab where it was refused", async () => {
    const page = await openForm(NEW, { saved: () => refusal("internal") });
    write("24평 기본");
    await pressNamed(page, "템플릿 만들기");
    expect(kept()).toHaveLength(1);
  });
});

describe("a template that there is", () => {
  it("opens as it was saved, and is changed in its place", async () => {
    const page = await openForm(KNOWN);
    expect(fieldNamed(NAME).value).toBe("24평 기본");
    expect(fieldNamed(SERVICE).value).toBe(CLEANING.slug);
    expect(fieldNamed("금액").value).toBe("380,000");
    typeInto(fieldNamed(NAME), "32평 기본");
    await pressNamed(page, "저장하기");
    expect(bodiesOf(page, EDIT)).toMatchObject([
      { name: "32평 기본", service: CLEANING.slug, items: [{ amount: 380_000 }], valid_days: 14 },
    ]);
    expect(bodiesOf(page, CREATE)).toEqual([]);
    expect(asked(page, EDIT)[0]?.url).toContain(ID);
    expect(where(page)).toBe("/pro/templates");
    expect(said()).toContain("템플릿을 저장했어요.");
  });

  it("that was deleted meanwhile says so, and keeps what was written", async () => {
    const page = await openForm(KNOWN, { saved: () => refusal("not_found") });
    typeInto(fieldNamed(NAME), "32평 기본");
    await pressNamed(page, "저장하기");
    expect(said()).toContain(errorCatalogue.not_found[1]);
    expect(where(page)).toBe(KNOWN);
    expect(fieldNamed(NAME).value).toBe("32평 기본");
  });
});

describe("the service that a template is for", () => {
  const services = () =>
    [...fieldNamed(SERVICE).querySelectorAll("option")].map(({ textContent }) => textContent);

  it("is one that the pro offers, or all", async () => {
    await openForm(KNOWN, { services: [WALLPAPER, CLEANING] });
    expect(services()).toEqual(["모든 서비스", WALLPAPER.name, CLEANING.name]);
  });

  it("can still be the one that the pro no longer offers", async () => {
    await openForm(KNOWN, { services: [WALLPAPER] });
    expect(services()).toEqual(["모든 서비스", CLEANING.name, WALLPAPER.name]);
    expect(fieldNamed(SERVICE).value).toBe(CLEANING.slug);
  });

  it("brings its usual lines to choose from, and none as long as it is for all", async () => {
    const page = await openForm(NEW);
    expect(asked(page, LINES)).toEqual([]);
    expect(offered()).not.toContain("거실 청소");
    typeInto(fieldNamed(SERVICE), CLEANING.slug);
    await page.settle();
    expect(asked(page, LINES)[0]?.url).toContain(CLEANING.slug);
    await pressNamed(page, "거실 청소");
    expect(fieldNamed("항목 이름").value).toBe("거실 청소");
  });
});
