import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { DeleteReviewSheet } from "./delete-review-sheet.tsx";
import { PastDecisions } from "../past-decisions.tsx";
import { PersonFacts } from "../person-facts.tsx";
import { reviewStates } from "../staff-labels.ts";

/** One review as staff see it. */
export function StaffReview({ reviewId }: { reviewId: string }) {
  const { data: review } = useSuspenseQuery(endpointQuery("staff.reviews.get", { reviewId }));
  const [open, setOpen] = useState(false);
  const state = reviewStates[review.state];
  return (
    <div className="flex flex-col gap-10">
      <Section title={review.service} action={<Badge tone={state.tone}>{state.label}</Badge>}>
        <Card>
          <Rating value={review.rating} form="stars" />
          <p className="mt-3 break-words whitespace-pre-line">{review.body}</p>
          <p className="mt-3 text-sm text-faint">
            <span className="numeric">{formatDay(review.created_at)}</span> ·{" "}
            <TextLink render={<Link to="/staff/pros/$proId" params={{ proId: review.pro.id }} />}>
              {review.pro.display_name}
            </TextLink>
          </p>
        </Card>
      </Section>
      {review.state === "shown" && (
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            후기 내리기
          </Button>
          <DeleteReviewSheet reviewId={reviewId} open={open} onOpenChange={setOpen} />
        </div>
      )}
      <Section title="쓴 사람">
        <PersonFacts person={review.author} />
      </Section>
      <PastDecisions decisions={review.decisions} />
    </div>
  );
}
