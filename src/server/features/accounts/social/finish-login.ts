import { normalizeEmail } from "#domain/account/email.ts";
import type { LoginProblem } from "#domain/social-login/login-problems.ts";
import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import { oneLine } from "#domain/text/one-line.ts";
import type { Logins } from "../../../gateways/login/choose-logins.ts";
import type { ProviderPerson } from "../../../gateways/login/login-port.ts";
import type { Call } from "../../../platform/http/call.ts";
import { happened } from "../../../platform/happenings.ts";
import { markProven } from "../../../platform/session/session-store.ts";
import { findAccount } from "../queries.ts";
import { mayLogIn } from "../account-status.ts";
import { signInOrAsk } from "../sign-in.ts";
import { flowSecrets } from "./browser-secret.ts";
import { callbackUrl } from "./go-to-provider.ts";
import { takeFlow, type LoginFlow } from "./login-flows.ts";
import { loginPage, pageToldOf, secondStepPage } from "./login-paths.ts";
import { keepPending } from "./pending-logins.ts";
import { findLinkedAccount, linkSubject } from "./social-login-rows.ts";

type CallbackCall = Call<"login.callback">;

interface Came {
  provider: LoginProvider;
  state: string;
  browser: string;
}

/** Where a new person joins, or gives the password of the account they have. */
const JOIN_PAGE = "/signup/social";

/** Where a browser goes on that comes back from a provider. */
export async function finishLogin(call: CallbackCall, logins: Logins, came: Came): Promise<string> {
  const { sql, now, request } = call;
  const { provider } = came;
  const flow = await takeFlow(sql, came, now);
  const port = logins[provider];
  if (!flow || !port) return loginPage(null, { provider, problem: "outdated" });
  const ended = (problem: LoginProblem): string => {
    request.log.info({ provider, problem }, "sign-in by a provider came to nothing");
    const told = { provider, problem };
    if (flow.purpose === "sign_in" || flow.next === null) return loginPage(flow.next, told);
    return pageToldOf(flow.next, told);
  };

  const outcome = await port.finish(
    { ...flowSecrets(came.browser, came.state), redirectUri: callbackUrl(call, provider) },
    new URLSearchParams(flow.answer ?? new URL(request.url, "http://own.invalid").search),
  );
  if (outcome.kind === "cancelled") return ended("cancelled");
  if (outcome.kind !== "person") {
    const { kind, reason } = outcome;
    request.log.warn({ provider, kind, reason }, "a provider's answer did not do");
    return ended(kind === "unreachable" ? "unavailable" : "not_trusted");
  }
  const { person } = outcome;
  if (flow.purpose === "sign_in") {
    return (await signInOrJoin(call, { ...came, next: flow.next, person })) ?? ended("closed");
  }
  const problem = await forAccount(call, flow, person);
  return problem === null ? (flow.next ?? "/") : ended(problem);
}

/**
 * By a person whom an account knows it is opened, past the second step where its person wants one, unless it is closed (null);
 * anybody else joins, or shows that an account is theirs.
 */
async function signInOrJoin(
  call: CallbackCall,
  { provider, browser, next, person }: Came & { next: string | null; person: ProviderPerson },
): Promise<string | null> {
  const { sql, now } = call;
  const { subject, emailVerified } = person;
  const accountId = await findLinkedAccount(sql, { provider, subject });
  if (accountId === null) {
    const email = normalizeEmail(person.email ?? "");
    const name = person.name === null ? null : oneLine(person.name);
    const pending = { provider, subject, email, emailVerified, name, next };
    await keepPending(sql, { ...pending, browser }, now);
    return JOIN_PAGE;
  }
  const account = await findAccount(sql, accountId);
  if (!account || !mayLogIn(account) || account.role !== "member") return null;
  const signedIn = await signInOrAsk(call, account, { provenAt: now });
  if (!signedIn) return secondStepPage(next);
  // From there whoever is signed in is led to what they wanted, or to where they begin.
  return loginPage(next);
}

/** Adds a way to the account that is open, or takes the provider's word that it is its person. */
async function forAccount(
  call: CallbackCall,
  { provider, purpose, accountId }: LoginFlow,
  { subject }: ProviderPerson,
): Promise<LoginProblem | null> {
  const { viewer, now, ids } = call;
  if (viewer.kind !== "member" || viewer.accountId !== accountId) return "outdated";
  const { sessionId } = viewer;
  return call.transaction(async (tx) => {
    if (purpose === "link") {
      const linked = await linkSubject(tx, { accountId, provider, subject }, now);
      if (linked !== "linked") return linked;
      const facts = { accountId, provider, at: now.getTime() };
      await happened(tx, { kind: "account.social_login_linked", ...facts }, { now, ids });
    } else if ((await findLinkedAccount(tx, { provider, subject })) !== accountId) {
      return "not_yours";
    }
    await markProven(tx, sessionId, now);
    return null;
  });
}
