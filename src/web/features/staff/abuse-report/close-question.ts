import type { Output } from "#contract/registry.ts";
import type { Question } from "#ui/overlay/use-confirm.tsx";
import { reportOutcomes, suspensionQuestion } from "../staff-labels.ts";

type Report = Output<"staff.reports.get">;

const REPORTER_IS_TOLD = "신고한 사람에게 결과를 알려요.";

/** What is asked before a report is closed: what comes of it, and who is told. */
export function closeQuestion(
  outcome: keyof typeof reportOutcomes,
  { pro, reported }: Pick<Report, "pro" | "reported">,
): Question {
  const name = pro?.display_name ?? reported.name;
  const who = `${name} ${pro ? "고수" : "고객"}`;
  if (outcome === "suspended") {
    const { title, description } = suspensionQuestion(name);
    return { title, description: `${description} ${REPORTER_IS_TOLD}`, danger: true };
  }
  return {
    title: outcome === "warned" ? `${who}에게 주의를 줄까요?` : "조치 없이 신고를 마무리할까요?",
    description: `${reportOutcomes[outcome].hint(who)} ${REPORTER_IS_TOLD}`,
  };
}
