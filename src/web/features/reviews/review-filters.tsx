import { useNavigate } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import ImageIcon from "lucide-react/icons/image";
import X from "lucide-react/icons/x";
import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { buttonClass } from "#ui/action/button-class.ts";
import { useAskedSearch } from "#web/platform/navigation/use-asked-search.ts";
import { Select } from "#ui/form/select.tsx";
import { isNarrowed, reviewFilter, SORT_LABELS, type ReviewSearch } from "./review-filter.ts";

interface ReviewFiltersProps {
  summary: Output<"pro.reviews.summary">;
  proId: string;
  search: ReviewSearch;
}

/** Which reviews are shown and in what order; the choice stands in the page's URL. */
export function ReviewFilters({ summary, proId, search }: ReviewFiltersProps) {
  const navigate = useNavigate();
  const filter = reviewFilter(useAskedSearch((search: ReviewSearch) => search));
  const way = { to: "/pros/$proId", params: { proId }, replace: true, resetScroll: false } as const;
  const choose = (change: ReviewSearch) =>
    void navigate({ ...way, search: (before) => ({ ...before, ...change }) });
  const chip = (isOn: boolean) =>
    isOn
      ? clsx(buttonClass({ variant: "quiet" }), "border border-accent bg-accent-soft")
      : buttonClass({ variant: "secondary" });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="후기 순서"
        labelHidden
        className="min-w-40 flex-1 sm:max-w-52"
        value={filter.sort ?? "newest"}
        options={Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) =>
          choose({ sort: target.value === "newest" ? undefined : target.value })
        }
      />
      {summary.by_service.length > 1 && (
        <Select
          label="후기의 서비스"
          labelHidden
          placeholder="모든 서비스"
          className="min-w-40 flex-1 sm:max-w-60"
          value={filter.service ?? ""}
          options={summary.by_service.map(({ slug, name, count }) => ({
            value: slug,
            label: `${name} (${groupDigits(count)})`,
          }))}
          onChange={({ target }) => choose({ service: target.value || undefined })}
        />
      )}
      {summary.with_photo > 0 && (
        <Link
          {...way}
          rel="nofollow"
          search={{ ...search, photo: filter.with_photo ? undefined : "1" }}
          aria-current={filter.with_photo ? "true" : undefined}
          className={chip(filter.with_photo !== undefined)}
        >
          {filter.with_photo ? (
            <Check size={16} aria-hidden />
          ) : (
            <ImageIcon size={16} aria-hidden />
          )}
          사진 후기 {groupDigits(summary.with_photo)}
        </Link>
      )}
      {filter.rating !== undefined && (
        <Link
          {...way}
          search={{ ...search, rating: undefined }}
          aria-label={`${filter.rating}점만 보기 해제`}
          className={chip(true)}
        >
          {filter.rating}점만
          <X size={16} aria-hidden />
        </Link>
      )}
      <p role="status" className="sr-only">
        {isNarrowed(filter) ? "고른 조건의 후기만 보여요." : "모든 후기를 보여요."}
      </p>
    </div>
  );
}
