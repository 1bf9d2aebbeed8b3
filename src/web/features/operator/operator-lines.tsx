import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { knownFacts } from "#domain/operator/operator.ts";

/** At the foot of a page: whose part in a deal this is, and who runs it. */
export function OperatorLines() {
  const { data: operator } = useQuery(endpointQuery("operator.get"));
  const facts = operator ? knownFacts(operator) : [];
  return (
    <>
      <p className="max-w-130 text-sm text-muted">
        솜씨는 고객과 고수를 잇는 통신판매중개자이며 거래의 당사자가 아니에요. 서비스의 내용과
        거래에 대한 책임은 서비스를 제공하는 고수에게 있어요.
      </p>
      {facts.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-faint">
          {facts.map(({ fact, label, value, example }) => (
            <div key={fact} className="flex min-w-0 gap-x-1.5">
              <dt className="shrink-0">{label}</dt>
              <dd className="min-w-0 break-words">
                {value}
                {example && " (예시)"}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
