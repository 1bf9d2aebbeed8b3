import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleInvitation, sampleSentInvitation } from "#test/samples/testimonials.ts";
import { SentLink } from "./sent-link.tsx";

const NOW = "2027-03-10T23:00:00+09:00";
const said = (sends_at: string, contact: string | null = "a@example.com") => {
  const invitation = sampleInvitation({ contact, created_at: NOW });
  const sent = sampleSentInvitation({ invitation, sends_at });
  return textInPage(<SentLink sent={sent} onDone={() => undefined} />);
};

it("says where the link went", () => {
  expect(said(NOW)).toMatch(/^김지영님을 초대했어요 a@example\.com에 링크를 보냈어요\. /);
  expect(said(NOW, null)).toMatch(/^김지영님을 초대했어요 링크를 보냈어요\. /);
});

it("says when the text goes out that waits for the morning", () => {
  const text = said("2027-03-11T08:00:00+09:00");
  expect(text).toMatch(/ 문자는 2027년 03월 11일 오전 8:00 에 가요\. /);
  expect(text).not.toContain("링크를 보냈어요");
});
