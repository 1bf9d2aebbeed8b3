/** Products of the catalogue that every database begins with. */
export const PRODUCTS = {
  light: "019b7600-0000-7000-8000-0000000000a1",
  standard: "019b7600-0000-7000-8000-0000000000a2",
  pro: "019b7600-0000-7000-8000-0000000000a3",
  business: "019b7600-0000-7000-8000-0000000000a4",
} as const;

export type ProductName = keyof typeof PRODUCTS;
