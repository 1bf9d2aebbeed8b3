import type { Output } from "#contract/registry.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { Section } from "#ui/layout/section.tsx";

type Served = Pick<Output<"pro.get">, "regions" | "region_count" | "map_url">;

const SHOWN = 8;

/** Where the pro works, as a map and as the list of names that says the same. */
export function ServedRegions({ pro }: { pro: Served }) {
  // One more is not worth a press.
  const shown = pro.regions.length > SHOWN + 1 ? SHOWN : pro.regions.length;
  const rest = pro.regions.slice(shown);
  return (
    <Section anchor="regions" title={`일하는 지역 ${pro.region_count}`}>
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
        <div>
          <Regions regions={pro.regions.slice(0, shown)} />
          {rest.length > 0 && (
            <Disclosure
              className="mt-1"
              summary={
                <>
                  <span className="group-open:hidden">외 {rest.length}곳 더 보기</span>
                  <span className="hidden group-open:inline">접기</span>
                </>
              }
            >
              <Regions regions={rest} />
            </Disclosure>
          )}
        </div>
      </div>
    </Section>
  );
}

function Regions({ regions }: Pick<Served, "regions">) {
  return (
    <ul className="flex flex-wrap gap-2">
      {regions.map(({ name, is_whole }) => (
        <li key={name} className="rounded-full bg-sunken px-3 py-1 text-sm">
          {is_whole ? `${name} 전체` : name}
        </li>
      ))}
    </ul>
  );
}
