import { expect, it } from "vitest";
import { complaintAbout } from "./assert-database.ts";

const fine = {
  version: 180_004,
  encoding: "UTF8",
  trigrams: 3,
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
};

it("accepts a safe server that knows Hangul", () => {
  expect(complaintAbout(fine)).toBeNull();
  expect(
    complaintAbout({ ...fine, version: 150_000, synchronous_commit: "remote_apply" }),
  ).toBeNull();
});

it.each([
  [{ version: 140_012 }, "PostgreSQL 15"],
  [{ encoding: "SQL_ASCII" }, "SQL_ASCII"],
  [{ trigrams: 0 }, "한글"],
  [{ fsync: "off" }, "fsync"],
  [{ full_page_writes: "off" }, "full_page_writes"],
  [{ synchronous_commit: "off" }, "synchronous_commit"],
])("refuses a server with %o", (fact, named) => {
  const line = complaintAbout({ ...fine, ...fact });
  expect(line).toContain(named);
  expect(line).not.toContain("\n");
});
