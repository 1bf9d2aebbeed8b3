import { beforeAll, describe, expect, it } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import { testApp, type TestApp } from "../app.ts";
import { freshKey, quoteBody } from "../factories/market.ts";
import { requestBody } from "../factories/requests.ts";
import { pieceFields } from "../factories/portfolio.ts";
import { abuseReportBody } from "../factories/abuse-reports.ts";
import { reviewFields } from "../factories/reviews.ts";
import {
  answersIn,
  makeOwnershipMarket,
  type OwnershipMarket,
  type Role,
  type Thing,
} from "../ownership/market.ts";
import { rowCounts } from "../row-counts.ts";
import { answerOf } from "../same-as-missing.ts";
import { MISSING_ID } from "./sample-input.ts";

/** A call that names a thing of somebody else in its body or query. */
interface ForeignId {
  of: string;
  name: EndpointName;
  by: Role;
  id: Thing | "otherPro";
  status: number;
  input: (id: string, market: OwnershipMarket) => Record<string, unknown>;
}

const terms = { agreed_price: 350_000, agreed_date: "2027-03-15", place: "" };
const REGION = "1168064000";

const cases: ForeignId[] = [
  {
    of: "a request that did not reach the pro",
    name: "quotes.create",
    by: "otherPro",
    id: "hiring",
    status: 404,
    input: (id) => quoteBody(id),
  },
  {
    of: "another pro's file",
    name: "quotes.create",
    by: "recipientPro",
    id: "looseCertificate",
    status: 409,
    input: (id, { ids }) => quoteBody(ids.hiring, { attachment_ids: [id] }),
  },
  {
    of: "the customer's photo",
    name: "quotes.create",
    by: "recipientPro",
    id: "requestPhoto",
    status: 409,
    input: (id, { ids }) => quoteBody(ids.hiring, { attachment_ids: [id] }),
  },
  {
    of: "the customer's photo",
    name: "quotes.attachments.add",
    by: "hiredPro",
    id: "requestPhoto",
    status: 409,
    input: (id, { ids }) => ({ quoteId: ids.hiringQuote, attachment_ids: [id] }),
  },
  {
    of: "another customer's request",
    name: "pro.reports.create",
    by: "otherCustomer",
    id: "hiring",
    status: 404,
    input: (id, { pros }) => ({ proId: pros.hired.proId, ...abuseReportBody(), request_id: id }),
  },
  {
    of: "a quote for another customer",
    name: "pro.reports.create",
    by: "otherCustomer",
    id: "hiringQuote",
    status: 404,
    input: (id, { pros }) => ({ proId: pros.hired.proId, ...abuseReportBody(), quote_id: id }),
  },
  {
    of: "another customer's photo",
    name: "pro.reports.create",
    by: "recipientPro",
    id: "looseRequestPhoto",
    status: 409,
    input: (id, { pros }) => ({ proId: pros.hired.proId, ...abuseReportBody(), photo_ids: [id] }),
  },
  {
    of: "another customer's photo",
    name: "requests.create",
    by: "otherCustomer",
    id: "looseRequestPhoto",
    status: 409,
    input: (id) =>
      requestBody({
        service: "special-cleaning",
        answers: answersIn(REGION, [id]),
        region_code: REGION,
      }),
  },
  {
    of: "a quote for another request",
    name: "requests.hire",
    by: "customer",
    id: "declinedQuote",
    status: 404,
    input: (id, { ids }) => ({ requestId: ids.hiring, quote_id: id, ...terms }),
  },
  {
    of: "a quote for another request",
    name: "requests.compare",
    by: "customer",
    id: "declinedQuote",
    status: 404,
    input: (id, { ids }) => ({ requestId: ids.hiring, quote_ids: id }),
  },
  {
    of: "a pro of another service",
    name: "requests.designate",
    by: "customer",
    id: "otherPro",
    status: 404,
    input: (id, { ids }) => ({ requestId: ids.hiring, pro_id: id }),
  },
  {
    of: "a pro whom the request did not reach",
    name: "requests.contactPermission",
    by: "customer",
    id: "otherPro",
    status: 404,
    input: (id, { ids }) => ({ requestId: ids.hiring, proId: id, allowed: true }),
  },
  {
    of: "another customer's hire",
    name: "reviews.create",
    by: "otherCustomer",
    id: "completedHire",
    status: 404,
    input: (id) => ({ ...reviewFields, hire_id: id }),
  },
  {
    of: "a hire whose other side one is",
    name: "reviews.create",
    by: "hiredPro",
    id: "completedHire",
    status: 404,
    input: (id) => ({ ...reviewFields, hire_id: id }),
  },
  {
    of: "another person's photo",
    name: "reviews.edit",
    by: "customer",
    id: "looseCertificate",
    status: 409,
    input: (id, { ids }) => ({ reviewId: ids.review, ...reviewFields, photo_ids: [id] }),
  },
  {
    of: "a photo made for something else",
    name: "reviews.edit",
    by: "customer",
    id: "looseRequestPhoto",
    status: 409,
    input: (id, { ids }) => ({ reviewId: ids.review, ...reviewFields, photo_ids: [id] }),
  },
  {
    of: "another person's photo",
    name: "pro.profile.edit",
    by: "recipientPro",
    id: "proPhoto",
    status: 409,
    input: (id) => ({
      display_name: "든든한 고수",
      headline: "꼼꼼하게 챙겨 드려요",
      introduction: "십 년 동안 한 우물을 팠어요. 약속을 지켜요.",
      career_years: 10,
      photo_id: id,
      services: ["special-cleaning"],
      si_gun_gu_codes: ["11680"],
      accepts_requests: true,
    }),
  },
  {
    of: "another pro's photo",
    name: "pro.portfolio.create",
    by: "recipientPro",
    id: "loosePiecePhoto",
    status: 409,
    input: (id) => pieceFields(id),
  },
  {
    of: "another pro's piece of work",
    name: "pro.portfolio.order",
    by: "recipientPro",
    id: "piece",
    status: 409,
    input: (id) => ({ ids: [id] }),
  },
  {
    of: "another pro's paper",
    name: "users.me.certifications.business.create",
    by: "recipientPro",
    id: "looseCertificate",
    status: 409,
    input: (id) => ({
      number: "101-86-90003",
      business_name: "새봄 청소",
      representative: "김새봄",
      address: "서울특별시 강남구 새봄로 12",
      phone: "02-1234-5678",
      file_id: id,
    }),
  },
  {
    of: "another pro's credential",
    name: "pro.certifications.image",
    by: "recipientPro",
    id: "shownPaper",
    status: 404,
    input: (id, { pros }) => ({ proId: pros.other.proId, certificationId: id }),
  },
];

let app: TestApp;
let market: OwnershipMarket;

beforeAll(async () => {
  app = await testApp();
  market = await makeOwnershipMarket(app);
});

describe("an id in the input", () => {
  it.each(cases)("of $of is refused by $name like a missing one", async (one) => {
    const ask = async (id: string) =>
      answerOf(await market.clients[one.by].send(one.name, one.input(id, market), freshKey()));
    const { attempts: _, ...before } = await rowCounts(app.sql);
    const foreign = await ask(one.id === "otherPro" ? market.pros.other.proId : market.ids[one.id]);
    expect(foreign.status).toBe(one.status);
    expect(foreign).toEqual(await ask(MISSING_ID));
    const { attempts: __, idempotency_keys: kept = 0, ...after } = await rowCounts(app.sql);
    // A refusal of a call with a key is kept under it.
    const keys = one.name === "quotes.create" ? 2 : 0;
    expect({ ...after, idempotency_keys: kept - keys }).toEqual(before);
  });
});
