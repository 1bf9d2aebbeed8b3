/**
 * Where a number with its unit stands in a sentence because it belongs there, and why. Everywhere else a sentence is
 * built from the value.
 * @type {Record<string, string>}
 */
export const numberOwners = {
  "src/server/seed/": "what people of the demo market write",
  "src/server/gateways/payment/emulator/": "a payment company's own page",
  "src/ui/showcase/": "examples of components",
  "src/web/app/development/development-tools.tsx": "steps of the clock, there and nowhere else",
  "src/web/features/activity-report/activity-labels.ts": "a time that rounds to nothing",
  "src/web/features/catalogue/home/sample-quote.tsx": "an example",
  "src/web/features/consultations/consultation-labels.ts":
    "the labels of promises that are called by their hours",
  "src/web/features/memberships/plans/plan-card.tsx": "the price of one",
  "src/web/features/memberships/top-up/top-up-labels.ts": "the price of one",
  "src/web/features/price-guides/price-notes.tsx":
    "the quartiles, which are called p25 and p75 everywhere",
  "src/web/features/received-requests/received-labels.ts":
    "answers of the forms, compared with them by its test",
};
