import type { AwkwardMarket } from "./awkward-market.ts";
import { offerConsultations } from "./factories/consultations.ts";
import {
  freshKey,
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
  quoteBody,
} from "./factories/market.ts";
import { makePiece, pieceBody } from "./factories/portfolio.ts";
import { moveInAnswers, requestBody } from "./factories/requests.ts";
import { abuseReportBody } from "./factories/abuse-reports.ts";
import { makeReview, reviewFields } from "./factories/reviews.ts";
import { makeTemplate, templateBody } from "./factories/templates.ts";
import { talkFields } from "./free-text-testimonials.ts";

/** A field in which people type what they like. */
export interface FreeTextField {
  name: string;
  /** Code points, inclusive. */
  min: number;
  max: number;
  /** It stands on one line, and holds nothing that nobody sees. */
  isLine?: true;
  /** It stands in public among texts of others: a few lines, and no holes in it. */
  isShown?: true;
  /** Types the text where it goes, each time into a new thing where one takes only one; answers the status. */
  send: (text: string) => Promise<number>;
  /** What the last accepted one left in the database. */
  stored: () => Promise<unknown>;
}

type Status = { status: number };
const statusOf = async (answer: Promise<Status>) => (await answer).status;

/** Every field of the market's endpoints that takes free text. */
export async function freeTextFields(market: AwkwardMarket): Promise<FreeTextField[]> {
  return [
    ...(await threadAndReviewFields(market)),
    ...talkFields(market),
    ...(await changeFields(market)),
    ...requestFields(market),
    ...(await consultationFields(market)),
    ...reasonFields(market),
    ...(await proFields(market)),
  ];
}

async function threadAndReviewFields({
  app,
  pro,
  newest,
}: AwkwardMarket): Promise<FreeTextField[]> {
  const { quoteId } = await makeQuote(app, { pro });
  const { reviewId, asAuthor } = await makeReview(app, { proId: pro.proId });
  return [
    {
      name: "a message",
      min: 1,
      max: 2_000,
      send: (body) => statusOf(pro.client.call("quotes.messages.create", { quoteId, body })),
      stored: () => newest("messages", "body"),
    },
    {
      name: "a review",
      isShown: true,
      min: 20,
      max: 1_000,
      send: (body) => statusOf(asAuthor.call("reviews.edit", { ...reviewFields, reviewId, body })),
      stored: () => newest("reviews", "body"),
    },
    {
      name: "a comment",
      isShown: true,
      min: 1,
      max: 1_000,
      send: (body) => statusOf(asAuthor.call("reviews.comments.create", { reviewId, body })),
      stored: () => newest("review_comments", "body"),
    },
  ];
}

async function changeFields({ app, pro, newest }: AwkwardMarket): Promise<FreeTextField[]> {
  const { customer, quoteId } = await makeHiredQuote(app, { pro });
  // Withdrawn at once: one proposal of a kind may be open.
  const propose = async (change: { kind: "scope"; scope: string; reason: string }) => {
    const { client } = customer;
    const { status, body } = await client.call("quotes.changeOrders.create", {
      quoteId,
      ...change,
    });
    if (status === 201) await client.call("changeOrders.withdraw", { changeOrderId: body.id });
    return status;
  };
  return [
    {
      name: "the scope of a change",
      min: 2,
      max: 1_000,
      send: (scope) => propose({ kind: "scope", scope, reason: "바뀌어요" }),
      stored: () => newest("change_orders", "scope"),
    },
    {
      name: "the reason of a change",
      min: 2,
      max: 300,
      send: (reason) => propose({ kind: "scope", scope: "창고까지 모두", reason }),
      stored: () => newest("change_orders", "reason"),
    },
  ];
}

function requestFields({ app, pro, another, dayIn, newest }: AwkwardMarket): FreeTextField[] {
  return [
    {
      name: "the note of a request",
      min: 0,
      max: 1_000,
      send: async (note) => {
        const { client } = await makeCustomer(app);
        const answers = { ...moveInAnswers(), note };
        return statusOf(client.call("requests.create", requestBody({ answers })));
      },
      stored: async () => ((await newest("requests", "answers")) as { note?: string }).note ?? "",
    },
    {
      name: "the message of a quote",
      min: 10,
      max: 2_000,
      send: async (message) => {
        const { requestId, quoteId } = await another();
        await app.sql`DELETE FROM quotes WHERE id = ${quoteId}`;
        const body = quoteBody(requestId, { message, valid_until: dayIn(14) });
        return statusOf(pro.client.call("quotes.create", body, freshKey()));
      },
      stored: () => newest("quotes", "message"),
    },
  ];
}

async function consultationFields({ app, newest }: AwkwardMarket): Promise<FreeTextField[]> {
  const pro = await makeSignedInPro(app);
  const { proId } = pro;
  const always = [{ from: "00:00", to: "24:00" }];
  const weekly_hours = {
    mon: always,
    tue: always,
    wed: always,
    thu: always,
    fri: always,
    sat: always,
    sun: always,
  };
  await offerConsultations(pro, { minutes: 10, weekly_hours });
  const ask = async (message: string) => {
    const { client } = await makeCustomer(app);
    const { items } = (await client.call("pro.consultant.slots", { proId })).body;
    const starts_at = items.at(-1)?.starts_at ?? "";
    const asked = await client.call("pro.consultant.book", { proId, starts_at, message });
    return { client, status: asked.status, consultationId: asked.body.id };
  };
  const question = "무엇부터 준비하면 될까요?";
  return [
    {
      name: "what a customer asks before a consultation",
      min: 10,
      max: 500,
      send: (message) => statusOf(ask(message)),
      stored: () => newest("consultations", "message"),
    },
    {
      name: "the reason for declining a consultation",
      min: 0,
      max: 300,
      send: async (reason) => {
        const { consultationId } = await ask(question);
        return statusOf(pro.client.call("consultations.decline", { consultationId, reason }));
      },
      stored: () => newest("consultations", "reason"),
    },
    {
      name: "the reason for cancelling a consultation",
      min: 0,
      max: 300,
      send: async (reason) => {
        const { client, consultationId } = await ask(question);
        return statusOf(client.call("consultations.cancel", { consultationId, reason }));
      },
      stored: () => newest("consultations", "reason"),
    },
  ];
}

function reasonFields({ pro, another, dayIn, newest }: AwkwardMarket): FreeTextField[] {
  const hire = async (place: string) => {
    const { customer, requestId, quoteId } = await another();
    const terms = { agreed_price: 350_000, agreed_date: dayIn(3), place };
    const hired = await customer.client.call("requests.hire", {
      requestId,
      quote_id: quoteId,
      ...terms,
    });
    return { requestId, status: hired.status };
  };
  return [
    {
      name: "the reason for declining",
      min: 0,
      max: 300,
      send: async (reason) => {
        const { customer, quoteId } = await another();
        return statusOf(customer.client.call("quotes.decline", { quoteId, reason }));
      },
      stored: () => newest("quotes", "state_reason"),
    },
    {
      name: "the reason for closing",
      min: 0,
      max: 300,
      send: async (reason) => {
        const { customer, requestId } = await another();
        return statusOf(customer.client.call("requests.close", { requestId, reason }));
      },
      stored: () => newest("requests", "state_reason"),
    },
    {
      name: "the place of the work",
      min: 0,
      max: 200,
      isLine: true,
      send: async (place) => (await hire(place)).status,
      stored: () => newest("hires", "place"),
    },
    {
      name: "the reason for cancelling",
      min: 2,
      max: 300,
      send: async (reason) => {
        const { requestId } = await hire("");
        return statusOf(pro.client.call("requests.cancel", { requestId, reason }));
      },
      stored: () => newest("hires", "cancel_reason"),
    },
  ];
}

/** What a pro keeps for quotes, and what is told about a pro. */
async function proFields({ app, pro, newest }: AwkwardMarket): Promise<FreeTextField[]> {
  const templateId = await makeTemplate(pro.client, { name: "낯선 글" });
  const piece = await pieceBody(pro.client);
  const portfolioId = await makePiece(pro.client, piece);
  return [
    {
      name: "a template's message",
      min: 0,
      max: 2_000,
      send: (message) =>
        statusOf(
          pro.client.call("quotes.templates.edit", { templateId, ...templateBody({ message }) }),
        ),
      stored: () => newest("quote_templates", "message"),
    },
    {
      name: "the words of a piece of work",
      isShown: true,
      min: 10,
      max: 1_000,
      send: (description) =>
        statusOf(pro.client.call("pro.portfolio.edit", { ...piece, portfolioId, description })),
      stored: () => newest("portfolio_pieces", "description"),
    },
    {
      name: "a report of a pro",
      min: 20,
      max: 1_000,
      send: async (detail) => {
        const { client } = await makeCustomer(app);
        const input = { proId: pro.proId, ...abuseReportBody({ detail }) };
        return statusOf(client.call("pro.reports.create", input));
      },
      stored: () => newest("abuse_reports", "detail"),
    },
  ];
}
