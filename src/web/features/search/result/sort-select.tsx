import { useNavigate } from "@tanstack/react-router";
import { Select } from "#ui/form/select.tsx";
import { SEARCH_SORTS } from "#domain/search/search-sorts.ts";
import { sortOf, type SearchParams } from "../search-params.ts";
import { sortLabels } from "../search-labels.ts";

interface SortSelectProps {
  params: SearchParams;
  /** The form of the filters, which without code sends the order with them. */
  formId: string;
}

export function SortSelect({ params, formId }: SortSelectProps) {
  const navigate = useNavigate();
  return (
    <Select
      label="정렬"
      labelHidden
      name="sort"
      form={formId}
      className="ml-auto w-[11rem] max-w-full"
      value={sortOf(params)}
      options={SEARCH_SORTS.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
      onChange={({ target }) =>
        void navigate({
          to: "/search",
          search: { ...params, sort: target.value === SEARCH_SORTS[0] ? undefined : target.value },
        })
      }
    />
  );
}
