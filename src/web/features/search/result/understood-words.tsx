import type { Output } from "#contract/registry.ts";
import { josa } from "#domain/text/josa.ts";
import type { SearchParams } from "../search-params.ts";
import { SearchPill } from "./search-pill.tsx";
import { ServiceOffer } from "./service-offer.tsx";

interface UnderstoodWordsProps {
  params: SearchParams;
  found: Pick<Output<"search.pro">, "understood" | "asked">;
}

/**
 * How the words were understood: what they were read as, the service that they most likely name, and the searches that
 * they could be narrowed down to.
 */
export function UnderstoodWords({ params, found: { understood, asked } }: UnderstoodWordsProps) {
  const { instead, guessed, region } = understood;
  const service = asked.service ?? understood.services[0];
  const services = asked.service ? [] : understood.services;
  const place = region && region.code !== params.region ? region : null;
  return (
    <>
      {instead !== null && (
        <p role="status" className="text-muted">
          ‘{params.q}’ 대신{" "}
          <strong className="font-semibold text-ink">{josa(`‘${instead}’`, "을")}</strong> 찾았어요.
        </p>
      )}
      {guessed && !asked.service && (
        <p role="status" className="text-muted">
          ‘{params.q}’에 가장 가까운 서비스로 찾았어요.
        </p>
      )}
      {service && <ServiceOffer service={service} />}
      {(services.length > 0 || place) && (
        <nav aria-label="좁혀 찾기">
          <ul className="relative flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
            {services.map(({ slug, name }) => (
              // The words are spent on what they name.
              <SearchPill
                key={slug}
                search={{
                  ...params,
                  q: undefined,
                  category: undefined,
                  service: slug,
                  region: region?.code ?? params.region,
                }}
              >
                {name}
              </SearchPill>
            ))}
            {place && (
              <SearchPill search={{ ...params, region: place.code }}>{place.full_name}</SearchPill>
            )}
          </ul>
        </nav>
      )}
    </>
  );
}
