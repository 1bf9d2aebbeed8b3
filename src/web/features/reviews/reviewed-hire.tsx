import type { CustomerHire } from "#contract/endpoints/hires.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { workDay } from "#domain/request/work-due.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Dot } from "#ui/text/dot.tsx";
import { Card } from "#ui/layout/card.tsx";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";

/** What was done, with whom, when and for how much. */
export function ReviewedHire({ hire }: { hire: CustomerHire }) {
  const completedOn = hire.completed_at && seoulDay(Date.parse(hire.completed_at));
  return (
    <Card className="flex items-center gap-4">
      <Avatar
        name={hire.pro.display_name}
        src={hire.pro.photo_url}
        sealOf={hire.pro.id}
        size="lg"
      />
      <div className="min-w-0">
        <p className="font-bold">{hire.pro.display_name}</p>
        <p>{hire.service.name}</p>
        <p className="text-sm text-muted">
          <span className="numeric">
            {formatKoreanDate(workDay(hire.agreed_date, completedOn))}
          </span>
          <Dot />
          <span className="numeric">{formatWon(hire.agreed_price)}</span>
        </p>
      </div>
    </Card>
  );
}
