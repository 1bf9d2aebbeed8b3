import { useNavigate } from "@tanstack/react-router";
import { Select } from "#ui/form/select.tsx";
import { SEARCH_SORTS } from "#domain/search/search-sorts.ts";
import { useAskedSearch } from "#web/platform/navigation/use-asked-search.ts";
import { readSearchParams, sortOf } from "../search-params.ts";
import { sortLabels } from "../search-labels.ts";

interface SortSelectProps {
  /** The form of the filters, which without code sends the order with them. */
  formId: string;
}

export function SortSelect({ formId }: SortSelectProps) {
  const navigate = useNavigate();
  const asked = useAskedSearch(readSearchParams);
  return (
    <Select
      label="정렬"
      labelHidden
      name="sort"
      form={formId}
      className="ml-auto w-[11rem] max-w-full"
      value={sortOf(asked)}
      options={SEARCH_SORTS.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
      onChange={({ target }) =>
        void navigate({
          to: "/search",
          search: (before) => ({
            ...readSearchParams(before),
            sort: target.value === SEARCH_SORTS[0] ? undefined : target.value,
          }),
        })
      }
    />
  );
}
