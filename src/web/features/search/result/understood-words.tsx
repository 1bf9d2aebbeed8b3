import { clsx } from "clsx";
import type { Output } from "#contract/registry.ts";
import { josa } from "#domain/text/josa.ts";
import type { SearchParams } from "../search-params.ts";
import { DroppedWords } from "./dropped-words.tsx";
import { SearchPill } from "./search-pill.tsx";
import { ServiceOffer } from "./service-offer.tsx";

interface UnderstoodWordsProps {
  params: SearchParams;
  /** The search that `found` answers: while another one is on its way, the one before. */
  answeredParams: SearchParams;
  found: Pick<Output<"search.pro">, "understood" | "asked">;
  isLate: boolean;
}

/**
 * How the words were understood: what they were read as, the service that they name, and the searches that they could be
 * narrowed down to.
 */
export function UnderstoodWords(props: UnderstoodWordsProps) {
  const { params, answeredParams, isLate } = props;
  const { understood, asked } = props.found;
  const { instead, guessed, dropped, region } = understood;
  // What only comes closest is no offer: 아이폰 액정수리 is not 앱개발.
  const service = asked.service ?? (guessed ? undefined : understood.services[0]);
  const services = asked.service ? [] : understood.services;
  const place = region && region.code !== answeredParams.region ? region : null;
  if (!service && services.length === 0 && !place && instead === null && dropped.length === 0) {
    return null;
  }
  return (
    <div className={clsx("flex flex-col gap-4 transition-opacity", isLate && "opacity-50")}>
      {instead !== null && (
        <p role="status" className="text-muted">
          ‘{answeredParams.q}’ 대신{" "}
          <strong className="font-semibold text-ink">{josa(`‘${instead}’`, "을")}</strong> 찾았어요.
        </p>
      )}
      {guessed && !asked.service && (
        <p role="status" className="text-muted">
          ‘{answeredParams.q}’에 가장 가까운 서비스로 찾았어요.
        </p>
      )}
      {dropped.length > 0 && (
        <DroppedWords
          words={dropped}
          params={params}
          hasRegion={understood.besides_region !== null || answeredParams.region !== undefined}
        />
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
    </div>
  );
}
