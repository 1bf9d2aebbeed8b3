import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { ID, pressNamed } from "../answering.ts";
import { openStaffPage } from "./staff-page.ts";
import { offered, said } from "../on-page.ts";

type Certification = Output<"staff.certifications.get">;

function open(own: Partial<Certification> = {}) {
  return openStaffPage(`/staff/certifications/${ID}`, {
    "staff.certifications.get": { id: ID, file: null, has_show_image: false, ...own },
  });
}
const links = () =>
  [...document.querySelectorAll("main a")].map((one) => [
    one.getAttribute("aria-label") ?? one.textContent,
    one.getAttribute("href"),
  ]);

describe("the private files of a paper", () => {
  const proof = `/api/v2/staff/certifications/${ID}/file/?part=proof`;
  const shown = `/api/v2/staff/certifications/${ID}/file/?part=show_image`;
  const pictures = () =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].map((one) => [
      one.alt,
      one.getAttribute("src"),
    ]);

  it("are loaded only once somebody asks, as each look is written down", async () => {
    const page = await open({ file: { name: "증명.jpg", kind: "image" }, has_show_image: true });
    expect(said()).toContain("열어 보면 기록이 남아요.");
    expect(pictures()).toEqual([]);
    await pressNamed(page, "증명 사진 보기");
    expect(pictures()).toEqual([["증명 사진", proof]]);
    expect(links()).toContainEqual(["증명 사진 크게 보기 (새 창)", proof]);
    await pressNamed(page, "공개할 사진 보기");
    expect(pictures()).toEqual([
      ["증명 사진", proof],
      ["공개할 사진", shown],
    ]);
  });

  it("are downloaded where it is a document", async () => {
    await open({ file: { name: "등록증.pdf", kind: "document" } });
    expect(links()).toContainEqual(["등록증.pdf 내려받기", proof]);
    expect(offered()).not.toContain("증명 사진 보기");
    expect(offered()).not.toContain("공개할 사진 보기");
    expect(said()).not.toContain("제출한 파일이 없어요.");
  });

  it("are said to be missing where there are none", async () => {
    await open();
    expect(said()).toContain("제출한 파일이 없어요.");
  });
});
