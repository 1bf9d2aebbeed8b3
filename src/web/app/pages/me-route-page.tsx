import { useQuery } from "@tanstack/react-query";
import { MePage } from "#web/features/account/me/me-page.tsx";
import { MoneyLinks } from "#web/features/memberships/money-links.tsx";
import { DraftRow, useBegunDrafts } from "#web/features/requests/form/draft/begun-drafts.tsx";
import { WaitingList } from "#web/features/waiting/waiting-list.tsx";
import { waitingQuery } from "#web/features/waiting/waiting-query.ts";
import { useVisitor } from "#web/platform/session/visitor.ts";

/** The person's own page, with what waits for them. */
export function MeRoutePage() {
  const isMember = useVisitor().userType !== "staff";
  const { data } = useQuery({ ...waitingQuery, enabled: isMember });
  const items = data?.items ?? [];
  const slugs = useBegunDrafts();
  const drafts = isMember ? slugs.map((slug) => <DraftRow key={slug} slug={slug} />) : [];
  const waits = items.length + drafts.length > 0;
  return (
    <MePage
      money={<MoneyLinks />}
      waiting={waits ? <WaitingList label="지금 할 일" items={items} drafts={drafts} /> : null}
    />
  );
}
