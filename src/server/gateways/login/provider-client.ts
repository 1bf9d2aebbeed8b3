import * as oidc from "openid-client";
import { HOUR_MS } from "#domain/calendar/durations.ts";

/** Seconds for which a person waits for a provider before they are told that it does not answer. */
const TIMEOUT_SECONDS = 5;
/** Seconds by which the clocks of a provider and of this machine may differ. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** For as long what a provider publishes about itself is taken as it was. */
const METADATA_KEPT_MS = HOUR_MS;

export interface ClientSettings {
  /** Where the provider is; that of a local one may change while we run. */
  issuer: () => Promise<string>;
  clientId: string;
  /** What shows the provider that it is us; Apple's is made anew each time. */
  clientSecret: () => Promise<string>;
  /** A local provider on the loopback answers without TLS. */
  insecure?: boolean;
  /** Instead of the platform's. */
  fetch?: oidc.CustomFetch;
}

interface Published {
  metadata: oidc.ServerMetadata;
  issuer: string;
  at: number;
}

/**
 * Makes what goes to one provider, under today's secret. `describe` says what the provider is where it publishes
 * nothing about itself.
 */
export function providerClient(
  settings: ClientSettings,
  describe?: (issuer: string) => oidc.ServerMetadata,
): () => Promise<oidc.Configuration> {
  let known: Published | null = null;

  async function published(issuer: string): Promise<oidc.ServerMetadata> {
    if (describe) return describe(issuer);
    if (known?.issuer === issuer && Date.now() - known.at < METADATA_KEPT_MS) return known.metadata;
    const found = await oidc.discovery(new URL(issuer), settings.clientId, {}, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: settings.insecure ? [oidc.allowInsecureRequests] : [],
      ...(settings.fetch ? { [oidc.customFetch]: settings.fetch } : {}),
    });
    known = { metadata: found.serverMetadata(), issuer, at: Date.now() };
    return known.metadata;
  }

  return async () => {
    const metadata = await published(await settings.issuer());
    const secret = oidc.ClientSecretPost(await settings.clientSecret());
    const client = { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const configuration = new oidc.Configuration(metadata, settings.clientId, client, secret);
    configuration.timeout = TIMEOUT_SECONDS;
    if (settings.fetch) configuration[oidc.customFetch] = settings.fetch;
    if (settings.insecure) oidc.allowInsecureRequests(configuration);
    return configuration;
  };
}
