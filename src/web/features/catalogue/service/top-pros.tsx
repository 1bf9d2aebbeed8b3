import { clsx } from "clsx";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ListedPro } from "#contract/endpoints/market-parts.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ProRow } from "./pro-row.tsx";

/** So many begin on the first screen of a high phone, at most. */
const ON_A_PHONES_SCREEN = 2;

interface TopProsProps {
  title: string;
  pros: readonly ListedPro[];
  /** How many there are in all, and where they are all found. */
  count: number;
  search: { service: string; region?: string };
}

/** The best known pros of a service, with the way to all of them. */
export function TopPros({ title, pros, count, search }: TopProsProps) {
  if (pros.length === 0) return null;
  return (
    <Section title={title} description="평점과 후기 수, 고용된 횟수를 함께 본 순서예요.">
      <ul className="flex flex-col gap-3">
        {pros.map((pro, index) => (
          <li key={pro.id} className={clsx(index >= ON_A_PHONES_SCREEN && "max-md:below-screen")}>
            <ProRow pro={pro} />
          </li>
        ))}
      </ul>
      {count > pros.length && (
        <ButtonLink
          variant="secondary"
          block
          className="mt-3"
          render={<Link to="/search" search={search} />}
        >
          고수 {groupDigits(count)}명 모두 보기
        </ButtonLink>
      )}
    </Section>
  );
}
