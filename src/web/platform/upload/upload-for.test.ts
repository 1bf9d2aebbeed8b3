import { expect, test } from "vitest";
import { FILE_MAX_KILOBYTES, FILE_REFUSALS } from "#domain/upload/check-file.ts";
import { PICTURES, PICTURES_AND_DOCUMENTS } from "./upload-for.ts";

const file = (name: string, type: string, kilobytes = 10) =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type });

test("a file is refused before it is sent, in the words that the server has for it", () => {
  const pdf = file("견적.pdf", "application/pdf");
  expect(PICTURES.problemOf?.(pdf)).toBe(FILE_REFUSALS.not_a_picture);
  expect(PICTURES_AND_DOCUMENTS.problemOf?.(pdf)).toBeNull();
  const program = file("setup.exe", "application/x-msdownload");
  expect(PICTURES_AND_DOCUMENTS.problemOf?.(program)).toBe(FILE_REFUSALS.not_a_picture_or_pdf);
  expect(PICTURES.problemOf?.(file("현관.jpg", "image/jpeg"))).toBeNull();
  expect(PICTURES.problemOf?.(file("현관.jpg", "image/jpeg", 0))).toBe(FILE_REFUSALS.empty);
  expect(PICTURES.maxKilobytes).toBe(FILE_MAX_KILOBYTES);
});
