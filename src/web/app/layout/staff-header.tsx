import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { Button } from "#ui/action/button.tsx";
import { go } from "#web/platform/navigation/navigation.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { Brand } from "./brand.tsx";

const links = [
  { to: "/staff", label: "대기 목록", permission: "queue" },
  { to: "/staff/requests", label: "요청", permission: "requests" },
  { to: "/staff/reviews", label: "후기", permission: "reviews" },
  { to: "/staff/support", label: "문의", permission: "support" },
  { to: "/staff/refunds", label: "환불", permission: "refunds" },
  { to: "/staff/billing", label: "결제", permission: "billing" },
  { to: "/staff/log", label: "기록", permission: "log" },
] as const;

/** The bar above the pages of the back office; on a phone its links stand in a second row. */
export function StaffHeader() {
  const logout = useEndpointMutation("auth.logout", { onSuccess: () => go("/") });
  const { data } = useQuery(endpointQuery("staff.secondFactor"));
  const open = links.filter(({ permission }) => data?.permissions.includes(permission));
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="mx-auto flex flex-wrap items-center gap-x-4 px-4 py-1.5 md:px-6">
        <Brand />
        <nav
          aria-label="운영 메뉴"
          className="flex flex-wrap items-center max-md:order-last max-md:-mx-2 max-md:w-[calc(100%+1rem)] md:flex-1"
        >
          {open.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 text-sm font-medium whitespace-nowrap md:px-3 text-ink no-underline hover:bg-sunken aria-[current=page]:font-bold aria-[current=page]:text-accent-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="-mr-4 max-md:ml-auto">
          <Button variant="quiet" size="sm" pending={logout.pending} onClick={() => logout.run({})}>
            로그아웃
          </Button>
        </div>
      </div>
    </header>
  );
}
