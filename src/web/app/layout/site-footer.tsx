import { clsx } from "clsx";
import { stillPart } from "#ui/still-part.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useVisitor, type Visitor } from "#web/platform/session/visitor.ts";

const links = [
  ["/categories", "모든 서비스"],
  ["/popular-services", "많이 찾는 서비스"],
  ["/search", "서비스 찾기"],
  ["/prices", "서비스별 가격"],
  ["/pro/apply", "고수로 시작하기"],
  ["/membership/plans", "고수 멤버십"],
  ["/help", "도움말"],
  ["/support", "고객센터"],
  ["/terms", "이용약관"],
  ["/privacy", "개인정보 처리방침"],
  ["/operation-policy", "운영정책"],
  ["/business-info", "사업자 정보"],
] as const;

const operator = stillPart(
  () => import("#web/features/operator/operator-lines.tsx").then((module) => module.OperatorLines),
  { hasPlace: true },
);
if (import.meta.env.SSR) await operator.load();

/** A pro is one already. */
const linksFor = (userType: Visitor["userType"]) =>
  links.filter(([to]) => userType !== "pro" || to !== "/pro/apply");

/** The foot of site and detail pages. `aboveTabs` leaves room for a phone's tabs. */
export function SiteFooter({ aboveTabs }: { aboveTabs: boolean }) {
  const { userType } = useVisitor();
  return (
    <footer
      className={clsx(
        "mt-12 border-t border-line bg-canvas in-[body:has([data-pending])]:invisible print:hidden",
        aboveTabs && "max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]",
      )}
    >
      <div className="defer-part mx-auto max-w-292 px-4 py-8 md:px-6">
        <nav aria-label="바닥글" className="-mx-2.5 mb-3 flex flex-wrap">
          {linksFor(userType).map(([to, label]) => (
            <Link
              key={to}
              to={to}
              className={clsx(
                "inline-flex min-h-11 items-center rounded-sm px-2.5 text-sm no-underline hover:text-ink hover:underline",
                // The law has it told apart from the others.
                to === "/privacy" ? "font-semibold text-ink" : "text-muted",
              )}
            >
              {label}
            </Link>
          ))}
        </nav>
        <operator.Part />
      </div>
    </footer>
  );
}
