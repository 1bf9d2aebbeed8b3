/**
 * Nobody locks themselves out: the last way into an account stays. Other ways are the passkeys, each of which opens it by itself,
 * and the linked login providers.
 */
export function mayTakeWayIn(ways: { hasPassword: boolean; otherWays: number }): boolean {
  return ways.hasPassword || ways.otherWays > 0;
}
