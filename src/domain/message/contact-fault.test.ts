import { expect, it } from "vitest";
import { contactFault } from "./contact-fault.ts";

it("names the words, and nothing is wrong with a text without any", () => {
  expect(contactFault("내일 10시에 갈게요")).toBeNull();
  expect(contactFault("010-1234-5678이나 카톡 clean88로 주세요")).toBe(
    "연락처로 보이는 말은 적을 수 없어요: ‘010-1234-5678’, ‘카톡 clean88’. 지워 주세요.",
  );
});
