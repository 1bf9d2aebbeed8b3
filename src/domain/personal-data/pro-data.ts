import { LEFT_PRO } from "../withdrawal/left-names.ts";
import { ofPro, own, through, type DataRule } from "./data-rule.ts";

/** What there is of a person as a pro: their page, proofs, tools and figures. */
export const proData = {
  calendar_feeds: { why: "", links: [ofPro()], fate: "delete", columns: {} },
  quick_replies: { why: "", links: [ofPro()], fate: "delete", columns: { given: "text" } },
  quote_templates: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: { given: "name items message", code: "service_slug unit" },
  },
  portfolio_pieces: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: { given: "title description photo_ids", code: "service_slug si_gun_gu_code done_on" },
    archived: { term: "advertising", from: [] },
  },
  testimonials: {
    why: "words of people without an account about a pro who is gone",
    links: [ofPro()],
    fate: "delete",
    columns: {
      others: "author_name",
      given: "relation body",
      code: "service_slug worked_on state",
    },
  },
  testimonial_invitations: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: {
      others: "client_name contact",
      given: "message",
      secret: "contact_hash token_hash",
      code: "service_slug channel",
    },
  },
  certification_history: {
    why: "that something was proven, and when; not what",
    links: [ofPro()],
    fate: "closed",
    columns: { given: "label reason", code: "kind event state_before state_after actor" },
  },
  certification_services: {
    why: "",
    links: [through("certification_id", "certifications")],
    fate: "delete",
    columns: { code: "service_slug" },
  },
  certifications: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: {
      given:
        "label reason legal_name business_number business_name issuer representative business_address business_phone",
      code: "kind state decided_by",
    },
  },
  consultants: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: { given: "headline fields career weekly_hours holidays", code: "response_promise" },
  },
  pro_activity: { why: "", links: [ofPro()], fate: "delete", columns: {} },
  pro_name_changes: {
    why: "",
    links: [ofPro()],
    fate: "clear",
    columns: { given: "name previous_name reason", code: "state ended_by" },
  },
  pro_service_prices: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: { code: "service_slug" },
    unexported: "counted from the deals, which are there",
  },
  pro_services: { why: "", links: [ofPro()], fate: "delete", columns: { code: "service_slug" } },
  pro_regions: { why: "", links: [ofPro()], fate: "delete", columns: { code: "si_gun_gu_code" } },
  search_prefixes: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: { given: "prefix" },
    unexported: "parts of the pro's name, which is there",
  },
  search_pros: {
    why: "",
    links: [ofPro()],
    fate: "delete",
    columns: {
      given: "name headline initials",
      code: "services regions certificates price_service",
    },
    unexported: "the pro's page once more, as search reads it",
  },
  pro_profiles: {
    why: "an id that reviews and deals go on to name",
    links: [own()],
    fate: "clear",
    columns: { given: "display_name headline introduction state_reason", code: "state" },
    blanks: {
      display_name: LEFT_PRO,
      state: "withdrawn",
      photo_id: null,
      accepts_requests: "false",
      allow_public_read: "false",
    },
    archived: { term: "advertising", from: [] },
  },
} as const satisfies Record<string, DataRule>;
