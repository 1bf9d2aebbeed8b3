import type { Output } from "#contract/registry.ts";
import { Section } from "#ui/layout/section.tsx";

/** Where the pro works, as a map and as the list of names that says the same. */
export function ServedRegions({ pro }: { pro: Pick<Output<"pro.get">, "regions" | "map_url"> }) {
  return (
    <Section anchor="regions" title={`일하는 지역 ${pro.regions.length}`}>
      <div className="grid gap-4 sm:grid-cols-2">
        {pro.map_url && (
          <img
            src={pro.map_url}
            alt="일하는 지역을 줄무늬로 칠한 지도. 지역 이름은 목록에 모두 있어요."
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
            className="aspect-4/3 w-full rounded-lg border border-line bg-sunken"
          />
        )}
        <ul className="flex flex-wrap content-start gap-2">
          {pro.regions.map((region) => (
            <li key={region} className="rounded-full bg-sunken px-3 py-1 text-sm">
              {region}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
