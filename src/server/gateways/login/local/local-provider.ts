import { createPublicKey } from "node:crypto";
import { jwtVerify } from "jose";
import Provider, { interactionPolicy, type Configuration, type JWK } from "oidc-provider";
import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import { LOCAL_CLIENT } from "./local-client.ts";
import { memoryAdapters } from "./memory-adapter.ts";
import type { LocalPeople, LocalPerson } from "./people.ts";
import { brokenLoginPage } from "./person-page.ts";

export interface LocalProviderParts {
  provider: LoginProvider;
  /** "http://127.0.0.1:<port>/<provider>" */
  issuer: string;
  people: LocalPeople;
  signingKey: JWK;
  /** What the product shows to Kakao and Naver. */
  clientSecret: string;
  /** With which the product signs what it shows to Apple, as PKCS #8; only its public half is used. */
  applePrivateKey: string;
}

const MINUTE = 60;

/** A provider as a certified library has it, in the manners of the one that it stands in for. */
export function createLocalProvider(parts: LocalProviderParts): Provider {
  const { provider, issuer, people } = parts;
  const local = new Provider(issuer, configurationOf(parts));
  local.Client.prototype.redirectUriAllowed = (uri) => isOurCallback(provider, uri);
  if (provider === "naver") {
    // Naver's requests name no scope: what it tells is agreed with it beforehand.
    local.use(async (context, next) => {
      if (context.path === MANNERS.naver.routes.authorization) {
        context.query = { ...context.query, scope: MANNERS.naver.scopes.join(" ") };
        // By the two the library knows below which path it stands.
        Object.assign(context.req, { originalUrl: `/naver${context.url}` });
      }
      await next();
    });
  }
  if (provider === "apple") {
    local.Client.prototype.compareClientSecret = (secret) => isSignedByUs(secret, parts);
    local.use(async (context, next) => {
      await next();
      const person = people.find("apple", context.oidc?.session?.accountId ?? "");
      if (person && isFormPost(context.body)) {
        context.body = withName(String(context.body), person);
        people.tell(person);
      }
    });
  }
  return local;
}

function configurationOf(parts: LocalProviderParts): Configuration {
  const { provider, people, signingKey, clientSecret } = parts;
  const policy = interactionPolicy.base();
  // Each going shows the page: whoever tries things out wants to be somebody else the next time.
  const { Check } = interactionPolicy;
  policy
    .get("login")
    ?.checks.add(
      new Check("chosen", "a person is to be chosen", ({ oidc }) => !oidc.result?.login),
    );
  return {
    adapter: memoryAdapters(),
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: LOCAL_CLIENT.id,
        client_secret: clientSecret,
        redirect_uris: [`http://localhost/login/${provider}/callback`],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    ...MANNERS[provider],
    pkce: { required: () => true },
    cookies: { keys: [clientSecret], names: cookieNames(provider) },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/${provider}/person/${uid}` },
    findAccount: (_context, subject) => {
      const person = people.find(provider, subject);
      return (
        person && { accountId: subject, claims: () => ({ sub: subject, ...claimsOf(person) }) }
      );
    },
    // Whoever chose the person has agreed: nothing is asked twice.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(MANNERS[provider].scopes.join(" "));
      await grant.save();
      return grant;
    },
    renderError: (context) => {
      context.type = "html";
      context.body = brokenLoginPage();
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: 5 * MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 30 * MINUTE,
      Session: 10 * MINUTE,
    },
  };
}

/** What each of the three calls its scopes, where it has its addresses, and where it puts an e-mail address. */
const MANNERS = {
  kakao: {
    scopes: ["openid", "account_email", "profile_nickname"],
    claims: {
      openid: ["sub"],
      account_email: ["email", "email_verified"],
      profile_nickname: ["nickname"],
    },
  },
  naver: {
    scopes: ["profile"],
    routes: { authorization: "/oauth2.0/authorize", token: "/oauth2.0/token" },
  },
  apple: {
    scopes: ["openid", "email", "name"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], name: [] },
    conformIdTokenClaims: false,
  },
} satisfies Record<LoginProvider, Partial<Configuration>>;

function claimsOf(person: LocalPerson) {
  return {
    email: person.email,
    email_verified: person.emailVerified,
    nickname: person.name,
  };
}

/** All stand on one host, whose cookies they share. */
function cookieNames(provider: LoginProvider) {
  const names = ["session", "interaction", "resume"] as const;
  return Object.fromEntries(names.map((name) => [name, `${provider}_${name}`]));
}

/** The product answers under whatever name of this machine it is opened by. */
function isOurCallback(provider: LoginProvider, uri: string): boolean {
  const url = URL.parse(uri);
  return (
    url !== null &&
    /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) &&
    url.pathname === `/login/${provider}/callback` &&
    url.search === ""
  );
}

/** Apple's client secret is signed with our key, for Apple, by who we are there. */
async function isSignedByUs(
  secret: string,
  { issuer, applePrivateKey }: LocalProviderParts,
): Promise<boolean> {
  try {
    await jwtVerify(secret, createPublicKey(applePrivateKey), {
      algorithms: ["ES256"],
      issuer: LOCAL_CLIENT.appleTeamId,
      subject: LOCAL_CLIENT.id,
      audience: issuer,
      requiredClaims: ["exp", "iat"],
    });
    return true;
  } catch {
    return false;
  }
}

const FORM_END = "</form>";

function isFormPost(body: unknown): boolean {
  return typeof body === "string" && body.includes('name="code"') && body.includes(FORM_END);
}

/** Apple tells the name beside the answer, the first time and never again. */
function withName(body: string, person: LocalPerson): string {
  if (person.nameTold) return body;
  const [lastName = "", ...rest] = person.name;
  const user = JSON.stringify({
    name: { firstName: rest.join(""), lastName },
    email: person.email,
  });
  const field = `<input type="hidden" name="user" value="${user.replaceAll('"', "&quot;")}">`;
  return body.replace(FORM_END, field + FORM_END);
}
