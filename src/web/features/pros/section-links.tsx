export interface SectionLink {
  anchor: string;
  label: string;
}

/** The sections of a long page, in reach on a desktop while it is read. */
export function SectionLinks({ sections }: { sections: readonly SectionLink[] }) {
  return (
    <nav
      aria-label="이 화면의 차례"
      className="sticky top-16 z-10 mt-8 border-b border-line bg-canvas max-lg:hidden"
    >
      <ul className="flex gap-6">
        {sections.map(({ anchor, label }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="inline-flex min-h-12 items-center font-semibold text-muted no-underline hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
