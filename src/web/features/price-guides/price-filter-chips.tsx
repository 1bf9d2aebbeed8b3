import { Link } from "#web/platform/navigation/link.tsx";
import X from "lucide-react/icons/x";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import {
  isOfEverything,
  withoutAnswer,
  withRegion,
  type PriceFilterSearch,
  type Guide,
} from "./price-filter.ts";

/** What the guide is narrowed down to; each of it is a link to the guide without it. */
export function PriceFilterChips({ guide: { service, asked } }: { guide: Guide }) {
  if (isOfEverything(asked)) return null;
  const { region, answers } = asked;
  const siDo = region !== null && region.code.length > 2 ? region.code.slice(0, 2) : null;
  const chips: { key: string; label: string; without: PriceFilterSearch }[] = [
    ...(region
      ? [{ key: "region", label: region.full_name, without: withRegion(asked, siDo) }]
      : []),
    ...answers.map(({ question, label, option_label }) => ({
      key: question,
      label: `${label} ${option_label}`,
      without: withoutAnswer(asked, question),
    })),
  ];
  return (
    <ul aria-label="고른 조건" className="mb-4 flex flex-wrap gap-2">
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to="/prices/$slug"
            params={{ slug: service.slug }}
            search={without}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-4 text-sm font-medium text-accent-ink no-underline hover:bg-surface"
          >
            {label}
            <X size={16} aria-hidden className="shrink-0" />
            <VisuallyHidden> 조건 해제</VisuallyHidden>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to="/prices/$slug"
            params={{ slug: service.slug }}
            className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-muted underline underline-offset-4 hover:text-ink"
          >
            모두 지우기
          </Link>
        </li>
      )}
    </ul>
  );
}
