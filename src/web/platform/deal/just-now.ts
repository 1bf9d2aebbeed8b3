let hiredNow: string | null = null;

/** A hire was made just now, without a page load since: the seal on the next page lands. */
export function rememberHired(requestId: string): void {
  hiredNow = requestId;
}

export function isHiredNow(requestId: string): boolean {
  return hiredNow === requestId;
}

/** A seal lands once. */
export function forgetHired(requestId: string): void {
  if (hiredNow === requestId) hiredNow = null;
}
