import { formatHires } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import { Fragment, type ReactNode } from "react";
import type { FoundPro } from "#contract/endpoints/public/search.ts";
import { answerTimeText } from "#domain/pro/answer-time.ts";
import { isWithin, siGunGuOf } from "#domain/region/region.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { WorkPicture } from "#ui/media/work-picture.tsx";
import { InclusionMark } from "#ui/paper/inclusion-mark.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { reasonText } from "../search-labels.ts";
import { regionNamesOf } from "./region-names.ts";
import { shortList } from "./short-list.ts";

interface ProResultProps {
  found: FoundPro;
  /** On the first screen: the photo is the largest thing there, and does not wait for the page's layout. */
  isAtTop: boolean;
  /** Slugs of services and the code of the region that were asked for: they are named first. */
  wanted: { services: ReadonlySet<string>; region: string | undefined };
  /** The button that saves the pro. */
  save: ReactNode;
}

const MOST_SERVICES = 4;
const MOST_REGIONS = 3;
const MOST_CERTIFICATES = 2;

/** A found pro with what speaks for them, and why they stand here. The whole of it leads to their page. */
export function ProResult({ found, isAtTop, wanted, save }: ProResultProps) {
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
    <article className="group/pro relative flex flex-wrap gap-4 border-b border-line py-5 md:flex-nowrap md:gap-6">
      <WorkPicture
        id={pro.id}
        name={pro.display_name}
        photo={found.work_photo}
        sizes="(min-width: 768px) 200px, 112px"
        priority={isAtTop}
        className="w-28 self-start md:w-44"
      />
      <div className="flex min-w-0 flex-1 basis-[10rem] flex-col gap-x-6 gap-y-2 md:flex-row">
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-2">
            <h2 className="min-w-0 flex-1 text-lg leading-snug">
              <Link
                to="/pros/$proId"
                params={{ proId: pro.id }}
                className="text-ink no-underline outline-none group-hover/pro:underline after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {pro.display_name}
              </Link>
            </h2>
            {/* Above the link that the whole row is. */}
            <div className="relative z-1 -my-2.5 -mr-2.5 md:mr-0">{save}</div>
          </div>
          <p className="mt-0.5 line-clamp-2 text-[0.9375rem] text-muted">{pro.headline}</p>
          <ul className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <li className="flex">
              {pro.review_count > 0 ? (
                <Rating value={pro.rating} count={pro.review_count} />
              ) : (
                <span className="text-muted">아직 후기가 없어요</span>
              )}
            </li>
            {pro.hire_count > 0 && (
              <li className="numeric text-muted">{formatHires(pro.hire_count)}</li>
            )}
            {answerTime !== null && <li className="text-muted">보통 {answerTime} 안에 답해요</li>}
          </ul>
          <dl className="mt-1 grid gap-y-0.5 text-sm text-muted max-sm:hidden">
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
          <Certificates labels={pro.certificates} />
          {!found.accepts_requests && (
            <p className="mt-2 text-sm text-muted">지금은 새 요청을 받지 않아요.</p>
          )}
          {reasons.length > 0 && (
            // For who opened "왜 이 순서예요?" above the list.
            <ul
              aria-label="이 순서인 이유"
              className="mt-2 hidden flex-wrap gap-x-1.5 gap-y-1 in-[.ranked-list:has(details[open])]:flex"
            >
              {reasons.map((reason) => (
                <li key={reason.kind} className="flex">
                  <Badge>{reasonText(reason)}</Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-4 md:w-44 md:flex-col md:items-end md:justify-start md:text-right">
          <Price price={price} />
          {pro.agreement_rate !== null && (
            <p className="flex items-center gap-1.5 text-sm md:mt-auto">
              <InclusionMark kind="included" />
              <span className="whitespace-nowrap">견적 일치율</span>{" "}
              <strong className="numeric">{pro.agreement_rate}%</strong>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** What their finished jobs come to in the middle; a figure needs enough of them. */
function Price({ price }: Pick<FoundPro, "price">) {
  if (!price) return <p className="text-sm text-muted">거래가 쌓이면 가격이 보여요</p>;
  return (
    <p>
      <span className="block text-xs text-muted">{price.service.name} 중간 가격</span>
      <Figure value={price.median} unit="원" size="lg" />
      <span className="numeric block text-xs text-muted">
        완료한 거래 {groupDigits(price.count)}건
      </span>
    </p>
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
    <ul aria-label="확인된 자격" className="mt-2 flex flex-wrap items-center gap-1">
      {shown.map((label) => (
        <li key={label} className="flex">
          <Badge icon={<BadgeCheck size={14} aria-hidden />}>{label}</Badge>
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
    <div className="flex gap-2">
      <dt className="sr-only">{term}</dt>
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
