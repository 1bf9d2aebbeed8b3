import { useSuspenseQuery } from "@tanstack/react-query";
import type { RequiredCertificate } from "#domain/catalogue/service.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/** Which of the pro's own services bring no requests before this certificate is approved. */
export function WaitingFor({ certificate }: { certificate: RequiredCertificate }) {
  const { data } = useSuspenseQuery(endpointQuery("users.me.certifications.required"));
  const waiting = data.items.filter(
    ({ offered, certificates }) =>
      offered &&
      certificates.some(({ kind, state }) => kind === certificate && state !== "approved"),
  );
  if (waiting.length === 0) return null;
  return (
    <p className="text-sm text-warning">
      이 확인을 기다리는 내 서비스: {waiting.map(({ name }) => name).join(", ")}. 확인될 때까지
      요청이 오지 않아요.
    </p>
  );
}
