import { Fragment } from "react";
import { TextLink } from "#ui/action/text-link.tsx";

const HELP_DESK = "고객센터";

/** Where somebody asks for help; with the id of the request that failed, where there is one. */
export function helpDeskPath(traceId?: string | null): string {
  return traceId ? `/support?id=${encodeURIComponent(traceId)}` : "/support";
}

/** What somebody may do about a decision of ours. */
export function ObjectionHint() {
  return <HelpDeskText text={`이의가 있으면 ${HELP_DESK}로 알려 주세요.`} />;
}

/** A sentence that may name the help desk, which then leads there. */
export function HelpDeskText({ text, traceId }: { text: string; traceId?: string | null }) {
  return text.split(HELP_DESK).map((part, index) => (
    <Fragment key={index}>
      {/* Loaded anew: an alert that stands above the page is gone with it. */}
      {index > 0 && <TextLink href={helpDeskPath(traceId)}>{HELP_DESK}</TextLink>}
      {part}
    </Fragment>
  ));
}
