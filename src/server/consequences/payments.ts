import { settleTakenBack } from "../features/credits/settle-taken-back.ts";
import type { Consequences } from "../platform/happenings.ts";

/** Credits go with the money, or leave a debt (decision 028). */
export const paymentConsequences = {
  "payment.taken_back": [(tx, what, when) => settleTakenBack(tx, { ...what, ...when })],
} satisfies Partial<Consequences>;
