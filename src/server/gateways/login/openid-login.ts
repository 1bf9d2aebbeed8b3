import * as oidc from "openid-client";
import * as z from "zod";
import type { FlowSecrets, LoginPort, ProviderPerson } from "./login-port.ts";
import { providerClient, type ClientSettings } from "./provider-client.ts";
import { outcomeOf } from "./provider-failure.ts";

interface OpenIdSettings extends ClientSettings {
  scope: string;
  /** Apple posts its answer as a form as soon as it is asked for an address or a name. */
  responseMode?: "form_post";
  /** Where the claims about the address are: in the token itself, or at the provider's own endpoint. */
  claimsIn: "id_token" | "userinfo";
  /** The name as it came along beside the token. */
  nameOf?: (answer: URLSearchParams) => string | null;
}

/** Apple writes truths as texts, too. */
const truth = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((text) => text === "true"),
]);
const claimed = z.object({
  email: z.string().optional().catch(undefined),
  email_verified: truth.optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  nickname: z.string().optional().catch(undefined),
});

/** A provider of OpenID Connect: code flow with PKCE, state and nonce. The library checks each answer. */
export function createOpenIdLogin(settings: OpenIdSettings): LoginPort {
  const client = providerClient(settings);

  return {
    async authorizationUrl(secrets) {
      try {
        return oidc.buildAuthorizationUrl(await client(), await asked(settings, secrets)).href;
      } catch (error) {
        outcomeOf(error);
        return null;
      }
    },

    async finish({ redirectUri, state, nonce, codeVerifier }, answer) {
      try {
        const configuration = await client();
        // Not demanded of what comes straight from the provider; with it, nobody between us and them says who it is.
        oidc.enableNonRepudiationChecks(configuration);
        const tokens = await oidc.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${withoutName(answer).toString()}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        );
        const own = tokens.claims();
        if (!own) return { kind: "refused", reason: "no id_token" };
        const claims =
          settings.claimsIn === "id_token"
            ? own
            : await oidc.fetchUserInfo(configuration, tokens.access_token, own.sub);
        const person = personOf(own.sub, claims, settings.nameOf?.(answer) ?? null);
        return { kind: "person", person };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

async function asked(
  { scope, responseMode }: OpenIdSettings,
  { redirectUri, state, nonce, codeVerifier }: FlowSecrets,
): Promise<Record<string, string>> {
  return {
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...(responseMode ? { response_mode: responseMode } : {}),
  };
}

/** What came beside the answer of the standard is none of the library's. */
function withoutName(answer: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(answer);
  kept.delete("user");
  return kept;
}

function personOf(subject: string, claims: unknown, name: string | null): ProviderPerson {
  const { email, email_verified: verified, name: own, nickname } = claimed.parse(claims);
  return {
    subject,
    email: email ?? null,
    emailVerified: verified ?? false,
    name: name ?? own ?? nickname ?? null,
  };
}
