import * as oidc from "openid-client";
import * as z from "zod";
import type { LoginPort } from "./login-port.ts";
import { providerClient, type ClientSettings } from "./provider-client.ts";
import { outcomeOf } from "./provider-failure.ts";

interface NaverSettings extends ClientSettings {
  /** Where a person's profile is read with the token. */
  profileUrl: () => Promise<string>;
}

const PROFILE_OK = "00";
const profile = z.object({
  resultcode: z.literal(PROFILE_OK),
  response: z.object({
    id: z.string().min(1),
    email: z.string().optional(),
    name: z.string().optional(),
    nickname: z.string().optional(),
  }),
});

/**
 * Naver: OAuth 2 and a profile, without a token that says for whom it is meant. Whose it is, is known by the code alone,
 * which is bound to the browser by state and PKCE. The address is one that the person has given Naver for letters; that
 * it was checked, Naver does not say.
 */
export function createNaverLogin(settings: NaverSettings): LoginPort {
  const client = providerClient(settings, (issuer) => ({
    issuer,
    authorization_endpoint: `${issuer}/oauth2.0/authorize`,
    token_endpoint: `${issuer}/oauth2.0/token`,
  }));

  return {
    async authorizationUrl({ redirectUri, state, codeVerifier }) {
      try {
        return oidc.buildAuthorizationUrl(await client(), {
          redirect_uri: redirectUri,
          state,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        }).href;
      } catch (error) {
        outcomeOf(error);
        return null;
      }
    },

    async finish({ redirectUri, state, codeVerifier }, answer) {
      try {
        const configuration = await client();
        const tokens = await oidc.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${answer.toString()}`),
          { expectedState: state, pkceCodeVerifier: codeVerifier },
          { state },
        );
        const url = new URL(await settings.profileUrl());
        const token = tokens.access_token;
        const read = await oidc.fetchProtectedResource(configuration, token, url, "GET");
        const parsed = profile.safeParse(await read.json());
        if (!parsed.success) return { kind: "refused", reason: "no profile" };
        const { id, email, name, nickname } = parsed.data.response;
        const person = {
          subject: id,
          email: email ?? null,
          emailVerified: false,
          name: name ?? nickname ?? null,
        };
        return { kind: "person", person };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}
