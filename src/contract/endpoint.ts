import type * as z from "zod";
import type { StaffPermission } from "#domain/staff/permissions.ts";
import type { ErrorCode } from "./errors.ts";
import type { EndpointName, Placeholders } from "./paths.ts";

/**
 * Who may call. `anyone` with or without a session · `member` a signed-in person (not staff) · `verified` a
 * member with a verified phone · `pro` a member with an approved pro profile · `pro_at_work` that or a suspended one,
 * who finishes what runs · `staff` back office, past the
 * second factor · `account` member or staff · `signed_in` those and staff who have yet to pass it ·
 * `staff_signed_in` staff on either side of it · `dev` loopback outside production only. Whose row it is, is a
 * rule of the slice. `signed` a program that signs what it sends, without session and token.
 */
export type Access =
  | "anyone"
  | "member"
  | "verified"
  | "pro"
  | "pro_at_work"
  | "account"
  | "signed_in"
  | "staff_signed_in"
  | "staff"
  | "signed"
  | "dev";

/** Enough for the longest text that a field takes, and for all short ones together. */
export const BODY_KILOBYTES = 16;
/** For what holds many texts or long lists: a form's answers, the lines of a quote, a profile. */
export const LARGE_BODY_KILOBYTES = 64;

type NoPlaceholders = Record<never, never>;
type ParamsShape<N extends EndpointName> = [Placeholders<N>] extends [never]
  ? NoPlaceholders
  : Record<Placeholders<N>, z.ZodType<string>>;

export interface EndpointSpec<
  N extends EndpointName,
  P extends ParamsShape<N>,
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
> {
  summary: string;
  access: A;
  /** Of `staff`: what of the back office its caller must be allowed. */
  permission?: StaffPermission;
  params?: P;
  query?: Q;
  body?: B;
  /**
   * multipart: the body is a file upload. raw: the handler reads the body's bytes. binary: the answer is a file.
   * events: the answer stays open.
   */
  transfer?: "json" | "multipart" | "raw" | "binary" | "events";
  /** The longest JSON body, in KB of 1,024 bytes; `BODY_KILOBYTES` when left out. */
  bodyKilobytes?: number;
  output: O;
  /** Status of success; 200 unless a thing is made (201). */
  success?: 200 | 201;
  errors?: readonly ErrorCode[];
  /** A read that demands the token like a write: it tells something that is worth guessing at. */
  demandsToken?: boolean;
  /**
   * Spends or charges: needs an Idempotency-Key header, and a replay gives the first answer. `optional`: only heeded
   * when it is sent, because the call seldom charges.
   */
  idempotent?: boolean | "optional";
  /** Calls the payment gateway after its own transaction: the answer is kept once the gateway's is known. */
  charges?: boolean;
}

export interface Endpoint<
  N extends EndpointName = EndpointName,
  P = unknown,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends Omit<EndpointSpec<N, never, Q, B, O, A>, "params"> {
  name: N;
  params?: P;
}

/** Declares one endpoint; its method and path come from the endpoint list by name. */
export function endpoint<
  N extends EndpointName,
  P extends ParamsShape<N>,
  O extends z.ZodType,
  A extends Access,
  Q extends z.ZodType = z.ZodType<NoPlaceholders, NoPlaceholders>,
  B extends z.ZodType = z.ZodType<undefined, undefined>,
>(name: N, spec: EndpointSpec<N, P, Q, B, O, A>): Endpoint<N, P, Q, B, O, A> {
  return { name, ...spec };
}
