import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";

const linkClass =
  "inline-flex min-h-11 items-center rounded-sm text-sm text-muted no-underline hover:text-ink hover:underline";

/** The foot of site and detail pages. `aboveTabs` leaves room for a phone's tabs. */
export function SiteFooter({ aboveTabs }: { aboveTabs: boolean }) {
  return (
    <footer
      className={clsx(
        "mt-12 border-t border-line bg-canvas print:hidden",
        aboveTabs && "max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]",
      )}
    >
      <div className="mx-auto flex max-w-292 flex-col gap-4 px-4 py-8 md:flex-row md:justify-between md:px-6">
        <div className="max-w-130">
          <p className="font-bold">솜씨</p>
          <p className="mt-1 text-sm text-muted">
            솜씨는 고객과 고수를 잇는 통신판매중개자이며 거래의 당사자가 아니에요. 서비스의 내용과
            거래에 대한 책임은 서비스를 제공하는 고수에게 있어요.
          </p>
        </div>
        <nav
          aria-label="바닥글"
          className="flex flex-wrap gap-x-5 md:grid md:shrink-0 md:grid-cols-[repeat(3,auto)] md:content-start"
        >
          <Link to="/categories" className={linkClass}>
            모든 서비스
          </Link>
          <Link to="/popular-services" className={linkClass}>
            많이 찾는 서비스
          </Link>
          <Link to="/search" className={linkClass}>
            서비스 찾기
          </Link>
          <Link to="/prices" className={linkClass}>
            서비스별 가격
          </Link>
          <Link to="/pro/apply" className={linkClass}>
            고수로 시작하기
          </Link>
          <Link to="/membership/plans" className={linkClass}>
            고수 멤버십
          </Link>
        </nav>
      </div>
    </footer>
  );
}
