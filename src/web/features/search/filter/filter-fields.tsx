import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CERTIFICATE_NAMES } from "#domain/certification/certificate-names.ts";
import { REQUIRED_CERTIFICATES } from "#domain/catalogue/service.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { RegionFilter } from "./region-filter.tsx";
import { RATINGS, type SearchParams, type SearchName } from "../search-params.ts";
import { placeOfWords, understoodOf, wordsElsewhere, type Understood } from "../words-elsewhere.ts";
import type { Asked } from "../search-title.ts";
import { countOf, withCount, type SearchCounts } from "./use-choice-counts.ts";

interface FilterFieldsProps {
  params: SearchParams;
  /** With what was chosen alone; a name without a text is asked for no more. */
  onChange: (choice: SearchParams) => void;
  asked: Asked | undefined;
  understood: Understood | undefined;
  /** How many pros each choice would leave, once that is known. */
  counts: SearchCounts | undefined;
  /** The fields of the price, which takes effect in its own time. */
  price: ReactNode;
}

/** What a search can be narrowed down by. Each is named as in the URL: it may be a plain form. */
export function FilterFields(props: FilterFieldsProps) {
  const { params, onChange, asked, understood, counts, price } = props;
  const { category, service, region, min_rating, certificate, available } = params;
  const categories = useQuery(endpointQuery("categories.list")).data?.items ?? [];
  const services = useServices(category);
  const known = understoodOf(params, understood);
  const serviceOptions = withChosen(services, service, asked?.service);
  const field = (name: SearchName) => ({
    name,
    value: params[name] ?? "",
    onChange: (event: { target: { value: string } }) =>
      onChange({ [name]: event.target.value || undefined }),
  });
  return (
    <div className="flex flex-col gap-5">
      <Select
        label="분야"
        {...field("category")}
        placeholder="모든 분야"
        options={withChosen(categories, category, asked?.category).map(counted(counts?.categories))}
        onChange={(event) =>
          onChange({ category: event.target.value || undefined, service: undefined })
        }
      />
      {serviceOptions.length > 0 && (
        <Select
          label="서비스"
          {...field("service")}
          placeholder="모든 서비스"
          options={serviceOptions.map(counted(counts?.services))}
        />
      )}
      <RegionFilter
        value={region}
        named={placeOfWords(known)}
        asked={asked}
        onChange={(code) => onChange({ region: code, ...wordsElsewhere(known) })}
      />
      {price}
      <Select
        label="평점"
        {...field("min_rating")}
        value={min_rating ?? ""}
        placeholder="상관없어요"
        options={RATINGS.map((rating) => ({ value: rating, label: `${rating}점 이상` })).map(
          counted(counts?.ratings),
        )}
      />
      <Select
        label="확인된 자격"
        {...field("certificate")}
        value={certificate ?? ""}
        placeholder="상관없어요"
        options={REQUIRED_CERTIFICATES.map((kind) => ({
          value: kind,
          label: CERTIFICATE_NAMES[kind],
        })).map(counted(counts?.certificates))}
      />
      <Checkbox
        name="available"
        value="true"
        label={withCount("바로 가능한 고수만", counts?.available)}
        hint="새 요청을 받고 있고 요즘 활동한 고수예요."
        checked={available === "true"}
        onChange={(event) => onChange({ available: event.target.checked ? "true" : undefined })}
      />
    </div>
  );
}

/** Puts beside a choice how many pros it would leave. */
function counted(counts: SearchCounts["ratings"] | undefined) {
  return (choice: { value: string; label: string }) => ({
    ...choice,
    label: withCount(choice.label, countOf(counts, choice.value)),
  });
}

function useServices(category: string | undefined): Named[] {
  const found = useQuery({
    ...endpointQuery("categories.get", { cat1Slug: category ?? "" }),
    enabled: category !== undefined,
  });
  return found.data?.groups.flatMap((group) => group.services) ?? [];
}

interface Named {
  slug: string;
  name: string;
}

/** The choices, among them what is chosen: a URL may name what stands in no list here. */
function withChosen(
  choices: readonly Named[],
  slug: string | undefined,
  asked: Named | null | undefined,
) {
  const isMissing = asked?.slug === slug && !choices.some((choice) => choice.slug === slug);
  const all = asked && isMissing ? [asked, ...choices] : choices;
  return all.map(({ slug: value, name: label }) => ({ value, label }));
}
