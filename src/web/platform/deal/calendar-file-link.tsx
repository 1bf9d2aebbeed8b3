import { endpointCall } from "#contract/endpoint-call.ts";
import { TextLink } from "#ui/action/text-link.tsx";

/** Takes the agreed day over into either side's own calendar. */
export function CalendarFileLink({ hireId }: { hireId: string }) {
  return (
    <TextLink
      placement="alone"
      className="text-sm print:hidden"
      href={endpointCall("hires.calendar", { hireId }).url}
      download
    >
      캘린더 파일 받기
    </TextLink>
  );
}
