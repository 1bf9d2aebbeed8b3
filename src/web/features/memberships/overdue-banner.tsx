import { useLocation } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { OverdueCause } from "#domain/membership/overdue-cause.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { MEMBERSHIP_ERROR } from "#web/platform/membership/membership-store.ts";
import { OVERDUE_LABELS } from "#web/platform/membership/overdue-text.ts";
import { useMembership } from "#web/platform/membership/use-membership.ts";

/** Where a pro works with credits. */
const PLACES: readonly string[] = ["/pro/requests", "/pro/quotes", "/quote"];

/** Shows a pro at work why credits of the membership do not pay, and where to mend that. */
export function OverdueBanner() {
  const atWork = useLocation({ select: ({ pathname }) => PLACES.includes(pathname) });
  return atWork && <Banner />;
}

function Banner() {
  const { membership } = useMembership();
  if (!membership || membership === MEMBERSHIP_ERROR || !membership.overdue) return null;
  return <OverdueAside cause={membership.overdue} />;
}

export function OverdueAside({ cause }: { cause: OverdueCause }) {
  return (
    <aside aria-label="멤버십 결제" className="border-b border-line bg-danger-soft">
      <div className="mx-auto flex max-w-292 flex-wrap items-center gap-x-3 px-4 md:px-6">
        <p className="flex min-h-11 flex-1 items-center gap-2 py-1 text-sm">
          <TriangleAlert size={18} className="shrink-0 text-danger" />
          {OVERDUE_LABELS[cause].atWork}
        </p>
        <TextLink placement="alone" className="text-sm" render={<Link to="/membership" />}>
          결제 확인하기
        </TextLink>
      </div>
    </aside>
  );
}
