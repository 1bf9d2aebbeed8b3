import { Link } from "#web/platform/navigation/link.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import { Fragment, type ReactNode } from "react";
import type { FoundPro } from "#contract/endpoints/public/search.ts";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { isWithin, siGunGuOf } from "#domain/region/region.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { reasonText } from "../search-labels.ts";
import { regionNamesOf } from "./region-names.ts";
import { shortList } from "./short-list.ts";

interface ProResultProps {
  found: FoundPro;
  /** Slugs of services and the code of the region that were asked for: they are named first. */
  wanted: { services: ReadonlySet<string>; region: string | undefined };
}

const MOST_SERVICES = 4;
const MOST_REGIONS = 3;
const MOST_CERTIFICATES = 2;

/** A found pro with what speaks for them, and why they stand here. The whole of it leads to their page. */
export function ProResult({ found, wanted }: ProResultProps) {
  const { pro, price, reasons } = found;
  const services = shortList(
    found.services,
    ({ slug }) => wanted.services.has(slug),
    MOST_SERVICES,
  );
  const regions = shortList(
    found.regions,
    ({ code }) => isWanted(code, wanted.region),
    MOST_REGIONS,
  );
  const answerTime = answerTimeText(pro.answer_minutes);
  return (
    <article className="relative rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong md:p-5">
      <div className="flex gap-4">
        <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="lg" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="text-lg">
              <Link
                to="/pros/$proId"
                params={{ proId: pro.id }}
                className="text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {pro.display_name}
              </Link>
            </h2>
            <Certificates labels={pro.certificates} />
          </div>
          <p className="mt-0.5 line-clamp-2 text-sm text-muted">{pro.headline}</p>
          <ul className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <li className="flex">
              {pro.review_count > 0 ? (
                <Rating value={pro.rating} count={pro.review_count} />
              ) : (
                <span className="text-muted">아직 후기가 없어요</span>
              )}
            </li>
            {pro.hire_count > 0 && (
              <li className="numeric text-muted">고용 {groupDigits(pro.hire_count)}번</li>
            )}
            {answerTime !== null && <li className="text-muted">보통 {answerTime} 안에 답해요</li>}
          </ul>
        </div>
      </div>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm md:pl-20">
        {price && (
          <Fact term="금액">
            {price.service.name} 보통{" "}
            <strong className="numeric font-bold">{formatWon(price.median)}</strong>
            <span className="numeric text-muted"> · {groupDigits(price.count)}건</span>
          </Fact>
        )}
        {services.shown.length > 0 && (
          <Fact term="서비스">
            <Names names={services.shown.map(({ name }) => name)} />
            <More count={services.left} unit="개" />
          </Fact>
        )}
        {regions.shown.length > 0 && (
          <Fact term="지역">
            <Names names={regionNamesOf(regions.shown)} />
            <More count={regions.left} unit="곳" />
          </Fact>
        )}
      </dl>
      {!found.accepts_requests && (
        <p className="mt-3 text-sm text-muted md:pl-20">지금은 새 요청을 받지 않아요.</p>
      )}
      {reasons.length > 0 && (
        <div className="mt-3 overflow-hidden border-t border-line pt-3 md:ml-20">
          {/* The point before each of them; at the start of a line it lies outside. */}
          <ul
            aria-label="이 순서인 이유"
            className="-ml-4 flex flex-wrap gap-y-1 text-sm text-muted"
          >
            {reasons.map((reason) => (
              <li
                key={reason.kind}
                className="relative pl-4 before:absolute before:left-1.5 before:content-['·']"
              >
                {reasonText(reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

/** Pros work in whole si-gun-gu, also for who asks for a dong. */
function isWanted(code: string, region: string | undefined): boolean {
  return region !== undefined && isWithin(code, siGunGuOf(region) ?? region);
}

function Certificates({ labels }: { labels: readonly string[] }) {
  const { shown, left } = shortList(labels, () => false, MOST_CERTIFICATES);
  if (shown.length === 0) return null;
  return (
    <ul aria-label="확인된 자격" className="flex flex-wrap items-center gap-1">
      {shown.map((label) => (
        <li key={label} className="flex">
          <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden />}>
            {label}
          </Badge>
        </li>
      ))}
      {left > 0 && (
        <li className="flex">
          <Badge>외 {left}개</Badge>
        </li>
      )}
    </ul>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-11 shrink-0 text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** A line breaks between names, not within "원룸·소형이사" nor before a comma. */
function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && " "}
      <span className="inline-block">{index < names.length - 1 ? `${name},` : name}</span>
    </Fragment>
  ));
}

function More({ count, unit }: { count: number; unit: string }) {
  if (count === 0) return null;
  return (
    <span className="numeric text-muted">
      {" "}
      외 {count}
      {unit}
    </span>
  );
}
