import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { contactTermsText } from "#domain/request/call-window.ts";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { formatDay } from "#web/platform/format/format.ts";

interface RequestSlipProps {
  card: QualityCard;
  /** On a phone only its first answers show until it is opened: what is written stands above the fold. */
  folds?: boolean;
  className?: string;
}

/** So many answers say what a folded request is about. */
const SHOWN_FOLDED = 3;

/** The 요청서 that the quote answers: the answers, how to reach the customer, the photos. */
export function RequestSlip({ card, folds = false, className }: RequestSlipProps) {
  const ids = { title: useId(), paper: useId() };
  const [isOpen, setOpen] = useState(false);
  const { contact } = card;
  return (
    <section aria-labelledby={ids.title} className={clsx("min-w-0", className)}>
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={ids.paper}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-md bg-surface px-4 py-2 text-left lg:hidden"
        >
          <span className="shrink-0 font-bold">요청서</span>
          <span className="min-w-0 flex-1 truncate text-sm text-muted">
            {card.answers
              .slice(0, SHOWN_FOLDED)
              .map(({ value }) => value)
              .join(" · ")}
          </span>
          <ChevronDown size={18} aria-hidden className={clsx("shrink-0", isOpen && "rotate-180")} />
        </button>
      )}
      <Paper
        id={ids.paper}
        rule="request"
        className={clsx("md:p-6", folds && "max-lg:mt-2", folds && !isOpen && "max-lg:hidden")}
      >
        <PaperTitle id={ids.title} title="요청서" aside={`${formatDay(card.published_at)} 보냄`} />
        <Leaders
          className="mt-4 text-[0.9375rem]"
          items={[
            ...card.answers.map(({ question, label, value }) => ({
              key: question,
              name: <span className="text-muted">{label}</span>,
              sum: <span className="whitespace-pre-line">{value}</span>,
            })),
            {
              key: "contact",
              name: <span className="text-muted">연락 방법</span>,
              sum: contactTermsText(contact),
            },
          ]}
        />
        <PictureGrid label="요청 사진" pictures={card.photos} className="mt-5" />
      </Paper>
    </section>
  );
}
