import { expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp } from "../app.ts";
import { PRODUCTS } from "../billing/products.ts";
import { businessBody, credentialBody } from "../factories/certifications.ts";
import { consultantBody } from "../factories/consultations.ts";
import { finishedCheck, freshPerson } from "../factories/identity.ts";
import { freshKey, hireBody, makeCustomer, quoteBody } from "../factories/market.ts";
import { makeAccount } from "../factories/accounts.ts";
import { makePiece } from "../factories/portfolio.ts";
import { publish } from "../factories/requests.ts";
import { askIn } from "../factories/spending.ts";
import { makeTemplate } from "../factories/templates.ts";
import { invite, testimonialInput } from "../factories/testimonials.ts";
import { PACKS } from "../factories/top-ups.ts";
import { uploadPicture } from "../factories/uploads.ts";
import { keepWriteLog } from "./write-log.ts";

/** Days of a membership after it was bought: the first period's end, a charge that fails, its tries, its end. */
const RENEWALS = [31, 31, 3, 3, 10, 30];

it("writes what the record says with each call of a pro, from applying to the end of a membership", async () => {
  const app = await testApp();
  const log = await keepWriteLog(app);
  const account = await makeAccount(app, { name: "박한결" });
  const client = await app.as(account);
  const staff = await app.as(await makeAccount(app, { role: "staff" }));
  const names = new Map([[account.id, "account"]]);

  log.heading("the profile");
  const fields = {
    display_name: "한결 청소",
    headline: "입주 청소 하나만 십 년째예요",
    introduction: "사는 사람의 눈으로 구석까지 챙겨요. 약속한 시간을 지켜요.",
    career_years: 10,
    photo_id: await uploadPicture(client, "profile_photo"),
    services: ["move-in-cleaning", "aircon-cleaning"],
    si_gun_gu_codes: ["11680", "11650"],
  };
  const { id: proId } = (await client.call("pro.apply", fields)).body;
  names.set(proId, "pro");
  await staff.call("staff.pros.reject", { proId, reason: "소개를 더 적어 주세요." });
  await client.call("pro.profile.edit", { ...fields, accepts_requests: true, career_years: 11 });
  const check = await finishedCheck(client, freshPerson({ phone: "01000008888" }));
  await client.call("users.me.identityVerifications.complete", { verificationId: check });
  await client.call("users.me.certifications.name.confirm", { identity_verification_id: check });
  await staff.call("staff.pros.approve", { proId });
  await client.call("users.me.mode", { mode: "pro" });
  await client.call("pro.profile.edit", {
    ...fields,
    display_name: "한결 홈케어",
    services: ["move-in-cleaning"],
    si_gun_gu_codes: ["11680", "11710"],
    accepts_requests: true,
  });
  const change = (await client.call("pro.profile")).body.name_change;
  await staff.call("staff.nameChanges.approve", { nameChangeId: change?.id ?? "" });
  await client.call("users.me.allowPublicRead.set", { allow_public_read: false });
  await client.call("users.me.allowPublicRead.set", { allow_public_read: true });

  log.heading("what a pro shows");
  const papers = [
    await client.call(
      "users.me.certifications.business.create",
      await businessBody(client, { number: "101-86-90003" }),
    ),
    await client.call(
      "users.me.certifications.credentials.create",
      await credentialBody(client, { expires_on: "2027-04-01" }),
    ),
  ];
  for (const [at, { body }] of papers.entries()) {
    const certificationId = body.id;
    const version = app.clock.now().getTime();
    await staff.call("staff.certifications.get", { certificationId });
    await (at === 0
      ? staff.call("staff.certifications.approve", { certificationId, version })
      : staff.call("staff.certifications.reject", {
          certificationId,
          version,
          reason: "사진이 흐려서 읽을 수 없어요.",
        }));
  }
  const pieces = [await makePiece(client), await makePiece(client, { price: null })];
  await client.call("pro.portfolio.order", { ids: pieces.toReversed() });
  const { token } = await invite(client, { contact: "client@example.com" });
  const guest = app.visitor();
  await guest.call("pro.testimonial.open", { token });
  await guest.call("pro.testimonial.write", testimonialInput(token));
  await guest.call("pro.testimonial.takeBack", { token });
  await makeTemplate(client);
  await client.call("users.me.quickReplies.create", { text: "확인하고 알려 드릴게요." });
  await client.call("pro.calendarFeed.renew", {});
  await client.call("pro.calendarFeed.renew", {});
  await client.call("pro.calendarFeed.remove");
  await client.call("pro.consultant.save", { proId, ...consultantBody() });

  log.heading("credits and a membership");
  const card = await app.gateway.issueKey("card", { number: "4330123412341234" });
  await client.call("credits.topUps.buy", { product_id: PACKS.ten, billing_key: card }, freshKey());
  await client.call(
    "subscriptions.buy",
    { product_id: PRODUCTS.light, billing_key: card },
    freshKey(),
  );
  const phone = await app.gateway.issueKey("phone");
  await client.call("users.me.billingInfo.set", { billing_key: phone, consent: true });
  const other = await app.gateway.issueKey("card");
  await client.call("users.me.billingInfo.set", { billing_key: other });

  log.heading("a deal");
  const customer = await makeCustomer(app, "김하나");
  names.set(customer.account.id, "customer");
  const requestId = await publish(customer.client);
  const second = await publish(customer.client, askIn("11710"));
  const sent = await client.call("quotes.create", quoteBody(requestId), freshKey());
  const quoteId = sent.body.id;
  await client.call("quotes.create", quoteBody(second, { valid_until: "2027-03-12" }), freshKey());
  names.set(requestId, "request").set(second, "otherRequest").set(quoteId, "quote");
  await customer.client.call("quotes.get", { quoteId });
  await customer.client.call("quotes.messages.create", { quoteId, body: "몇 시에 오시나요?" });
  await client.call("quotes.messages", { quoteId });
  await client.call("reports.create", {
    subject: { kind: "request", id: second },
    reason: "other",
    text: "같은 요청을 여러 번 올린 것 같아요.",
    upload_ids: [],
  });
  await customer.client.call("requests.hire", hireBody(requestId, quoteId), freshKey());

  log.heading("changes of the membership");
  const price = 59_000;
  await client.call("subscriptions.upgrade", { product_id: PRODUCTS.standard, price }, freshKey());
  await client.call("subscriptions.schedules.create", { product_id: PRODUCTS.light }, freshKey());
  await client.call("subscriptions.schedules.remove");
  await client.call("subscriptions.cancel", {});
  await client.call("subscriptions.restart", {});
  for (const [at, days] of RENEWALS.entries()) {
    if (at === 1) await app.gateway.mode(other, "decline:1001");
    app.clock.advance(days * DAY_MS);
    await app.sweep();
    await log.wrote(`what fell due after ${days} days more`);
  }
  await client.call("users.me.billingInfo.remove");

  await expect(log.text(names)).toMatchFileSnapshot("pro.txt");
});
