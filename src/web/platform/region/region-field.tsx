import { useQuery } from "@tanstack/react-query";
import { siDoOf, siGunGuOf } from "#domain/region/region.ts";
import { Button } from "#ui/action/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { endpointQuery } from "../api/query-options.ts";
import { MyPlaceButton } from "./my-place-button.tsx";
import { RegionTyping } from "./region-typing.tsx";

interface RegionFieldProps {
  label: string;
  value: string | undefined;
  onChange: (code: string | undefined) => void;
  /** A place was taken whole, by its name: there is nothing left to say. */
  onCommit?: ((code: string) => void) | undefined;
  error?: string | undefined;
  /** In a narrow place the parts stand below each other. */
  narrow?: boolean;
}

/**
 * A region by typing, by the person's place, or step by step: 시·도, 시·군·구, and 동 for who wants to say it. Gives 2, 5
 * or 10 digits.
 */
export function RegionField({
  label,
  value,
  onChange,
  onCommit,
  error,
  narrow = false,
}: RegionFieldProps) {
  const all = useQuery(endpointQuery("address.siGunGu"));
  const siDo = value ? siDoOf(value) : null;
  const siGunGu = value ? siGunGuOf(value) : null;
  const dong = useQuery({
    ...endpointQuery("address.eupMyeonDong", { si_gun_gu: siGunGu ?? "" }),
    enabled: siGunGu !== null,
  });
  const wholes = all.data?.items ?? [];
  const districts = wholes.find((item) => item.code === siDo)?.si_gun_gu ?? [];
  const dongs = dong.data?.items ?? [];
  const regions = [...wholes, ...wholes.flatMap((item) => item.si_gun_gu), ...dongs];

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">{label}</legend>
      <RegionTyping
        regions={regions}
        onChange={(code) => {
          onChange(code);
          if (siGunGuOf(code)) onCommit?.(code);
        }}
      />
      <MyPlaceButton chosen={value} onFound={({ region }) => onChange(region.code)} />
      {all.isError && (
        <p role="alert" className="text-sm text-danger">
          지역 목록을 불러오지 못했어요.{" "}
          <Button variant="quiet" size="sm" onClick={() => all.refetch()}>
            다시 불러오기
          </Button>
        </p>
      )}
      <div className={narrow ? "grid gap-4" : "grid gap-4 sm:grid-cols-3"}>
        <Select
          label="시·도"
          placeholder={all.isPending ? "불러오고 있어요" : "골라 주세요"}
          value={siDo ?? ""}
          error={siDo ? undefined : error}
          onChange={(event) => onChange(event.target.value || undefined)}
          options={wholes.map(asOption)}
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
          options={dongs.map(asOption)}
        />
      </div>
    </fieldset>
  );
}

function asOption({ code, name }: { code: string; name: string }) {
  return { value: code, label: name };
}
