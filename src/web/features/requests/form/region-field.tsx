import { useQuery } from "@tanstack/react-query";
import { siDoOf, siGunGuOf } from "#domain/region/region.ts";
import { Select } from "#ui/select.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";

interface RegionFieldProps {
  label: string;
  value: string | undefined;
  onChange: (code: string | undefined) => void;
  error?: string | undefined;
}

/** A region in three steps: 시·도, 시·군·구, and 동 for who wants to say it. Gives 5 or 10 digits. */
export function RegionField({ label, value, onChange, error }: RegionFieldProps) {
  const all = useQuery(endpointQuery("address.siGunGu"));
  const siDo = value ? siDoOf(value) : null;
  const siGunGu = value ? siGunGuOf(value) : null;
  const dong = useQuery({
    ...endpointQuery("address.eupMyeonDong", { si_gun_gu: siGunGu ?? "" }),
    enabled: siGunGu !== null,
  });
  const districts = all.data?.items.find((item) => item.code === siDo)?.si_gun_gu ?? [];

  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="sr-only">{label}</legend>
      <Select
        label="시·도"
        placeholder={all.isPending ? "불러오고 있어요" : "골라 주세요"}
        value={siDo ?? ""}
        error={siDo ? undefined : error}
        onChange={(event) => onChange(event.target.value || undefined)}
        options={(all.data?.items ?? []).map(asOption)}
      />
      <Select
        label="시·군·구"
        placeholder="골라 주세요"
        value={siGunGu ?? ""}
        disabled={siDo === null}
        error={siDo && !siGunGu ? error : undefined}
        onChange={(event) => onChange(event.target.value || siDo || undefined)}
        options={districts.map(asOption)}
      />
      <Select
        label="읍·면·동"
        optional
        placeholder="고르지 않아도 돼요"
        value={value?.length === 10 ? value : ""}
        disabled={siGunGu === null}
        onChange={(event) => onChange(event.target.value || siGunGu || undefined)}
        options={(dong.data?.items ?? []).map(asOption)}
      />
    </fieldset>
  );
}

function asOption({ code, name }: { code: string; name: string }) {
  return { value: code, label: name };
}
