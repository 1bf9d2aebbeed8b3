import type { FastifyInstance } from "fastify";
import type { Emulator } from "./emulator.ts";
import { brokenOrderPage, hostedPage } from "./hosted-page.ts";
import { readForm, readIssueOrder, returnUrl } from "./hosted-form.ts";
import { REFUSED_CARDS } from "./issue-key.ts";
import { missingSlipPage, slipPage } from "./slip-page.ts";

/** The page on which a person registers a card or a phone, what its form does, and the slips of payments. */
export function addHostedRoutes(app: FastifyInstance, emulator: Emulator): void {
  app.get("/issue", async (call, reply) => {
    const order = readIssueOrder(new URL(call.url, "http://emulator").searchParams);
    reply.type("text/html; charset=utf-8");
    if (!order) return reply.code(400).send(brokenOrderPage());
    return hostedPage({ order, form: new URLSearchParams(), faults: {} });
  });

  app.get<{ Params: { pgTxId: string } }>("/slips/:pgTxId", async (call, reply) => {
    const { payments, keys } = emulator.record.books;
    const payment = [...payments.values()].find(({ pgTxId }) => pgTxId === call.params.pgTxId);
    reply.type("text/html; charset=utf-8");
    if (!payment) return reply.code(404).send(missingSlipPage());
    return slipPage(payment, keys.get(payment.billingKey));
  });

  app.post("/issue", async (call, reply) => {
    const form = new URLSearchParams(typeof call.body === "string" ? call.body : "");
    const order = readIssueOrder(form);
    reply.type("text/html; charset=utf-8");
    if (!order) return reply.code(400).send(brokenOrderPage());
    if (form.get("action") === "cancel") {
      const given = { code: "USER_CANCEL", message: "등록을 그만뒀어요." };
      return reply.redirect(returnUrl(order, given), 303);
    }
    const read = readForm(order, form, emulator.now().slice(0, 7));
    if (!read.ok) return reply.code(422).send(hostedPage({ order, form, faults: read.faults }));
    const { billingKey } = emulator.issue(read.method, order.customerName);
    refuseTestCard(emulator, billingKey, form.get("number") ?? "");
    return reply.redirect(returnUrl(order, { billingKey }), 303);
  });
}

/** Cards that are there to be refused: see the page's own list of test cards. */
function refuseTestCard(emulator: Emulator, billingKey: string, number: string): void {
  const refused = REFUSED_CARDS.find(({ ends }) => number.replaceAll(/\D/g, "").endsWith(ends));
  if (!refused) return;
  const mode = { kind: "decline" as const, pgCode: refused.pgCode };
  emulator.record.write({ kind: "mode", billingKey, mode, times: null });
}
