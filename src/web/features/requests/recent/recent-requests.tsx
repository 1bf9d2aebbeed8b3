import { useQuery } from "@tanstack/react-query";
import { Dot } from "#ui/text/dot.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { RequestSummary } from "#contract/endpoints/requests/requests.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { recentRequests } from "./recent-requests-query.ts";
import { requestStateBadge } from "../request-labels.ts";

/** The last requests in a row each; nothing without any. */
export function RecentRequests() {
  const { data } = useQuery(recentRequests);
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title="최근 요청"
      action={
        <TextLink
          placement="alone"
          className="text-muted no-underline hover:underline"
          render={<Link to="/requests" />}
        >
          내 요청 모두
          <ChevronRight size={16} aria-hidden />
        </TextLink>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {data.items.map((request) => (
          <li key={request.id}>
            <RecentRow request={request} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RecentRow({ request }: { request: RequestSummary }) {
  const badge = requestStateBadge[request.state];
  return (
    <Link
      to="/requests/$requestId"
      params={{ requestId: request.id }}
      className="-mx-2 flex min-h-16 items-center justify-between gap-3 rounded-md px-2 py-3 text-ink no-underline transition-colors hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-semibold">{request.service.name}</span>
        <span className="block text-sm text-muted">
          {request.region ?? "온라인"}
          <Dot />
          <RelativeTime at={request.published_at} />
        </span>
      </span>
      <Badge tone={badge.tone}>{badge.label}</Badge>
    </Link>
  );
}
