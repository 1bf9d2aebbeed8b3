import { ButtonLink } from "#ui/button.tsx";

/** To the packs of credits, and back to the request afterwards. */
export function TopUpLink({ requestId }: { requestId: string }) {
  const next = encodeURIComponent(`/requests/${requestId}`);
  return (
    <ButtonLink size="sm" variant="secondary" href={`/membership/top-up?next=${next}`}>
      크레딧 충전하기
    </ButtonLink>
  );
}
