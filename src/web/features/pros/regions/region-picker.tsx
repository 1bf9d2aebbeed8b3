import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type Ref } from "react";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { foldRegions, wholesOf } from "#domain/region/whole-region.ts";
import { Select } from "#ui/form/select.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ChosenList } from "../chosen-list.tsx";
import type { ChosenRegion } from "../profile-values.ts";
import { NearbyRegions } from "./nearby-regions.tsx";
import { RegionChecks } from "./region-checks.tsx";

interface RegionPickerProps {
  value: readonly ChosenRegion[];
  onChange: (regions: ChosenRegion[]) => void;
  error: string | undefined;
  ref: Ref<HTMLSelectElement>;
}

/** Si-gun-gu to work in: one by one, a city or a si-do whole, or those around a place. */
export function RegionPicker({ value, onChange, error, ref }: RegionPickerProps) {
  const { data } = useSuspenseQuery(endpointQuery("address.siGunGu"));
  const [siDoCode, setSiDoCode] = useState("");
  const siDo = data.items.find(({ code }) => code === siDoCode);
  const chips = foldRegions(value, data.items.flatMap(wholesOf)).map((one) =>
    "whole" in one
      ? {
          key: one.whole.key,
          label: `${one.whole.full_name} 전체`,
          codes: one.whole.codes,
        }
      : { key: one.region.code, label: one.region.full_name, codes: [one.region.code] },
  );

  const remove = (codes: readonly string[]) =>
    onChange(value.filter(({ code }) => !codes.includes(code)));
  const add = (regions: readonly ChosenRegion[]) =>
    onChange([...value, ...regions.map(({ code, full_name }) => ({ code, full_name }))]);
  const choice = { chosen: new Set(value.map(({ code }) => code)), onAdd: add, onRemove: remove };

  return (
    <div className="flex flex-col gap-5">
      <ChosenList
        label="고른 지역"
        items={chips}
        count={value.length}
        max={PROFILE_LIMITS.regionsMax}
        onRemove={(key) => remove(chips.find((chip) => chip.key === key)?.codes ?? [])}
      />
      <Select
        label="시·도"
        placeholder="골라 주세요"
        className="sm:max-w-60"
        ref={ref}
        value={siDoCode}
        error={error}
        options={data.items.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => setSiDoCode(event.target.value)}
      />
      {siDo && (
        <RegionChecks
          {...choice}
          legend={`${siDo.name}의 시·군·구`}
          wholes={wholesOf(siDo).map(({ key, name, codes }) => ({
            key,
            label: `${name} 전체`,
            codes,
          }))}
          regions={siDo.si_gun_gu}
        />
      )}
      <NearbyRegions {...choice} siDos={data.items} />
    </div>
  );
}
