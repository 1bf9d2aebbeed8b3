import { generateKeyPairSync } from "node:crypto";
import { join } from "node:path";
import fastify from "fastify";
import type { CustomFetch } from "openid-client";
import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import { localLogins, type Logins } from "#server/gateways/login/choose-logins.ts";
import { addLocalLogins } from "#server/gateways/login/local/local-logins.ts";
import type { TestApp } from "./app.ts";
import type { TestClient } from "./client.ts";

const API_SECRET = "api-secret-of-the-login-tests";

/** Somebody who signs in at a provider. */
export interface PersonThere {
  name: string;
  email: string;
  verified?: boolean;
}

/** What the browser brings back from a provider, as the product's callback gets it. */
export interface Return {
  /** Without the origin: "/login/kakao/callback", with its query where the provider answers by one. */
  path: string;
  /** The form that Apple posts. */
  form: URLSearchParams | null;
}

export interface TestLoginProviders {
  /** What the application is composed with. */
  chosen: Required<Logins>;
  /** Goes to a provider as a browser does, says who one is there (null: goes back), and comes back. */
  visit(authorizationUrl: string, person: PersonThere | null): Promise<Return>;
  /** The next calls of the product to the providers go through this; null: to them as they are. */
  between(fetch: CustomFetch | null): void;
  /** Where they answer. */
  url(): Promise<string>;
  /** Where their people and their key are kept. */
  folder: string;
  close(): Promise<void>;
}

/** The local login providers in this process; they start with the first call that needs them. */
export function testLoginProviders(parent: string): TestLoginProviders {
  const folder = join(parent, "login");
  const { privateKey: applePrivateKey } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  let started: Promise<{ url: string; close: () => Promise<unknown> }> | null = null;
  let between: CustomFetch | null = null;

  async function start() {
    const app = fastify({ forceCloseConnections: true });
    addLocalLogins(app, { folder, clientSecret: API_SECRET, applePrivateKey });
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    return { url, close: () => app.close() };
  }
  const url = async () => (await (started ??= start())).url;

  return {
    chosen: localLogins(
      { address: async () => ({ url: await url(), apiSecret: API_SECRET }), applePrivateKey },
      (address, options) => (between ?? (fetch as unknown as CustomFetch))(address, options),
    ),
    visit,
    between: (next) => {
      between = next;
    },
    url,
    folder,
    close: async () => {
      await (await started)?.close();
    },
  };
}

async function visit(authorizationUrl: string, person: PersonThere | null): Promise<Return> {
  const cookies = new Map<string, string>();
  const send = async (url: string, form?: URLSearchParams) => {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form ? { method: "POST", body: form } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };

  const asked = await send(authorizationUrl);
  const page = new URL(asked.headers.get("location") ?? "", authorizationUrl);
  if (isCallback(page)) return { path: page.pathname + page.search, form: null };
  await send(page.href);
  const said = await send(page.href, formOf(person));
  const resumed = await send(new URL(said.headers.get("location") ?? "", page).href);
  const back = resumed.headers.get("location");
  if (back !== null) {
    const { pathname, search } = new URL(back, page);
    return { path: pathname + search, form: null };
  }
  return posted(await resumed.text());
}

function isCallback(url: URL): boolean {
  return url.pathname.endsWith("/callback");
}

function formOf(person: PersonThere | null): URLSearchParams {
  if (!person) return new URLSearchParams({ action: "cancel" });
  const { name, email, verified = true } = person;
  return new URLSearchParams({
    name,
    email,
    action: "continue",
    ...(verified && { verified: "on" }),
  });
}

/** What the form of a page would post. */
function posted(html: string): Return {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? "";
  const form = new URLSearchParams();
  for (const [, name = "", value = ""] of html.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    form.set(name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  }
  return { path: new URL(action).pathname, form };
}

interface Going {
  client?: TestClient;
  next?: string;
}

/** Somebody who is about to come back from a provider to the application. */
export interface ComingBack {
  client: TestClient;
  back: Return;
  /** Comes back, with another browser where one is named; where that leads. */
  finish: (client?: TestClient) => Promise<string>;
}

/** A browser that goes to a provider by the login page and stands before its way back. */
export async function callbackOf(
  app: TestApp,
  provider: LoginProvider,
  person: PersonThere | null,
  { client = app.visitor(), next }: Going = {},
): Promise<ComingBack> {
  const query = next === undefined ? "" : `?next=${encodeURIComponent(next)}`;
  const { headers } = await client.raw({ method: "GET", url: `/login/${provider}${query}` });
  return comingBack(app, client, String(headers.location), person);
}

/** The same, come back: where that leads. */
export async function goBy(
  app: TestApp,
  provider: LoginProvider,
  person: PersonThere | null,
  going: Going = {},
): Promise<string> {
  return (await callbackOf(app, provider, person, going)).finish();
}

/** The same for somebody whose session is open: to link the provider, or to show that it is them. */
export async function linkBy(
  app: TestApp,
  client: TestClient,
  provider: LoginProvider,
  person: PersonThere | null,
  over: { purpose?: "link" | "confirm"; next?: string } = {},
): Promise<string> {
  const input = {
    provider,
    purpose: "link",
    next: "/setting/account/social-logins",
    ...over,
  } as const;
  const { body } = await client.call("users.me.socialLogins.begin", input);
  return (await comingBack(app, client, body.url, person)).finish();
}

async function comingBack(
  app: TestApp,
  client: TestClient,
  url: string,
  person: PersonThere | null,
): Promise<ComingBack> {
  const back = await app.loginProviders.visit(url, person);
  const finish = async (browser = client) => {
    const path = back.form ? await post(app, back) : back.path;
    return String((await browser.raw({ method: "GET", url: path })).headers.location);
  };
  return { client, back, finish };
}

/** As a form of another site arrives: without any of our cookies and without our token. */
async function post(app: TestApp, { path, form }: Return): Promise<string> {
  const posted = await app.app.inject({
    method: "POST",
    url: path,
    headers: {
      origin: "https://appleid.apple.com",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: String(form),
  });
  return String(posted.headers.location);
}
