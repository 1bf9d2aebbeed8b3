import { describe, expect, it } from "vitest";
import {
  bodiesOf,
  chooseCard,
  faultOf,
  fieldNamed,
  ID,
  pressNamed,
  refusal,
} from "../answering.ts";
import { press, scope, type as typeInto } from "../controls.ts";
import {
  ALL,
  credential,
  hrefOf,
  offered,
  openCertificates as open,
  said,
  times,
} from "./certificates.ts";

const NEW = "/pro/certifications/credentials/new";
const OWN = `/pro/certifications/credentials/${ID}`;
const CREATE = "users.me.certifications.credentials.create";
const EDIT = "users.me.certifications.credentials.edit";

const rows = () =>
  [...document.querySelectorAll("[aria-label='제출한 자격'] > li")].map((one) => one.textContent);

describe("a pro's certificates", () => {
  it("are said to be none, with the ways to each", async () => {
    await open(ALL);
    expect(said()).toContain("아직 제출한 자격이 없어요.");
    expect(hrefOf("자격 추가")).toBe(NEW);
    expect(hrefOf("사업자 확인하기")).toBe("/pro/certifications/business");
    expect(hrefOf("본인 확인하기")).toBe("/pro/certifications/name");
    expect(offered()).not.toContain("사업자 확인 삭제");
  });

  it("say what each is, until when, for which services, and how it stands", async () => {
    await open(ALL, {
      credentials: [
        { ...credential, expires_on: "2027-03-20" },
        {
          ...credential,
          id: "2",
          title: "건축학",
          kind: "degree",
          issuer: "",
          services: [],
          state: "rejected",
          reason: "글자가 흐려요.",
        },
        { ...credential, id: "3", state: "expired", expires_on: "2027-03-20" },
      ],
    });
    expect(rows()[0]).toContain(
      "전기기능사기간이 곧 끝나요확인됨자격증·면허 · 한국산업인력공단 · 2027년 03월 20일까지쓰는 서비스: 전기 공사",
    );
    expect(rows()[0]).toMatch(/전기기능사 수정하기전기기능사 삭제$/);
    expect(rows()[1]).toContain("건축학확인하지 못함학력확인하지 못한 이유글자가 흐려요.");
    expect(rows()[1]).toContain("건축학 다시 제출하기");
    expect(rows()[1]).not.toContain("쓰는 서비스");
    expect(rows()[2]).toContain("기간 끝남");
    expect(rows()[2]).not.toContain("기간이 곧 끝나요");
    expect(hrefOf("전기기능사 수정하기")).toBe(OWN);
  });

  it("are deleted one by one, once that is confirmed", async () => {
    const page = await open(ALL, { credentials: [credential] });
    const REMOVE = "users.me.certifications.credentials.remove";
    await pressNamed(page, "전기기능사 삭제");
    expect(scope().textContent).toContain("전기기능사 자격을 삭제할까요?");
    await pressNamed(page, "취소");
    expect(times(page, REMOVE)).toEqual([]);
    await pressNamed(page, "전기기능사 삭제");
    await pressNamed(page, "확인");
    expect(times(page, REMOVE)).toEqual([expect.stringContaining(ID) as string]);
    expect(document.body.textContent).toContain("전기기능사 자격을 삭제했어요.");
  });

  it("name the services that wait for them, of those that are offered", async () => {
    const required = (own: object, state: string) => ({
      items: [{ slug: "a", name: "전기 공사", certificates: [{ kind: "licence", state }], ...own }],
    });
    const WAITS = "이 확인을 기다리는 내 서비스: 전기 공사. 확인될 때까지 요청이 오지 않아요.";
    const openWith = (own: object, state: string) =>
      open(ALL, { given: { "users.me.certifications.required": required(own, state) } });
    await openWith({ offered: true }, "pending");
    expect(said().split(WAITS)).toHaveLength(2);
    await openWith({ offered: true }, "approved");
    expect(said()).not.toContain(WAITS);
    await openWith({ offered: false }, "pending");
    expect(said()).not.toContain(WAITS);
  });
});

describe("a certificate that is submitted", () => {
  it("needs its paper, a name, an issuer and a day of the past", async () => {
    const page = await open(NEW);
    typeInto(fieldNamed("받은 날"), "2027-03-11");
    await pressNamed(page, "확인 요청하기");
    expect(faultOf("받은 날")).toContain("받은 날은 오늘까지 고를 수 있어요.");
    for (const label of ["이름", "발급한 곳"]) expect(faultOf(label), label).not.toBeNull();
    expect(faultOf("증명 서류 사진 올리기")).toContain("증명 서류 사진을 올려 주세요.");
    expect(bodiesOf(page, CREATE)).toEqual([]);
  });

  it("begins as it is, and is sent anew as a whole", async () => {
    const page = await open(OWN, { credentials: [credential] });
    expect(said()).toContain("수정하면 다시 확인을 기다려요");
    expect(fieldNamed("이름").value).toBe("전기기능사");
    typeInto(fieldNamed("끝나는 날(선택)"), "2030-01-04");
    await pressNamed(page, "다시 제출하기");
    expect(bodiesOf(page, EDIT)).toEqual([
      {
        kind: "licence",
        title: "전기기능사",
        issuer: "한국산업인력공단",
        issued_on: "2026-03-01",
        expires_on: "2030-01-04",
        services: ["electric"],
        file_id: "paper",
        show_image_id: null,
      },
    ]);
    expect(times(page, EDIT)[0]).toContain(ID);
    expect(page.router.state.location.pathname).toBe(ALL);
    expect(document.body.textContent).toContain("자격 확인을 요청했어요.");
  });

  it("stays, with the reason at its field, where it is refused", async () => {
    const why = "발급한 곳을 다시 확인해 주세요.";
    const given = { [EDIT]: () => refusal("invalid", { issuer: [why] }) };
    const page = await open(OWN, { credentials: [credential], given });
    await pressNamed(page, "다시 제출하기");
    expect(faultOf("발급한 곳")).toContain(why);
    expect(page.router.state.location.pathname).toBe(OWN);
  });

  it("ends after it began, and not before today", async () => {
    const page = await open(OWN, { credentials: [credential] });
    typeInto(fieldNamed("끝나는 날(선택)"), "2026-03-01");
    await pressNamed(page, "다시 제출하기");
    expect(faultOf("끝나는 날(선택)")).toContain("받은 날보다 뒤의 날을 골라 주세요.");
    typeInto(fieldNamed("끝나는 날(선택)"), "2027-03-09");
    await pressNamed(page, "다시 제출하기");
    expect(faultOf("끝나는 날(선택)")).toContain("이미 끝난 자격이에요.");
    expect(bodiesOf(page, EDIT)).toEqual([]);
  });

  it("is for the services that are ticked", async () => {
    const page = await open(OWN, { credentials: [credential] });
    await chooseCard(page, "electric");
    await pressNamed(page, "다시 제출하기");
    expect(bodiesOf(page, EDIT)).toMatchObject([{ kind: "licence", services: [] }]);
  });

  it("counts for services only as a licence, whatever was chosen before", async () => {
    const page = await open(OWN, { credentials: [credential] });
    expect(said()).toContain("이 자격으로 할 서비스");
    press(fieldNamed("학력"));
    await page.settle();
    expect(said()).not.toContain("이 자격으로 할 서비스");
    await pressNamed(page, "다시 제출하기");
    expect(bodiesOf(page, EDIT)).toMatchObject([{ kind: "degree", services: [] }]);
  });
});
