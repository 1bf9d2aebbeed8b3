import { useQuery, useQueryClient } from "@tanstack/react-query";
import Wrench from "lucide-react/icons/wrench";
import { useState } from "react";
import { documentPaths } from "#contract/document-paths.ts";
import { Button } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay, formatTime } from "#web/platform/format/format.ts";
import { markOutOfDate } from "#web/platform/live/out-of-date.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { QueryInspector } from "./query-inspector.tsx";

const steps = [
  { label: "+1시간", advance: "PT1H" },
  { label: "+하루", advance: "P1D" },
  { label: "+7일", advance: "P7D" },
  { label: "+한 달", advance: "P1M" },
];

/** Clock, inbox and query inspector; loaded at development URLs only. */
export function DevelopmentTools() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="fixed bottom-20 left-3 z-40 md:bottom-3 print:hidden">
        <Button
          variant="secondary"
          size="sm"
          icon={<Wrench size={16} />}
          onClick={() => setOpen(true)}
        >
          개발
        </Button>
      </div>
      <Sheet open={open} onOpenChange={setOpen} title="개발 도구" side="right">
        <div className="flex flex-col gap-8">
          <ProductClock />
          <nav aria-label="개발용 화면" className="flex flex-col items-start">
            <TextLink placement="alone" href="/dev/inbox">
              보낸 문자와 이메일
            </TextLink>
            <TextLink placement="alone" href="/dev/messages">
              알림마다 하는 말
            </TextLink>
            <TextLink placement="alone" href="/dev/ui">
              화면 부품
            </TextLink>
            <TextLink placement="alone" href={documentPaths.page}>
              API 문서
            </TextLink>
          </nav>
          <QueryInspector />
        </div>
      </Sheet>
    </>
  );
}

function ProductClock() {
  const queryClient = useQueryClient();
  const { data } = useQuery(endpointQuery("dev.clock"));
  const move = useEndpointMutation("dev.clock.set", {
    // Anything may have happened meanwhile.
    onSuccess: () => markOutOfDate(queryClient, null),
  });
  return (
    <section aria-label="제품의 시각">
      <p>
        제품의 시각:{" "}
        <strong className="numeric">
          {data ? `${formatDay(data.now)} ${formatTime(data.now)}` : "…"}
        </strong>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {steps.map((step) => (
          <Button
            key={step.advance}
            variant="secondary"
            size="sm"
            onClick={() => move.run({ advance: step.advance })}
          >
            {step.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
