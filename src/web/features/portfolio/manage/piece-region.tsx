import { useSuspenseQuery } from "@tanstack/react-query";
import type { Ref } from "react";
import { siDoOf, siGunGuOf } from "#domain/region/region.ts";
import { Select, type SelectOption } from "#ui/form/select.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";

interface PieceRegionProps {
  /** Si-gun-gu; a si-do while no more is chosen; "" for none. */
  value: string;
  onChange: (code: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The region that the piece has, which may not be in force any more. */
  kept: { code: string; full_name: string } | null;
  ref: Ref<HTMLSelectElement>;
}

/** Where the work was done: 시·도, then 시·군·구. Nothing for work online. */
export function PieceRegion({ value, onChange, onBlur, error, kept, ref }: PieceRegionProps) {
  const { data } = useSuspenseQuery(endpointQuery("address.siGunGu"));
  const siDo = siDoOf(value) ?? "";
  const inForce = data.items.find(({ code }) => code === siDo)?.si_gun_gu ?? [];
  return (
    <fieldset className="min-w-0" onBlur={onBlur}>
      <legend className="mb-2 text-sm font-semibold">
        일한 지역<span className="ml-1 font-normal text-muted">(선택)</span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="시·도"
          labelHidden
          placeholder="지역 없음 (온라인)"
          ref={ref}
          value={siDo}
          error={error}
          options={withKept(data.items, kept && { ...kept, code: kept.code.slice(0, 2) })}
          onChange={(event) => onChange(event.target.value)}
        />
        {siDo !== "" && (
          <Select
            label="시·군·구"
            labelHidden
            placeholder="시·군·구"
            value={siGunGuOf(value) ?? ""}
            options={withKept(inForce, kept?.code.startsWith(siDo) ? kept : null)}
            onChange={(event) => onChange(event.target.value || siDo)}
          />
        )}
      </div>
    </fieldset>
  );
}

/** What may be chosen: the regions in force, and the piece's own where it is not among them. */
function withKept(
  regions: readonly { code: string; name: string }[],
  kept: PieceRegionProps["kept"],
): SelectOption[] {
  const options = regions.map(({ code, name }) => ({ value: code, label: name }));
  if (!kept || regions.some(({ code }) => code === kept.code)) return options;
  return [...options, { value: kept.code, label: kept.full_name }];
}
