import { REFUND_REASONS, REFUND_STATES } from "#domain/payment/refund.ts";
import { REFUND_METHODS } from "#domain/payment/refund-method.ts";
import * as z from "zod";

export const refundMethod = z.enum(REFUND_METHODS);
export const refundState = z.enum(REFUND_STATES);
export const refundReason = z.enum(REFUND_REASONS);
