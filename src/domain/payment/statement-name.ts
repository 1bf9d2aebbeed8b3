import { PRODUCT_NAME } from "../brand/name.ts";

const SHOP = `${PRODUCT_NAME} `;

/**
 * What a payment is called on the statement of a card, where it stands among what other shops sold. A payment that a
 * process of an older version began has the shop's name already.
 */
export function nameOnStatement(orderName: string): string {
  return orderName.startsWith(SHOP) ? orderName : `${SHOP}${orderName}`;
}
