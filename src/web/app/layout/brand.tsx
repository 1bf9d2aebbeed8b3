import { PRODUCT_NAME } from "#domain/brand/name.ts";
import { MARK } from "#domain/brand/mark.ts";
import { Link } from "#web/platform/navigation/link.tsx";

/** The product's name, which leads home. */
export function Brand() {
  return (
    <Link
      to="/"
      className="-mx-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-ink no-underline"
    >
      <svg viewBox={`0 0 ${MARK.box} ${MARK.box}`} aria-hidden className="size-7">
        <rect width={MARK.box} height={MARK.box} rx={MARK.corner} className="fill-accent" />
        <path
          d={MARK.lines}
          fill="none"
          strokeWidth={MARK.strokeWidth}
          strokeMiterlimit={6}
          className="stroke-on-accent"
        />
      </svg>
      <span className="text-[1.3125rem] font-extrabold tracking-[-0.05em]">{PRODUCT_NAME}</span>
    </Link>
  );
}
