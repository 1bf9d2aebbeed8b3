import { Link } from "#web/platform/navigation/link.tsx";

/** The product's name, which leads home. */
export function Brand() {
  return (
    <Link
      to="/"
      className="-mx-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-ink no-underline"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-7">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M22.2 11c-1-1.9-3-3-5.8-3-3.4 0-5.8 1.7-5.8 4.3 0 5.8 11.8 2.6 11.8 7.9 0 2.4-2.6 3.8-6 3.8-3.2 0-5.6-1.2-6.6-3.3"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-on-accent"
        />
      </svg>
      <span className="text-xl font-extrabold tracking-tight">솜씨</span>
    </Link>
  );
}
