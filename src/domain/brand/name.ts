/** The product's name where it stands by itself; a sentence writes it out. */
export const PRODUCT_NAME = "솜씨";

/** Who writes: the beginning of a text message and of an e-mail's subject. */
export const SENDER = `[${PRODUCT_NAME}]`;

/** A page's title with the name of the product. */
export function fullTitle(title: string): string {
  return `${title} · ${PRODUCT_NAME}`;
}
