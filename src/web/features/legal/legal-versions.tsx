import type { Output } from "#contract/registry.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";

/** Every version that was published, each to be read, and to be compared with the one before it. */
export function LegalVersions({ legal }: { legal: Output<"legal.get"> }) {
  const { document, versions } = legal;
  const to = `/${document}`;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-lg">
        지금까지의 판
      </h2>
      <ol className="mt-2">
        {versions.map(({ version, from, about }, index) => {
          const before = versions[index + 1];
          return (
            <li key={version} className="border-b border-line py-3">
              <p className="text-sm text-muted">
                <b className="font-semibold text-ink">{version}판</b> · {formatKoreanDate(from)}부터
              </p>
              <p>{about}</p>
              <p className="flex flex-wrap gap-x-4">
                <TextLink placement="alone" render={<Link to={to} search={{ version }} />}>
                  {version}판 읽기
                </TextLink>
                {before && (
                  <TextLink
                    placement="alone"
                    render={<Link to={to} search={{ version, against: before.version }} />}
                  >
                    {before.version}판과 달라진 곳
                  </TextLink>
                )}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
