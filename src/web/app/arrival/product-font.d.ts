/** Where the product's own font is (vite.config.ts). */
declare module "virtual:product-font" {
  /** The stylesheet with its only face. */
  export const styles: string;
}
