import type { FastifyInstance } from "fastify";
import type { IdentityPerson, KeptIdentity } from "./books.ts";
import { takeMode } from "./control-routes.ts";
import type { Emulator } from "./emulator.ts";
import { GatewayError } from "./gateway-error.ts";
import { brokenOrderPage } from "./hosted-page.ts";
import { identityReturnUrl, readIdentityForm, readIdentityOrder } from "./identity-form.ts";
import { identityPage } from "./identity-page.ts";
import { holdUp } from "./hold-up.ts";
import { wireIdentity } from "./wire-identity.ts";

export const IDENTITY_PAGE = "/identity";

/** Under this name a mode goes for the questions about identities. */
const MODE_NAME = "identity";

/** The page on which a person says who they are, what its form does, and the gateway's own answer about it. */
export function addIdentityRoutes(app: FastifyInstance, emulator: Emulator): void {
  const { record } = emulator;
  const { identities } = record.books;

  app.get(IDENTITY_PAGE, async (call, reply) => {
    const order = readIdentityOrder(new URL(call.url, "http://emulator").searchParams);
    reply.type("text/html; charset=utf-8");
    if (!order) return reply.code(400).send(brokenOrderPage());
    const id = order.identityVerificationId;
    if (identities.get(id)?.status === "VERIFIED") {
      return reply.redirect(identityReturnUrl(order, "ALREADY_VERIFIED"), 303);
    }
    keep(id, "READY", null);
    return identityPage({ order, form: new URLSearchParams(), faults: {} });
  });

  app.post(IDENTITY_PAGE, async (call, reply) => {
    const form = new URLSearchParams(typeof call.body === "string" ? call.body : "");
    const order = readIdentityOrder(form);
    reply.type("text/html; charset=utf-8");
    if (!order) return reply.code(400).send(brokenOrderPage());
    const id = order.identityVerificationId;
    if (identities.get(id)?.status === "VERIFIED") {
      return reply.redirect(identityReturnUrl(order, "ALREADY_VERIFIED"), 303);
    }
    if (form.get("action") === "cancel") {
      keep(id, "FAILED", null);
      return reply.redirect(identityReturnUrl(order, "USER_CANCEL"), 303);
    }
    const read = readIdentityForm(form, emulator.now().slice(0, "YYYY-MM-DD".length));
    if (!read.ok) return reply.code(422).send(identityPage({ order, form, faults: read.faults }));
    keep(id, "VERIFIED", read.person);
    return reply.redirect(identityReturnUrl(order), 303);
  });

  app.get<{ Params: { id: string } }>("/identity-verifications/:id", async (call, reply) => {
    const mode = takeMode(record, MODE_NAME);
    await holdUp(mode, reply);
    const identity = identities.get(call.params.id);
    if (!identity) throw new GatewayError(404, "IDENTITY_VERIFICATION_NOT_FOUND");
    return wireIdentity(identity);
  });

  function keep(id: string, status: KeptIdentity["status"], person: IdentityPerson | null): void {
    const at = emulator.now();
    const requestedAt = identities.get(id)?.requestedAt ?? at;
    record.write({ kind: "identity", identity: { id, status, person, requestedAt, at } });
  }
}
