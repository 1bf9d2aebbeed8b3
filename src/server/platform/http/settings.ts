/** What answering HTTP needs to know of the configuration. */
export interface HttpSettings {
  sessionSecret: string;
  secureCookies: boolean;
  /** Scheme and host people type; null: the request's own Host is our origin. */
  publicOrigin: string | null;
  developmentTools: boolean;
  /** Reads the figures of production from elsewhere than this machine; null: nothing does. */
  metricsToken: string | null;
  /** Where the payment gateway's script and windows come from, as our pages' policy names them; none: no gateway. */
  paymentOrigins: readonly string[];
}
