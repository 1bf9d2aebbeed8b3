import { expect, it } from "vitest";
import { sampleReport } from "#test/samples/staff.ts";
import { closeQuestion } from "./close-question.ts";

const report = sampleReport();
const pro = report.pro && { ...report.pro, display_name: "한솔" };
const ofPro = { ...report, pro };
const ofCustomer = { pro: null, reported: { ...report.reported, name: "김하늘" } };

it("names what comes of a report and everybody who is told", () => {
  expect(closeQuestion("warned", ofPro)).toEqual({
    title: "한솔 고수에게 주의를 줄까요?",
    description:
      "한솔 고수에게 무엇에 대한 주의인지 알려요. 누가 신고했는지는 알리지 않아요. 신고한 사람에게 결과를 알려요.",
  });
  expect(closeQuestion("warned", ofCustomer).title).toBe("김하늘 고객에게 주의를 줄까요?");
});

it("says who is not told when nothing comes of it", () => {
  expect(closeQuestion("no_action", ofCustomer)).toEqual({
    title: "조치 없이 신고를 마무리할까요?",
    description: "김하늘 고객에게는 알리지 않아요. 신고한 사람에게 결과를 알려요.",
  });
});

it("warns of a suspension, which cannot go unnoticed", () => {
  expect(closeQuestion("suspended", ofPro)).toEqual({
    title: "한솔 고수의 활동을 정지할까요?",
    description:
      "새 요청과 견적이 멈추고 프로필이 가려져요. 고수가 이유를 읽어요. 신고한 사람에게 결과를 알려요.",
    danger: true,
  });
});
