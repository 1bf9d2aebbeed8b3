import { DAY_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { PENDING_SIGN_IN_LIFETIME_MS } from "#domain/account/second-step.ts";
import { SESSION_ABSOLUTE_MS } from "./session-store.ts";

export const CSRF_COOKIE = "csrftoken";

/** The `__Host-` prefix binds the cookie to this host, but browsers accept it over HTTPS only. */
export function sessionCookieName(secure: boolean): string {
  return secure ? "__Host-sessionid" : "sessionid";
}

/** Browsers give the protected cookie out over HTTPS only, so whoever has it may use it; a plain one not there. */
export function readSessionCookie(request: FastifyRequest, secure: boolean): string | undefined {
  const guarded = request.cookies[sessionCookieName(true)];
  return secure ? guarded : (guarded ?? request.cookies[sessionCookieName(false)]);
}

export function writeSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(sessionCookieName(secure), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: SESSION_ABSOLUTE_MS / 1000,
  });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(sessionCookieName(secure), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
  });
}

/** As long as browsers keep one; each login begins it anew. */
export const DEVICE_COOKIE_MS = 400 * DAY_MS;

function deviceCookieName(secure: boolean): string {
  return secure ? "__Host-device" : "device";
}

/** It opens nothing: it only tells a browser in which somebody logged in from one in which they never did. */
export function readDeviceCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[deviceCookieName(secure)];
}

export function writeDeviceCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(deviceCookieName(secure), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: DEVICE_COOKIE_MS / SECOND_MS,
  });
}

function pendingCookieName(secure: boolean): string {
  return secure ? "__Host-signin" : "signin";
}

/** Whose password was given in this browser, until the second step: it opens nothing by itself. */
export function readPendingCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[pendingCookieName(secure)];
}

export function writePendingCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(pendingCookieName(secure), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: PENDING_SIGN_IN_LIFETIME_MS / SECOND_MS,
  });
}

export function clearPendingCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(pendingCookieName(secure), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
  });
}

/** Readable by the page: its script copies the token into the X-CSRFToken header. */
export function writeCsrfCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(CSRF_COOKIE, token, {
    path: "/",
    httpOnly: false,
    sameSite: "lax",
    secure,
    maxAge: SESSION_ABSOLUTE_MS / 1000,
  });
}

const LEAVING_PATH = "/api/v2/users/me/withdrawal/";

/** Undoes leaving in the browser in which it was asked for, and goes nowhere else. */
export function readLeavingCookie(request: FastifyRequest): string | undefined {
  return request.cookies["leaving"];
}

/** Without a token it is taken away. */
export function writeLeavingCookie(
  reply: FastifyReply,
  { token, secure, lifetimeMs }: { token: string; secure: boolean; lifetimeMs: number },
): void {
  void reply.setCookie("leaving", token, {
    path: LEAVING_PATH,
    httpOnly: true,
    sameSite: "strict",
    secure,
    maxAge: lifetimeMs / SECOND_MS,
  });
}
