import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { formatWon } from "#web/platform/format/format.ts";

const lines = [
  { name: "전체 청소 (공급 24평)", inclusion: "포함", amount: 312_000 },
  { name: "베란다·창틀 집중 청소", inclusion: "포함", amount: 48_000 },
  { name: "곰팡이 제거", inclusion: "별도", amount: 40_000 },
] as const;

/** What a quote looks like here: every line says whether it is in the price. Marked as an example. */
export function SampleQuote() {
  return (
    <Card className="w-full max-w-110">
      <div className="flex items-center justify-between gap-3">
        <p className="font-bold">입주청소 견적</p>
        <Badge>예시</Badge>
      </div>
      <ul className="mt-4 flex flex-col gap-3 border-y border-line py-4">
        {lines.map((line) => (
          <li key={line.name} className="flex items-center gap-3 text-sm">
            <Badge tone={line.inclusion === "포함" ? "accent" : "neutral"}>{line.inclusion}</Badge>
            <span className="min-w-0 flex-1">{line.name}</span>
            <span className="numeric text-muted">{formatWon(line.amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 flex flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">포함 금액</dt>
          <dd className="numeric text-xl font-bold">{formatWon(360_000)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-sm">
          <dt className="text-muted">추가되더라도 최대</dt>
          <dd className="numeric font-medium">+{formatWon(40_000)}</dd>
        </div>
      </dl>
    </Card>
  );
}
