import { Notice } from "#ui/feedback/notice.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useQuotingObstacle } from "./uses-of-credits.ts";

interface QuotingObstacleProps {
  /** Silent for whoever never applied as a pro: they buy for something else. */
  forProsOnly?: boolean;
  /** A sentence at the end. */
  note?: string;
}

/** Before somebody pays for credits: what keeps them from sending quotes, if anything does. */
export function QuotingObstacle({ forProsOnly = false, note }: QuotingObstacleProps) {
  const { obstacle, hasApplied } = useQuotingObstacle();
  if (!obstacle || (forProsOnly && !hasApplied)) return null;
  return (
    <Notice
      title={obstacle.title}
      action={
        obstacle.link && (
          <TextLink render={<Link to={obstacle.link.to} />}>{obstacle.link.words}</TextLink>
        )
      }
    >
      {[obstacle.text, note].filter(Boolean).join(" ")}
    </Notice>
  );
}
