import { Link } from "#web/platform/navigation/link.tsx";
import type { GonePage as Gone } from "#contract/endpoints/public/seo.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { MessagePage } from "./message-page.tsx";
import { goneTitle } from "./what-is-gone.ts";

/** 410: what was here and does not come back, with the ways on from it. */
export function GonePage({ gone }: { gone: Gone }) {
  if (gone.kind === "testimonial") {
    return (
      <MessagePage
        blank
        title={goneTitle(gone)}
        description={`${gone.pro.display_name} 고수에게 쓴 추천이 있던 자리예요. 쓴 분이나 고수가 내려서 더는 볼 수 없어요.`}
        actions={
          <>
            <ButtonLink render={<Link to="/pros/$proId" params={{ proId: gone.pro.id }} />}>
              고수 프로필 보기
            </ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/search" />}>
              다른 고수 찾기
            </ButtonLink>
          </>
        }
      />
    );
  }
  const { service, region, places } = gone;
  return (
    <MessagePage
      blank
      title={goneTitle(gone)}
      description={`${region}의 이름이나 경계가 바뀌었어요. 지금 지역이나 ${service.name} 화면에서 고수를 찾아보세요.`}
      actions={
        <>
          <ButtonLink render={<Link to="/services/$slug" params={{ slug: service.slug }} />}>
            {service.name} 보기
          </ButtonLink>
          {places.map(({ code, full_name }) => (
            <ButtonLink key={code} variant="secondary" href={`/services/${service.slug}/${code}`}>
              {full_name}
            </ButtonLink>
          ))}
        </>
      }
    />
  );
}
