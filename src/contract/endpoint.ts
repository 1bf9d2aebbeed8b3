import type * as z from "zod";
import type { StaffPermission } from "#domain/staff/permissions.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call. `anyone` with or without a session · `member` a signed-in person (not staff) · `verified` a
 * member with a verified phone · `pro` a member with an approved pro profile · `pro_at_work` that or a suspended one,
 * who finishes what runs · `staff` back office, past the
 * second factor · `account` member or staff · `signed_in` those and staff who have yet to pass it ·
 * `staff_signed_in` staff on either side of it · `dev` loopback outside production only. Whose row it is, is a
 * rule of the slice. `signed` a program that signs what it sends, or that holds a link which we signed, without session
 * and token.
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

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Method and path with {placeholders}, as in "GET /api2/hires/{hireId}/". */
export type Route = `${Method} /${string}`;

/** Names of the placeholders in a route, e.g. "hireId". */
export type Placeholders<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type NoPlaceholders = Record<never, never>;
type ParamsShape<R extends Route> = [Placeholders<R>] extends [never]
  ? NoPlaceholders
  : Record<Placeholders<R>, z.ZodType<string>>;

/** A schema for each placeholder of the route and for nothing else; none where the route has none. */
type ParamsSpec<R extends Route, P> = [Placeholders<R>] extends [never]
  ? { params?: never }
  : { params: P & Record<Exclude<keyof P, Placeholders<R>>, never> };

export interface EndpointSpec<
  Q extends z.ZodType,
  B extends z.ZodType,
  O extends z.ZodType,
  A extends Access,
> {
  summary: string;
  access: A;
  /** Of `staff`: what of the back office its caller must be allowed. */
  permission?: StaffPermission;
  query?: Q;
  body?: B;
  /**
   * multipart: the body is a file upload. raw: the handler reads the body's bytes. binary: the answer is a file.
   * events: the answer stays open.
   */
  transfer?: "json" | "multipart" | "raw" | "binary" | "events";
  /**
   * Takes a posted form, too, as mail programs and pages without script send it; nobody reads what stands in it, but
   * where it is the answer itself (`read`: the handler gets its bytes).
   */
  takesForm?: boolean | "read";
  /** The longest JSON body, in KB of 1,024 bytes; `BODY_KILOBYTES` when left out. */
  bodyKilobytes?: number;
  output: O;
  /** Status of success; 200 unless a thing is made (201). */
  success?: 200 | 201;
  errors?: readonly ErrorCode[];
  /** A public read that may be a moment old also for signed-in people: a replica may answer it. */
  mayLag?: boolean;
  /**
   * A public read whose answer all visitors without a session have in common for some seconds: it depends on the URL and
   * the moment alone. Its handler neither counts what it answers nor touches the reply; an address that it limits is
   * counted for what it makes anew.
   */
  shared?: A extends "anyone" ? true : never;
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
  R extends Route = Route,
  P = unknown,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends EndpointSpec<Q, B, O, A> {
  route: R;
  params?: P;
}

/** Declares one endpoint: where it is, who may call it, what it takes and what it answers. */
export function endpoint<
  R extends Route,
  P extends ParamsShape<R>,
  O extends z.ZodType,
  A extends Access,
  Q extends z.ZodType = z.ZodType<NoPlaceholders, NoPlaceholders>,
  B extends z.ZodType = z.ZodType<undefined, undefined>,
>(route: R, spec: EndpointSpec<Q, B, O, A> & ParamsSpec<R, P>): Endpoint<R, P, Q, B, O, A> {
  return { route, ...spec };
}
