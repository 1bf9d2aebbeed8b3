import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "#web/platform/navigation/search-text.ts";
import {
  filterCount,
  readReceivedParams,
  receivedInput,
  withoutFilters,
} from "./received-params.ts";

const FULL =
  "?filter=unanswered&words=%EB%B9%8C%EB%9D%BC&service=move-in-cleaning&region=11680" +
  "&deadline=today&designated=true&urgent=true&sort=deadline";

const read = (search: string) => readReceivedParams(parseSearch(search));

it("keeps in the address all that the list may be asked for", () => {
  expect(stringifySearch(read(FULL))).toBe(FULL);
  expect(receivedInput(read(FULL))).toEqual({
    filter: "unanswered",
    q: "빌라",
    service: "move-in-cleaning",
    region: "11680",
    deadline: "today",
    designated: "true",
    urgent: "true",
    sort: "deadline",
  });
});

it.each([
  "?filter=all",
  "?filter=hidden",
  "?words=%20",
  "?words=%00",
  "?service=../x",
  "?region=11",
  "?region=1168010100",
  "?region=here",
  "?deadline=never",
  "?designated=false",
  "?urgent=1",
  "?sort=newest",
  "?sort=random",
])("asks for nothing by %s", (search) => {
  expect(receivedInput(read(search))).toEqual({});
});

it("counts what narrows the list down, and takes it away by itself", () => {
  expect(filterCount(read(FULL))).toBe(6);
  expect(filterCount(read("?filter=quoted&sort=cost"))).toBe(0);
  expect(receivedInput(withoutFilters(read(FULL)))).toEqual({
    filter: "unanswered",
    sort: "deadline",
  });
});
