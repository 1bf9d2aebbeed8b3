import type { LoginProblem } from "#domain/social-login/login-problems.ts";
import { isLoginProvider, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { ownUrl } from "../../../platform/http/own-url.ts";
import { refuse } from "../../../platform/refusal.ts";

/** Any host would do: only what stands behind it is read. */
const ANYWHERE = "http://own.invalid";

const SECOND_STEP = "/second-step";

/** The provider that a path names. */
export function namedProvider({ provider }: { provider: string }): LoginProvider {
  return isLoginProvider(provider) ? provider : refuse("not_found");
}

/** A path of our own out of text that came along; null for any other. */
export function ownPath(text: string | undefined): string | null {
  const url = text === undefined ? null : URL.parse(ownUrl(ANYWHERE, text) ?? "");
  return url && url.pathname + url.search + url.hash;
}

interface Told {
  provider: LoginProvider;
  problem: LoginProblem;
}

/** The login page, which leads to `next` after it, and says what went wrong. */
export function loginPage(next: string | null, told?: Told): string {
  const query = new URLSearchParams({ ...(next === null ? {} : { next }), ...told }).toString();
  return query === "" ? "/login" : `/login?${query}`;
}

/** Where the second step is asked for before the session opens. */
export function secondStepPage(next: string | null): string {
  return next === null ? SECOND_STEP : `${SECOND_STEP}?${new URLSearchParams({ next })}`;
}

/** The page of ours that somebody left for a provider, which says what went wrong. */
export function pageToldOf(path: string, { provider, problem }: Told): string {
  const url = new URL(path, ANYWHERE);
  url.searchParams.set("provider", provider);
  url.searchParams.set("problem", problem);
  return url.pathname + url.search + url.hash;
}
