import { Notice } from "#ui/feedback/notice.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useQuotingObstacle } from "./uses-of-credits.ts";

interface QuotingObstacleProps {
  /** Not said to whoever never applied as a pro: they buy for something else. */
  forPros?: boolean;
  /** Said after what credits are still good for. */
  until?: string;
}

/** Before somebody pays for credits: what keeps them from sending quotes, if anything does. */
export function QuotingObstacle({ forPros = false, until }: QuotingObstacleProps) {
  const { obstacle, isPro } = useQuotingObstacle();
  if (!obstacle || (forPros && !isPro)) return null;
  return (
    <Notice
      title={obstacle.title}
      action={
        obstacle.link && <TextLink render={<Link to="/pro/apply" />}>{obstacle.link}</TextLink>
      }
    >
      {[obstacle.text, until].filter(Boolean).join(" ")}
    </Notice>
  );
}
