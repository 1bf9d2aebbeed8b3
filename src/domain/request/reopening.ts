const ROOM_AFTER_REOPENING = 5;

/**
 * The quota of a request when it opens again: room for at least five more quotes than were ever sent,
 * or a full request would stop taking quotes the moment it reopens. Its windows start anew as well.
 */
export function quoteLimitAfterReopening(request: {
  quote_count: number;
  quote_limit: number;
}): number {
  return Math.max(request.quote_limit, request.quote_count + ROOM_AFTER_REOPENING);
}
