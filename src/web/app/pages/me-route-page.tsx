import { useQuery } from "@tanstack/react-query";
import { MePage } from "#web/features/account/me/me-page.tsx";
import { WaitingList } from "#web/features/waiting/waiting-list.tsx";
import { waitingQuery } from "#web/features/waiting/waiting-query.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";

/** The person's own page, with what waits for them. */
export function MeRoutePage() {
  const { userType } = useVisitor();
  const { data } = useQuery({ ...waitingQuery, enabled: userType !== "staff" });
  const items = data?.items ?? [];
  return (
    <MePage waiting={items.length > 0 ? <WaitingList label="지금 할 일" items={items} /> : null} />
  );
}
