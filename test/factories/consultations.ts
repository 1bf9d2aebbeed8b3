import type { Input } from "#contract/registry.ts";
import type { TestClient } from "../client.ts";
import type { TestApp } from "../app.ts";
import { makeCustomer, makeSignedInPro, type SignedInPro, type TestCustomer } from "./market.ts";

type ConsultantBody = Omit<Input<"pro.consultant.save">, "proId">;

const morning = [{ from: "09:00", to: "12:00" }];

/** A right consultant profile: half an hour at a time, on weekday mornings. */
export function consultantBody(changes: Partial<ConsultantBody> = {}): ConsultantBody {
  return {
    headline: "창업 세무를 차근차근 봐 드려요",
    fields: ["창업 세무", "부가세 신고"],
    career: [{ from_year: 2015, to_year: null, text: "한결 세무회계 대표" }],
    fee: 30_000,
    minutes: 30,
    weekly_hours: {
      mon: morning,
      tue: morning,
      wed: morning,
      thu: morning,
      fri: morning,
      sat: [],
      sun: [],
    },
    holidays: [],
    response_promise: "24h",
    ...changes,
  };
}

/** Puts up a consultant profile over HTTP. */
export async function offerConsultations(
  pro: SignedInPro,
  changes: Partial<ConsultantBody> = {},
): Promise<void> {
  const input = { proId: pro.proId, ...consultantBody(changes) };
  const { status, body } = await pro.client.call("pro.consultant.save", input);
  if (status !== 200) throw new Error(`not offered: ${JSON.stringify(body)}`);
}

/** Asks for a slot over HTTP and gives the consultation's id. */
export async function askForSlot(
  customer: TestClient,
  proId: string,
  startsAt: string,
): Promise<string> {
  const answer = await customer.call("pro.consultant.book", {
    proId,
    starts_at: startsAt,
    message: "창업 전에 무엇부터 준비하면 될까요?",
  });
  if (answer.status !== 201) throw new Error(`not asked: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** A customer who asked a pro for a consultation, two days after the start of the test clock unless said otherwise. */
export async function makeConsultation(
  app: TestApp,
  facts: { pro?: SignedInPro; customer?: TestCustomer; startsAt?: string } = {},
): Promise<{ pro: SignedInPro; customer: TestCustomer; consultationId: string; startsAt: string }> {
  const pro = facts.pro ?? (await makeSignedInPro(app));
  if (!facts.pro) await offerConsultations(pro);
  const customer = facts.customer ?? (await makeCustomer(app));
  const startsAt = facts.startsAt ?? "2027-03-12T10:00:00+09:00";
  const consultationId = await askForSlot(customer.client, pro.proId, startsAt);
  return { pro, customer, consultationId, startsAt };
}
