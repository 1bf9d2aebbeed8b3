import { Sheet } from "#ui/overlay/sheet.tsx";
import { consentTexts } from "./consent-texts.ts";
import type { Consent } from "./consents.ts";

interface ConsentTextProps {
  consent: Consent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What a person agrees to, to be read. */
export function ConsentText({ consent, open, onOpenChange }: ConsentTextProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={consent.label}>
      <div className="flex flex-col gap-3">
        {consentTexts[consent.name]?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Sheet>
  );
}
