import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NEARBY_KM } from "#domain/region/nearby.ts";
import { siDoOf, siGunGuOf } from "#domain/region/region.ts";
import type { Output } from "#contract/registry.ts";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { Select } from "#ui/form/select.tsx";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { MyPlaceButton } from "#web/platform/region/my-place-button.tsx";
import { RegionTyping } from "#web/platform/region/region-typing.tsx";
import { RegionChecks, type RegionChoice } from "./region-checks.tsx";

interface NearbyRegionsProps extends RegionChoice {
  siDos: Output<"address.siGunGu">["items"];
}

/** What lies around: a si-gun-gu's centre, or about where the person is. */
interface Origin {
  name: string;
  at: { region_code: string } | { lat: string; lng: string };
}

const [, FIRST_KM] = NEARBY_KM;

/** Regions by distance: around a si-gun-gu, or around where the person is. */
export function NearbyRegions({ siDos, ...choice }: NearbyRegionsProps) {
  const [origin, setOrigin] = useState<Origin | null>(null);
  const [km, setKm] = useState(String(FIRST_KM));
  const siGunGu = siDos.flatMap((siDo) => siDo.si_gun_gu);

  function startFrom(code: string) {
    const region = siGunGu.find((one) => one.code === siGunGuOf(code));
    if (region) setOrigin({ name: region.full_name, at: { region_code: region.code } });
  }

  return (
    <Disclosure summary="거리로 고르기">
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-sm text-muted">
          고른 곳에서 그 거리 안에 중심이 있는 시·군·구를 한 번에 골라요.
        </p>
        <RegionTyping regions={siGunGu} onChange={startFrom} />
        <MyPlaceButton
          chosen={origin}
          onFound={({ lat, lng }) => setOrigin({ name: "내 위치", at: { lat, lng } })}
        />
        <Select
          label="거리"
          className="sm:max-w-60"
          value={km}
          options={NEARBY_KM.map((one) => ({ value: String(one), label: `${one}km` }))}
          onChange={(event) => setKm(event.target.value)}
        />
        {origin && <Around {...choice} origin={origin} km={km} siDos={siDos} />}
      </div>
    </Disclosure>
  );
}

interface AroundProps extends NearbyRegionsProps {
  origin: Origin;
  km: string;
}

function Around({ origin, km, siDos, ...choice }: AroundProps) {
  const found = useQuery(endpointQuery("geo.nearby", { ...origin.at, km }));
  if (found.isError) {
    return <ErrorPanel description={failureMessage(found.error)} onRetry={() => found.refetch()} />;
  }
  const regions = found.data?.items;
  const around = `${origin.name}에서 ${km}km`;
  return (
    <>
      <p role="status" className={regions?.length === 0 ? "text-muted" : "sr-only"}>
        {regions && countText(around, regions.length)}
      </p>
      {regions && regions.length > 0 && (
        <RegionChecks
          {...choice}
          legend={`${around} 안의 시·군·구`}
          wholes={[
            { key: around, label: `${around} 안 전체`, codes: regions.map(({ code }) => code) },
          ]}
          regions={regions.map((region) => ({
            ...region,
            place: siDos.find(({ code }) => code === siDoOf(region.code))?.name ?? "",
          }))}
        />
      )}
    </>
  );
}

function countText(around: string, count: number): string {
  if (count > 0) return `${around} 안에 시·군·구 ${count}곳이 있어요.`;
  return `${around} 안에 중심이 있는 시·군·구가 없어요. 더 먼 거리를 골라 주세요.`;
}
