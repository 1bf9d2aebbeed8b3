import type { CustomFetch } from "openid-client";
import { LOGIN_PROVIDERS, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { appleClientSecret, appleName, type AppleKey } from "./apple.ts";
import { LOCAL_CLIENT } from "./local/local-client.ts";
import type { LoginPort } from "./login-port.ts";
import { createNaverLogin } from "./naver-login.ts";
import { createOpenIdLogin } from "./openid-login.ts";

interface ClientAccount {
  clientId: string;
  clientSecret: string;
}

export interface LoginSettings {
  kakao: ClientAccount | null;
  naver: ClientAccount | null;
  apple: AppleKey | null;
}

/** Where the local providers answer, and by what they know us. */
export interface LocalLoginAccess {
  address: () => Promise<{ url: string; apiSecret: string }>;
  applePrivateKey: string;
}

/** Signing in by others, as this process has it: a port of each provider that it may go to. */
export type Logins = Partial<Record<LoginProvider, LoginPort>>;

const ADDRESSES = {
  kakao: "https://kauth.kakao.com",
  naver: "https://nid.naver.com",
  naverProfile: "https://openapi.naver.com/v1/nid/me",
  apple: "https://appleid.apple.com",
};

/** What each of them is asked for: an address and what the person is called. */
const KAKAO_SCOPE = "openid account_email profile_nickname";
const APPLE_SCOPE = "openid email name";

/** The providers that are configured and, where `local` stands in, those that are not. */
export function chooseLogins(settings: LoginSettings, local: LocalLoginAccess | null): Logins {
  return { ...(local ? localLogins(local) : {}), ...realLogins(settings) };
}

function realLogins({ kakao, naver, apple }: LoginSettings): Logins {
  return {
    ...(kakao && {
      kakao: createOpenIdLogin({
        issuer: async () => ADDRESSES.kakao,
        clientId: kakao.clientId,
        clientSecret: async () => kakao.clientSecret,
        scope: KAKAO_SCOPE,
        claimsIn: "userinfo",
      }),
    }),
    ...(naver && {
      naver: createNaverLogin({
        issuer: async () => ADDRESSES.naver,
        profileUrl: async () => ADDRESSES.naverProfile,
        clientId: naver.clientId,
        clientSecret: async () => naver.clientSecret,
      }),
    }),
    ...(apple && {
      apple: createOpenIdLogin({
        issuer: async () => ADDRESSES.apple,
        clientId: apple.clientId,
        clientSecret: () => appleClientSecret(apple, ADDRESSES.apple),
        scope: APPLE_SCOPE,
        responseMode: "form_post",
        claimsIn: "id_token",
        nameOf: appleName,
      }),
    }),
  };
}

/** All three over the local providers. `fetch` is what goes to them, instead of the platform's. */
export function localLogins(
  { address, applePrivateKey }: LocalLoginAccess,
  fetch?: CustomFetch,
): Required<Logins> {
  const at = (provider: LoginProvider) => async () => `${(await address()).url}/${provider}`;
  const client = (provider: LoginProvider) => ({
    issuer: at(provider),
    clientId: LOCAL_CLIENT.id,
    clientSecret: async () => (await address()).apiSecret,
    insecure: true,
    ...(fetch ? { fetch } : {}),
  });
  const appleKey = {
    clientId: LOCAL_CLIENT.id,
    teamId: LOCAL_CLIENT.appleTeamId,
    keyId: LOCAL_CLIENT.appleKeyId,
    privateKey: applePrivateKey,
  };
  return {
    kakao: createOpenIdLogin({ ...client("kakao"), scope: KAKAO_SCOPE, claimsIn: "userinfo" }),
    naver: createNaverLogin({
      ...client("naver"),
      profileUrl: async () => `${await at("naver")()}/v1/nid/me`,
    }),
    apple: createOpenIdLogin({
      ...client("apple"),
      clientSecret: async () => appleClientSecret(appleKey, await at("apple")()),
      scope: APPLE_SCOPE,
      responseMode: "form_post",
      claimsIn: "id_token",
      nameOf: appleName,
    }),
  };
}

/** Which of them there are, in the order in which pages show them. */
export function offeredLogins(logins: Logins): LoginProvider[] {
  return LOGIN_PROVIDERS.filter((provider) => logins[provider] !== undefined);
}
