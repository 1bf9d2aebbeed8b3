/** What a provider says of who has just signed in with it. */
export interface ProviderPerson {
  /** The provider's own name for them, the same each time. */
  subject: string;
  email: string | null;
  /** Whether the provider says that it has checked the address. */
  emailVerified: boolean;
  /** As they are called there, for whoever has yet to say what they are called here. */
  name: string | null;
}

/** What binds one going to the provider to the browser that went (RFC 6749, RFC 7636, OpenID Connect Core). */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Where the provider sends the person back to. */
  redirectUri: string;
}

export type LoginOutcome =
  | { kind: "person"; person: ProviderPerson }
  | { kind: "cancelled" }
  /** The answer is not what this going asked for, or the provider stands by none of it. */
  | { kind: "refused"; reason: string }
  | { kind: "unreachable"; reason: string };

/** One provider, as the product goes to it. Neither call throws for what the provider does. */
export interface LoginPort {
  /** Where the person signs in; null while the provider cannot be asked for it. */
  authorizationUrl(secrets: FlowSecrets): Promise<string | null>;
  /** Who it was, by what the provider sent back with them. */
  finish(secrets: FlowSecrets, answer: URLSearchParams): Promise<LoginOutcome>;
}
