import { useSuspenseQuery } from "@tanstack/react-query";
import { useState, type Ref } from "react";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import { Select } from "#ui/form/select.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { ChoiceChecks } from "./choice-checks.tsx";
import { ChosenList } from "./chosen-list.tsx";
import type { ChosenRegion } from "./profile-values.ts";

interface RegionPickerProps {
  value: readonly ChosenRegion[];
  onChange: (regions: ChosenRegion[]) => void;
  error: string | undefined;
  ref: Ref<HTMLSelectElement>;
}

/** Si-gun-gu to work in, by si-do. */
export function RegionPicker({ value, onChange, error, ref }: RegionPickerProps) {
  const { data } = useSuspenseQuery(endpointQuery("address.siGunGu"));
  const [siDoCode, setSiDoCode] = useState("");
  const siDo = data.items.find(({ code }) => code === siDoCode);
  const chosen = new Set(value.map(({ code }) => code));
  const remove = (code: string) => onChange(value.filter((region) => region.code !== code));

  function toggle(code: string) {
    if (chosen.has(code)) return remove(code);
    const region = siDo?.si_gun_gu.find((one) => one.code === code);
    if (region) onChange([...value, { code, full_name: region.full_name }]);
  }

  return (
    <div className="flex flex-col gap-5">
      <ChosenList
        label="고른 지역"
        items={value.map(({ code, full_name }) => ({ key: code, label: full_name }))}
        max={PROFILE_LIMITS.regionsMax}
        onRemove={remove}
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
        <div className="rounded-lg border border-line bg-surface px-4 py-3">
          <ChoiceChecks
            legend={`${siDo.name}의 시·군·구`}
            legendHidden
            options={siDo.si_gun_gu.map(({ code, name }) => ({ key: code, label: name }))}
            chosen={chosen}
            full={value.length >= PROFILE_LIMITS.regionsMax}
            onToggle={toggle}
          />
        </div>
      )}
    </div>
  );
}
