import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makePasskey } from "../factories/passkeys.ts";
import { testUnsubscribePath } from "../delivery-bench.ts";
import { makeAccount, type TestAccount } from "../factories/accounts.ts";
import { askForSlot, offerConsultations } from "../factories/consultations.ts";
import { businessBody, credentialBody, decide } from "../factories/certifications.ts";
import { makePaymentThings } from "../factories/payment-things.ts";
import { makeDelivery } from "../factories/deliveries.ts";
import { makeWish } from "../factories/service-wishes.ts";
import { makeLot } from "../factories/credits.ts";
import { hireBody, quote, type SignedInPro } from "../factories/market.ts";
import { identifyPro, startCheck } from "../factories/identity.ts";
import { makePiece } from "../factories/portfolio.ts";
import { makePro } from "../factories/pros.ts";
import { askForName, submitCertification, reportPro } from "../factories/queue.ts";
import { publish } from "../factories/requests.ts";
import { reviewFields } from "../factories/reviews.ts";
import { invite, makeTestimonial } from "../factories/testimonials.ts";
import { makeTemplate } from "../factories/templates.ts";
import { makeTicket } from "../factories/tickets.ts";
import { uploadPicture } from "../factories/uploads.ts";

/**
 * Who calls: nobody · the customer whose things these are · another customer · a pro whom all requests reached ·
 * one whom none reached · the pro whose quotes, hires and reviews these are · the back office.
 */
export const roles = [
  "visitor",
  "customer",
  "otherCustomer",
  "recipientPro",
  "otherPro",
  "hiredPro",
  "staff",
] as const;
export type Role = (typeof roles)[number];

/** Texts that may reach only whom they are meant for. */
export const secrets = {
  customerName: "황보카나리",
  customerEmail: "canary-customer@example.com",
  customerPhone: "01055501234",
  proName: "독고비밀",
  proEmail: "canary-pro@example.com",
  proPhone: "01055509876",
  afterHire: "현관 비밀번호는 7391",
} as const;

export const things = [
  "open",
  "openQuote",
  "declinedQuote",
  "hiring",
  "hiringQuote",
  "hired",
  "hiredQuote",
  "priceChange",
  "scopeChange",
  "dateChange",
  "cancelling",
  "completed",
  "completedHire",
  "review",
  "comment",
  "testimonial",
  "invitation",
  "notification",
  "reviewPhoto",
  "requestPhoto",
  "quoteFile",
  "looseQuoteFile",
  "template",
  "proPhoto",
  "piece",
  "piecePhoto",
  "loosePiecePhoto",
  "looseRequestPhoto",
  "looseMessageFile",
  "looseCertificate",
  "session",
  "pushDevice",
  "passkey",
  "consultation",
  "decliningConsultation",
  "cancellingConsultation",
  "paper",
  "business",
  "businessFile",
  "credential",
  "credentialFile",
  "shownPaper",
  "report",
  "block",
  "quickReply",
  "reportPhoto",
  "ticket",
  "ticketFile",
  "receipt",
  "refund",
  "topUp",
  "alarm",
  "delivery",
  "wish",
  "account",
  "nameChange",
  "pro",
  "shyPro",
  "suspendedPro",
  "category",
  "service",
  "identityVerification",
  "legalText",
  "helpArticle",
  "letterLink",
  "calendarLink",
  "export",
] as const;
export type Thing = (typeof things)[number];

/** One market with a thing of every kind at every stage; ids by name. */
export interface OwnershipMarket {
  app: TestApp;
  clients: Record<Role, TestClient>;
  pros: Record<"hired" | "recipient" | "other" | "declined" | "shy" | "suspended", SignedInPro>;
  customer: TestAccount;
  /** Requests of the customer, each in a region of its own, and what hangs on them. */
  ids: Record<Thing, string>;
}

const SERVICE = "special-cleaning";

/** Builds the market the way people would, over HTTP. */
export async function makeOwnershipMarket(app: TestApp): Promise<OwnershipMarket> {
  const regions = await fiveRegions(app);
  const codes = regions.map((region) => region.slice(0, 5));
  const customer = await makeAccount(app, { name: secrets.customerName });
  const proOf = async (services: string[], facts: { name?: string } = {}) => {
    const pro = await makePro(app, { services, regions: codes, ...facts });
    return { ...pro, client: await app.as(pro.account) };
  };
  const pros = {
    hired: await proOf([SERVICE]),
    recipient: await proOf([SERVICE]),
    other: await proOf(["car-wash"]),
    declined: await proOf([SERVICE]),
    shy: await proOf([SERVICE]),
    suspended: await proOf(["car-wash"]),
  };
  await nameThem(app, customer, pros.hired.account);
  await makeLot(app, { accountId: customer.id });
  await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pros.shy.proId}`;
  await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pros.suspended.proId}`;
  const clients: OwnershipMarket["clients"] = {
    visitor: app.visitor(),
    customer: await app.as(customer),
    otherCustomer: await app.as(await makeAccount(app)),
    recipientPro: pros.recipient.client,
    otherPro: pros.other.client,
    hiredPro: pros.hired.client,
    staff: await app.as(await makeAccount(app, { role: "staff" })),
  };
  const mine = clients.customer;
  const { proId, account } = pros.hired;
  await identifyPro(app, { proId, accountId: account.id });
  const identityVerification = (await startCheck(mine)).id;
  const requestPhoto = await uploadPicture(mine, "request_photo");
  const ask = (region: string, photos: string[] = []) =>
    publish(mine, {
      service: SERVICE,
      region_code: region,
      answers: answersIn(region, photos),
      quote_limit: 10,
    });
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = regions;

  const completed = await ask(first);
  const completedQuote = await quote(pros.hired, completed);
  const completedHire = await hire(mine, completed, completedQuote);
  await mine.call("requests.complete", { requestId: completed });
  const reviewPhoto = await uploadPicture(mine, "review_photo");
  const review = await mine.call("reviews.create", {
    ...reviewFields,
    hire_id: completedHire,
    photo_ids: [reviewPhoto],
  });
  const reviewId = review.body.id;
  const thanks = { reviewId, body: "고맙습니다." };
  const comment = await pros.hired.client.call("reviews.comments.create", thanks);
  const { testimonialId } = await makeTestimonial(app, pros.hired.client, {}, SERVICE);
  const { invitation } = await invite(pros.hired.client, { service: SERVICE });
  // A way in has vouched for everybody a moment ago.
  await app.sql`UPDATE sessions SET proven_at = ${app.clock.now()}`;
  const asked = await mine.call("users.me.exports.create", {});
  await app.sweep();
  const [notification] = (await mine.call("users.me.notifications")).body.items;

  const hired = await ask(second);
  const hiredQuote = await quote(pros.hired, hired);
  await hire(mine, hired, hiredQuote);
  const propose = async (client: TestClient, change: Record<string, unknown>) => {
    const input = { quoteId: hiredQuote, reason: "현장을 보니 달라요", ...change };
    return (await client.send("quotes.changeOrders.create", input)).body.id;
  };
  const priceChange = await propose(pros.hired.client, { kind: "price", price: 380_000 });
  const scopeChange = await propose(pros.hired.client, { kind: "scope", scope: "창고도 함께" });
  const dateChange = await propose(mine, { kind: "date", agreed_date: "2027-03-20" });
  await mine.call("quotes.messages.create", { quoteId: hiredQuote, body: "몇 시에 오시나요?" });

  const cancelling = await ask(third);
  await hire(mine, cancelling, await quote(pros.hired, cancelling));

  const hiring = await ask(fourth);
  const hiringQuote = await quote(pros.hired, hiring);

  const open = await ask(fifth, [requestPhoto]);
  const quoteFile = await uploadPicture(pros.hired.client, "quote_attachment");
  const openQuote = await quote(pros.hired, open, { attachment_ids: [quoteFile] });
  const declinedQuote = await quote(pros.declined, open);

  const proPhoto = await uploadPicture(pros.hired.client, "profile_photo");
  await app.sql`UPDATE uploads SET attached_kind = 'pro', attached_id = ${pros.hired.proId} WHERE id = ${proPhoto}`;
  await app.sql`UPDATE pro_profiles SET photo_id = ${proPhoto} WHERE id = ${pros.hired.proId}`;
  const piecePhoto = await uploadPicture(pros.hired.client, "portfolio_photo");
  await offerConsultations(pros.hired);
  await offerConsultations(pros.shy);
  const slot = (time: string) => askForSlot(mine, pros.hired.proId, `2027-03-12T${time}:00+09:00`);
  const consultation = await slot("09:00");
  const decliningConsultation = await slot("09:30");
  const cancellingConsultation = await slot("10:00");

  const block = await mine.call("users.me.blocks.create", { pro_id: pros.shy.proId });
  const saying = { text: "확인하고 알려 드릴게요." };
  const quickReply = await pros.hired.client.call("users.me.quickReplies.create", saying);

  const paper = await submitCertification(pros.hired);
  const reportPhoto = await uploadPicture(mine, "report_photo");
  const report = await reportPro(mine, pros.declined.proId, [reportPhoto]);

  const ticketFile = await uploadPicture(mine, "support_file");
  const ticket = await makeTicket(mine, { upload_ids: [ticketFile] });

  await app.as(customer);
  const [session] = await app.sql<{ id: string }[]>`
    SELECT id FROM sessions WHERE account_id = ${customer.id} ORDER BY id DESC LIMIT 1`;

  const calendar = await pros.hired.client.call("pro.calendarFeed.renew", {});
  return {
    app,
    clients,
    pros,
    customer,
    ids: {
      open,
      openQuote,
      declinedQuote,
      hiring,
      hiringQuote,
      hired,
      hiredQuote,
      priceChange,
      scopeChange,
      dateChange,
      cancelling,
      completed,
      completedHire,
      review: reviewId,
      comment: comment.body.id,
      testimonial: testimonialId,
      invitation: invitation.id,
      export: asked.body.id,
      notification: notification?.id ?? "",
      reviewPhoto,
      requestPhoto,
      quoteFile,
      looseQuoteFile: await uploadPicture(pros.hired.client, "quote_attachment"),
      template: await makeTemplate(pros.hired.client),
      proPhoto,
      piece: await makePiece(pros.hired.client, { photo_ids: [piecePhoto] }),
      piecePhoto,
      loosePiecePhoto: await uploadPicture(pros.hired.client, "portfolio_photo"),
      looseRequestPhoto: await uploadPicture(mine, "request_photo"),
      looseMessageFile: await uploadPicture(mine, "message_file"),
      looseCertificate: await uploadPicture(pros.hired.client, "certification_file"),
      session: session?.id ?? "",
      pushDevice: (await mine.call("dev.pushDevice")).body.id,
      passkey: await makePasskey(app, customer),
      consultation,
      decliningConsultation,
      cancellingConsultation,
      paper,
      ...(await submitDocuments(app, pros.hired.client)),
      block: block.body.id,
      quickReply: quickReply.body.id,
      report,
      reportPhoto,
      ticket,
      ticketFile,
      ...(await makePaymentThings(app, mine)),
      delivery: await makeDelivery(app, customer),
      wish: await makeWish(app, "드론 방제"),
      account: customer.id,
      nameChange: await askForName(pros.hired.client, "새로 정한 이름"),
      pro: pros.hired.proId,
      shyPro: pros.shy.proId,
      suspendedPro: pros.suspended.proId,
      category: "moving-cleaning",
      service: SERVICE,
      legalText: "terms",
      helpArticle: "sign-up",
      identityVerification,
      letterLink: testUnsubscribePath({ accountId: customer.id, group: "talk" }).slice(
        "/unsubscribe/".length,
      ),
      calendarLink: calendar.body.path?.split("/")[2] ?? "",
    },
  };
}

/** Right answers to the form, with one that only the hired pro may read. */
export function answersIn(region: string, photos: string[] = []) {
  return {
    kind: "odor",
    place: "home",
    needs: ["none"],
    urgency: "week",
    region,
    decision: "week",
    circumstances: secrets.afterHire,
    ...(photos.length > 0 ? { photos } : {}),
  };
}

async function hire(customer: TestClient, requestId: string, quoteId: string): Promise<string> {
  const { status, body } = await customer.call("requests.hire", hireBody(requestId, quoteId));
  if (status !== 200) throw new Error(`not hired: ${JSON.stringify(body)}`);
  return body.hire?.id ?? "";
}

/** A business and a credential that wait, and a credential that is shown with its picture. */
async function submitDocuments(app: TestApp, client: TestClient) {
  const businessInput = await businessBody(client);
  const business = await client.call("users.me.certifications.business.create", businessInput);
  const credentialInput = await credentialBody(client);
  const name = "users.me.certifications.credentials.create";
  const credential = await client.call(name, credentialInput);
  const show_image_id = await uploadPicture(client, "certification_image");
  const shown = await client.call(name, await credentialBody(client, { show_image_id }));
  await decide(app, shown.body.id);
  return {
    business: business.body.id,
    businessFile: businessInput.file_id,
    credential: credential.body.id,
    credentialFile: credentialInput.file_id,
    shownPaper: shown.body.id,
  };
}

async function nameThem(app: TestApp, customer: TestAccount, pro: TestAccount): Promise<void> {
  await app.sql`
    UPDATE accounts SET email = ${secrets.customerEmail}, phone = ${`+82${secrets.customerPhone.slice(1)}`}
    WHERE id = ${customer.id}`;
  await app.sql`
    UPDATE accounts SET name = ${secrets.proName}, email = ${secrets.proEmail},
           phone = ${`+82${secrets.proPhone.slice(1)}`}
    WHERE id = ${pro.id}`;
}

/** One 동 in each of five 구 of Seoul. */
async function fiveRegions({ sql }: TestApp): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    SELECT min(code) AS code FROM regions
    WHERE level = 'eup_myeon_dong' AND code LIKE '11%' AND valid_to IS NULL
    GROUP BY parent_code ORDER BY 1 LIMIT 5`;
  return rows.map(({ code }) => code);
}
