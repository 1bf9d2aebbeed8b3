import type { ServerResponse, IncomingMessage } from "node:http";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { normalizeEmail } from "#domain/account/email.ts";
import { LOGIN_PROVIDERS, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { openLocalPeople, type LocalPerson } from "./people.ts";
import { brokenLoginPage, personPage } from "./person-page.ts";

interface LocalLogins {
  /** Where its people and its signing key are kept. */
  folder: string;
  clientSecret: string;
  applePrivateKey: string;
}

/**
 * The local providers as routes of a counterpart: each an issuer of its own, "…/kakao", "…/naver" and "…/apple". The
 * library is loaded when somebody first asks one.
 */
export function addLocalLogins(app: FastifyInstance, settings: LocalLogins): void {
  const people = openLocalPeople(join(settings.folder, "people.json"));
  const providers = new Map<string, Promise<Provider>>();

  function providerAt(provider: LoginProvider, call: FastifyRequest): Promise<Provider> {
    const issuer = `http://${call.host}/${provider}`;
    let found = providers.get(issuer);
    if (!found) {
      found = load({ ...settings, provider, issuer, people });
      providers.set(issuer, found);
    }
    return found;
  }

  // A scope of its own: the library reads bodies by itself.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_call, _body, done) => done(null));
    for (const provider of LOGIN_PROVIDERS) {
      scope.all(`/${provider}/*`, async (call, reply) => {
        const local = await providerAt(provider, call);
        reply.hijack();
        const mounted = call.raw as IncomingMessage & { originalUrl?: string };
        mounted.originalUrl = call.raw.url ?? "/";
        mounted.url = mounted.originalUrl.slice(provider.length + 1);
        void local.callback()(mounted, reply.raw);
      });
      addPersonPage(scope, provider, (call) => providerAt(provider, call), people);
    }
    addNaverProfile(scope, (call) => providerAt("naver", call), people);
  });
}

async function load(
  parts: LocalLogins & {
    provider: LoginProvider;
    issuer: string;
    people: ReturnType<typeof openLocalPeople>;
  },
): Promise<Provider> {
  const [{ createLocalProvider }, { keptSigningKey }] = await Promise.all([
    import("./local-provider.ts"),
    import("./signing-key.ts"),
  ]);
  return createLocalProvider({
    ...parts,
    signingKey: keptSigningKey(join(parts.folder, "signing-key.json")),
  });
}

/** Where the provider asks who it is, and what its form does. */
function addPersonPage(
  app: FastifyInstance,
  provider: LoginProvider,
  providerOf: (call: FastifyRequest) => Promise<Provider>,
  people: ReturnType<typeof openLocalPeople>,
): void {
  const path = `/${provider}/person/:uid`;
  const show = (call: FastifyRequest, reply: FastifyReply, fault: string | null) =>
    reply
      .code(fault === null ? 200 : 422)
      .type("text/html; charset=utf-8")
      .send(personPage({ provider, action: call.url, people: people.of(provider), fault }));

  app.get(path, async (call, reply) => {
    const local = await providerOf(call);
    const known = await local.interactionDetails(call.raw, reply.raw).catch(() => null);
    if (!known) return reply.code(400).type("text/html; charset=utf-8").send(brokenLoginPage());
    return show(call, reply, null);
  });

  app.post(path, async (call, reply) => {
    const form = new URLSearchParams(await textOf(call.raw));
    const local = await providerOf(call);
    const finish = (result: Parameters<Provider["interactionFinished"]>[2]) =>
      finishWith(local, call.raw, reply, result);
    if (form.get("action") === "cancel") {
      return finish({ error: "access_denied", error_description: "the person went back" });
    }
    const person = chosen(provider, form, people);
    if (!person) return show(call, reply, "이름과 이메일을 확인해 주세요.");
    return finish({ login: { accountId: person.subject, remember: false } });
  });
}

function chosen(
  provider: LoginProvider,
  form: URLSearchParams,
  people: ReturnType<typeof openLocalPeople>,
): LocalPerson | undefined {
  const subject = form.get("subject");
  if (subject !== null) return people.find(provider, subject);
  const name = form.get("name")?.trim() ?? "";
  const email = normalizeEmail(form.get("email") ?? "");
  if (name === "" || email === null) return undefined;
  return people.put({ provider, name, email, emailVerified: form.get("verified") === "on" });
}

async function finishWith(
  local: Provider,
  request: IncomingMessage,
  reply: FastifyReply,
  result: Parameters<Provider["interactionFinished"]>[2],
): Promise<FastifyReply> {
  const response: ServerResponse = reply.raw;
  const next = await local
    .interactionResult(request, response, result, { mergeWithLastSubmission: false })
    .catch(() => null);
  if (next === null) {
    return reply.code(400).type("text/html; charset=utf-8").send(brokenLoginPage());
  }
  return reply.redirect(next, 303);
}

/** Naver's own endpoint in place of the standard's: who the token is of, as a profile. */
function addNaverProfile(
  app: FastifyInstance,
  providerOf: (call: FastifyRequest) => Promise<Provider>,
  people: ReturnType<typeof openLocalPeople>,
): void {
  app.get("/naver/v1/nid/me", async (call, reply) => {
    const local = await providerOf(call);
    const token = /^Bearer (.+)$/i.exec(call.headers.authorization ?? "")?.[1] ?? "";
    const found = await local.AccessToken.find(token);
    const person = found?.accountId ? people.find("naver", found.accountId) : undefined;
    if (!person) {
      return reply.code(401).send({ resultcode: "024", message: "Authentication failed" });
    }
    const { subject: id, email, name } = person;
    return { resultcode: "00", message: "success", response: { id, email, name } };
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
