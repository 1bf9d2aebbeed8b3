import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { TextLink } from "#ui/action/text-link.tsx";
import { Link } from "#web/platform/navigation/link.tsx";

/** Above the paper: the way back, which a phone has in its header, and what else begins a quote. */
export function ComposerTop({ children }: { children: ReactNode }) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-md:-mt-3 max-md:px-2 md:-mt-4">
      <TextLink
        placement="alone"
        className="mr-auto gap-1 text-ink max-md:hidden"
        render={<Link to="/pro/requests" />}
      >
        <ChevronLeft size={18} aria-hidden />
        받은 요청
      </TextLink>
      {children}
    </div>
  );
}
