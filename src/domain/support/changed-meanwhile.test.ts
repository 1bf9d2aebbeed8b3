import { expect, it } from "vitest";
import { changedMeanwhile, type LastTicketChange } from "./changed-meanwhile.ts";

it.each<[LastTicketChange, string]>([
  [{ by: "staff", staffName: "한서윤", did: "wrote" }, "한서윤 운영자가 먼저 답했어요."],
  [{ by: "staff", staffName: "한서윤", did: "closed" }, "한서윤 운영자가 문의를 마쳤어요."],
  [{ by: "person", staffName: null, did: "wrote" }, "문의한 분이 글을 더 남겼어요."],
  [{ by: "person", staffName: null, did: "closed" }, "문의한 분이 문의를 마쳤어요."],
  [{ by: "time", staffName: null, did: "closed" }, "답이 없어 저절로 닫혔어요."],
])("says who did what: %o", (change, says) => {
  expect(changedMeanwhile(change)).toContain(`그 사이에 ${says} `);
});
