import { expect } from "@playwright/test";
import { consultantBody } from "#test/factories/consultations.ts";
import { hireBody } from "#test/factories/market.ts";
import { pieceFields } from "#test/factories/portfolio.ts";
import { formVersionOf, moveInAnswers } from "#test/factories/requests.ts";
import { templateBody } from "#test/factories/templates.ts";
import type { Input } from "#contract/registry.ts";
import { certify } from "./certify.ts";
import { join, productOf } from "./join-membership.ts";
import type { Market, Person, ProPerson } from "./market.ts";
import { chargeBackPack, payAndTakeBack } from "./payments.ts";
import { applyAsPro, askForName, submitLicence, reportPro, askHelpDesk } from "./queue.ts";
import { dayFromNow } from "./request-form.ts";
import { uploadPicture } from "./upload-picture.ts";

/** Publishes a request for 입주청소 over the API; answers its id once it has come to its pros. */
export async function publish(
  customer: Person,
  regionCode: string,
  changes: Partial<Input<"requests.create">> = {},
): Promise<string> {
  const answers = { ...moveInAnswers(), date: dayFromNow(30), region: regionCode };
  const made = await customer.call("requests.create", {
    service: "move-in-cleaning",
    form_version: formVersionOf("move-in-cleaning"),
    answers,
    region_code: regionCode,
    quote_limit: 5,
    contact: { channel: "messages" },
    ...changes,
  });
  const reached = async () =>
    !(await customer.call("requests.get", { requestId: made.id })).is_dispatching;
  await expect.poll(reached, { intervals: [20, 50, 100] }).toBe(true);
  return made.id;
}

/** Sends a quote over the API; answers its id. */
export async function sendQuote(
  pro: ProPerson,
  requestId: string,
  { total = 350_000, ...changes }: Partial<Input<"quotes.create">> = {},
): Promise<string> {
  const made = await pro.call(
    "quotes.create",
    {
      request_id: requestId,
      unit: "job",
      items: [
        { name: "방과 거실", inclusion: "included", amount: total - 100_000 },
        { name: "욕실", inclusion: "included", amount: 100_000 },
        { name: "곰팡이 제거", inclusion: "extra", amount: 50_000 },
      ],
      total,
      extra_ceiling: 50_000,
      valid_until: dayFromNow(14),
      message: "꼼꼼하게 청소해 드릴게요. 약속한 시간에 맞춰 도착해요.",
      attachment_ids: [],
      ...changes,
    },
    { idempotencyKey: crypto.randomUUID() },
  );
  return made.id;
}

/** A request with one quote that its customer hired; answers what it is made of. */
export async function hire(customer: Person, pro: ProPerson, regionCode: string) {
  const requestId = await publish(customer, regionCode);
  const quoteId = await sendQuote(pro, requestId);
  const { hire: made } = await customer.call("requests.hire", {
    ...hireBody(requestId, quoteId),
    agreed_date: dayFromNow(10),
  });
  return { requestId, quoteId, hireId: made?.id ?? "" };
}

/** Puts up a consultant profile over the API, with hours on every day of the week. */
export async function offerConsultations(pro: ProPerson): Promise<void> {
  const hours = [{ from: "09:00", to: "21:00" }];
  const week = {
    mon: hours,
    tue: hours,
    wed: hours,
    thu: hours,
    fri: hours,
    sat: hours,
    sun: hours,
  };
  const profile = consultantBody({ weekly_hours: week, holidays: [dayFromNow(9)] });
  await pro.call("pro.consultant.save", { proId: pro.proId, ...profile });
}

/** A consultation that was asked for and one that is confirmed; answers their ids. */
async function consult(customer: Person, pro: ProPerson) {
  const { proId } = pro;
  await offerConsultations(pro);
  const { items } = await customer.call("pro.consultant.slots", { proId, days: 5 });
  const message = "이사 전에 무엇부터 준비하면 될까요?";
  const ask = async (at: number) => {
    const starts_at = items.at(at)?.starts_at ?? "";
    return (await customer.call("pro.consultant.book", { proId, starts_at, message })).id;
  };
  const [asked, confirmed] = [await ask(-1), await ask(-2)];
  await pro.call("consultations.confirm", { consultationId: confirmed });
  return { asked, confirmed };
}

/** A testimonial about a pro, and the paths of its link and of one that nobody has used. */
export async function recommend(client: Person, pro: ProPerson) {
  const invite = async (contact: string) => {
    const made = await pro.call("pro.testimonial.invite", {
      client_name: "김하나",
      contact,
      service: "move-in-cleaning",
      message: "지난봄 맡겨 주신 일을 한두 줄 적어 주시면 큰 힘이 돼요.",
    });
    const { pathname, hash } = new URL(made.link);
    return pathname + hash;
  };
  const [used, unused] = [
    await invite(`${pro.proId}@example.com`),
    await invite(`later-${pro.proId}@example.com`),
  ];
  const written = await client.call("pro.testimonial.write", {
    token: used.split("#")[1] ?? "",
    author_name: "하나",
    relation: "personal_client",
    worked_on: dayFromNow(-60).slice(0, 7),
    body: "구석구석 꼼꼼하게 봐 주셔서 다음에도 꼭 부탁드리고 싶어요.",
    consent: true,
  });
  return { id: written.id, used, unused };
}

/** A customer and two pros with something on every page: each state that a page shows. */
export async function playScene(market: Market) {
  const customer = await market.account({ name: "정하윤" });
  const pro = await market.pro({ name: "맑은 하루 청소", regions: [REGION], credits: 100 });
  const rival = await market.pro({ name: "반듯한 집", regions: [REGION], credits: 100 });

  const completed = await hire(customer, pro, REGION);
  await customer.call("requests.complete", { requestId: completed.requestId });
  const review = await customer.call("reviews.create", {
    hire_id: completed.hireId,
    rating: 5,
    quality: 5,
    communication: 4,
    punctuality: 5,
    body: "구석구석 깨끗하게 해 주셨어요. 약속 시간도 잘 지켜 주셨고요.",
    photo_ids: [await uploadPicture(market, customer, "review_photo")],
  });
  await pro.call("reviews.comments.create", { reviewId: review.id, body: "감사해요." });

  for (const title of ["신축 아파트 입주청소", "베란다 곰팡이 제거"]) {
    const photo = await uploadPicture(market, pro, "portfolio_photo");
    await pro.call("pro.portfolio.create", {
      ...pieceFields(photo),
      title,
      si_gun_gu_code: REGION,
      done_on: dayFromNow(-60).slice(0, 7),
    });
  }

  const unreviewed = await hire(customer, pro, REGION);
  await customer.call("requests.complete", { requestId: unreviewed.requestId });

  const hired = await hire(customer, pro, REGION);
  await pro.call("quotes.changeOrders.create", {
    quoteId: hired.quoteId,
    kind: "price",
    price: 380_000,
    reason: "베란다가 늘었어요.",
  });

  const photos = [await uploadPicture(market, customer, "request_photo")];
  const quoted = await publish(customer, REGION, {
    answers: { ...moveInAnswers(), date: dayFromNow(30), region: REGION, photos },
  });
  const quoteId = await sendQuote(pro, quoted, {
    attachment_ids: [await uploadPicture(market, pro, "quote_attachment")],
  });
  await sendQuote(rival, quoted, { total: 420_000, extra_ceiling: 80_000 });
  await customer.call("quotes.get", { quoteId });
  await pro.call("quotes.messages.create", { quoteId, body: "궁금한 점은 여기에 남겨 주세요." });

  const { id: template } = await pro.call("quotes.templates.create", templateBody());
  const unanswered = await publish(await market.account({ name: "문채원" }), REGION, {
    designated_pro_id: pro.proId,
  });
  const testimonial = await recommend(customer, pro);
  const consultation = await consult(customer, pro);
  const staff = await market.account({ name: "운영자", role: "staff" });
  await chargeBackPack(await market.account({ name: "배서진" }), staff);
  const certifications = await certify(market, staff, pro);
  await join(pro, "스탠다드");
  const productId = await productOf(pro, "라이트");
  const queue = {
    applicant: await applyAsPro(await market.account({ name: "신도윤" }), "처음 뵙는 청소"),
    name: await askForName(pro, "맑은 하루 홈케어"),
    licence: await submitLicence(market, rival, "전기기사"),
    report: await reportPro(market, customer, rival.proId),
    ticket: await askHelpDesk(customer),
  };
  // With a third pro there is a choice: the service has a page of its own here.
  await market.pro({ name: "새날 청소", regions: [REGION] });
  await market.countMarket();
  return {
    queue,
    place: `/services/move-in-cleaning/${REGION}`,
    payments: await payAndTakeBack(market, customer),
    productId,
    certifications,
    reviewId: review.id,
    staff,
    testimonial,
    consultation,
    unanswered,
    template,
    customer,
    pro,
    rival,
    completed,
    unreviewed,
    hired,
    quoted,
    quoteId,
  };
}

/** 세종특별자치시: no other journey works there. */
const REGION = "36110";
