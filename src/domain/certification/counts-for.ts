import type { RequiredCertificate } from "#domain/catalogue/service.ts";
import type { CertificationKind } from "./kind.ts";
import type { CertificationState } from "./lifecycle.ts";

/**
 * Whether a certification is what a service asks for. A licence counts for the services that the pro chose for it
 * and staff saw with it; a name or a business counts for every one.
 */
export function countsFor(
  held: { kind: CertificationKind; state: CertificationState; services: readonly string[] },
  asked: { certificate: RequiredCertificate; service: string },
): boolean {
  if (held.state !== "approved" || held.kind !== asked.certificate) return false;
  return held.kind !== "licence" || held.services.includes(asked.service);
}

/** The furthest first: of two licences for one service the better one says where the service stands. */
const FURTHEST: readonly CertificationState[] = ["approved", "pending", "rejected", "expired"];

/** Where what a service asks for stands, of all that a pro handed in. */
export function standingOf(
  held: readonly Parameters<typeof countsFor>[0][],
  asked: Parameters<typeof countsFor>[1],
): CertificationState {
  const states = held
    .filter((one) => countsFor({ ...one, state: "approved" }, asked))
    .map(({ state }) => state);
  return FURTHEST.find((state) => states.includes(state)) ?? "none";
}
