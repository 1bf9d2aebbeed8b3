import { describe, expect, it } from "vitest";
import { registry, type EndpointName } from "#contract/registry.ts";
import { isEndpointName } from "#contract/routes.ts";
import { STAFF_PERMISSIONS, type StaffPermission } from "#domain/staff/permissions.ts";
import { answering, refusal, ID, NOW } from "./answering.ts";
import { openPage, type Answer, type Sent } from "./open-page.tsx";
import { nameOf } from "./press-all.ts";

const MISSING = "찾는 화면이 없어요";
const visitor = { authenticated: true, userType: "staff" } as const;

/** Pages for which one permission is enough: where it is, what is asked for on it first, and how it is headed. */
const pages: readonly (readonly [path: string, asks: EndpointName, heading: string])[] = [
  ["/staff/refunds", "staff.refunds", "계좌 환불"],
  [`/staff/refunds/${ID}`, "staff.refunds.get", "환불 확인"],
  ["/staff/billing", "staff.billing.alarms", "결제"],
  ["/staff/deliveries", "staff.deliveries", "보내지 못한 알림"],
  [`/staff/people/${ID}/deliveries`, "staff.people.deliveries", "보낸 알림"],
  ["/staff/wishes", "staff.wishes", "찾지 못한 서비스"],
  ["/staff/support", "staff.tickets", "고객센터 문의"],
  [`/staff/support/${ID}`, "staff.tickets.get", "문의 확인"],
  [`/staff/requests?id=${ID}`, "staff.requests.get", "요청 찾기"],
  [`/staff/reviews?id=${ID}`, "staff.reviews.get", "후기 찾기"],
  ["/staff/log", "staff.log", "기록"],
];

/** Those beside which all that waits is counted, too. */
const reviewing: readonly (readonly [path: string, asks: EndpointName])[] = [
  ["/staff", "staff.queue"],
  [`/staff/pros/${ID}`, "staff.pros.get"],
  [`/staff/name-changes/${ID}`, "staff.nameChanges.get"],
  [`/staff/certifications/${ID}`, "staff.certifications.get"],
  [`/staff/reports/${ID}`, "staff.reports.get"],
];

function permissionOf(name: EndpointName): StaffPermission | undefined {
  const { permission }: { permission?: StaffPermission } = registry[name];
  return permission;
}

/** Opens a page for somebody of the staff; what they may not ask for is refused, as the server does it. */
async function openFor(path: string, permissions: StaffPermission[]) {
  const refused: string[] = [];
  const fitting = answering({ "staff.secondFactor": { state: "passed", permissions } });
  const answer: Answer = async (sent: Sent) => {
    const name = nameOf(sent);
    const needed = isEndpointName(name) ? permissionOf(name) : undefined;
    if (needed === undefined || permissions.includes(needed)) return fitting(sent);
    refused.push(name);
    return refusal("forbidden");
  };
  const page = await openPage({ path, visitor, now: NOW, answer });
  return { asked: page.sent.map(nameOf), refused, title: document.title };
}

describe.each(pages)("%s", (path, asks, heading) => {
  it("opens for whoever may ask for what is on it, and asks for nothing else", async () => {
    const needed = permissionOf(asks);
    const page = await openFor(path, needed ? [needed] : []);
    expect(page.title).toContain(heading);
    expect(page.asked).toContain(asks);
    expect(page.refused).toEqual([]);
  });
});

const all = reviewing.concat(pages.map(([path, asks]) => [path, asks]));

describe.each(all)("%s", (path, asks) => {
  it("is not there for those who may do all else", async () => {
    const needed = permissionOf(asks);
    const page = await openFor(
      path,
      STAFF_PERMISSIONS.filter((one) => one !== needed),
    );
    expect(document.querySelector("h1")?.textContent).toBe(MISSING);
    expect(page.asked).not.toContain(asks);
    expect(page.refused).toEqual([]);
  });
});
