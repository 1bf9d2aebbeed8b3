import { nobodys, own, type DataRule } from "./data-rule.ts";

/** Tables that are about nobody, or name people by id only. */
export const productData = {
  categories: nobodys("slug parent_slug name description icon"),
  delivery_breakers: nobodys("channel"),
  dev_clock: nobodys(""),
  erased_accounts: nobodys("", "ids alone: after a restore they are erased again"),
  kept_page_files: nobodys("name content_type body", "scripts and styles of pages"),
  market_figures: nobodys(""),
  operator_versions: nobodys("facts", "of whoever runs the product"),
  operator_checks: nobodys("name"),
  product_versions: nobodys(""),
  products: nobodys("kind name"),
  rate_limit_hits: nobodys("scope subject", "keyed hashes, for two days"),
  read_allowances: nobodys("kind network", "keyed hashes, for an hour"),
  regions: nobodys("code parent_code level name full_name"),
  schema_migrations: nobodys("name checksum"),
  search_prefix_changes: nobodys(
    "prefixes",
    "parts of names until the next sweep, within a minute",
  ),
  seeds: nobodys("name content_hash"),
  service_figures: nobodys("service_slug"),
  service_forms: nobodys("service_slug questions"),
  service_places: nobodys("service_slug region_code"),
  service_wishes: nobodys("keys words state", "words that found nothing, without who typed them"),
  services: nobodys(
    "slug category_slug name description aliases tier unit required_certificates safety price_basis",
  ),
  webhook_inbox: nobodys("id type payment_id billing_key body", "ids of the gateway's; pruned"),
  staff_log: {
    why: "what staff did, by account ids; destroyed when its own time is over",
    links: [own("person_id")],
    fate: "keep",
    columns: { others: "reason ip operator", code: "kind action subject_kind" },
    unexported: "the log of staff",
  },
} as const satisfies Record<string, DataRule>;
