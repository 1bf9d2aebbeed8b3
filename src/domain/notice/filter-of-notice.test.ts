import { expect, it } from "vitest";
import { NOTICE_NAMES, NOTICES, wordsOf, type NoticeContent } from "./catalogue.ts";
import { filterOfNotice, noticesOfFilter } from "./filter-of-notice.ts";
import { NOTICE_FILTERS } from "./notice-filters.ts";

it("puts every kind under one filter, or under none as it is of the account", () => {
  const found = NOTICE_FILTERS.flatMap(noticesOfFilter);
  expect(new Set(found).size).toBe(found.length);
  const without = NOTICE_NAMES.filter((kind) => !found.includes(kind));
  expect(without.map(filterOfNotice)).toEqual(without.map(() => null));
  expect(without).toContain("pro_approved");
});

it("agrees with the groups of the settings where both name the same", () => {
  for (const kind of NOTICE_NAMES) {
    for (const values of NOTICES[kind].samples) {
      const { group } = wordsOf({ kind, values } as NoticeContent);
      expect(filterOfNotice(kind) === "money", kind).toBe(group === "money");
      expect(filterOfNotice(kind) === "talk", kind).toBe(group === "talk");
    }
  }
});
