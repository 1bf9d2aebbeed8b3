import CircleHelp from "lucide-react/icons/circle-question-mark";
import type { ReactNode } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

type HelpTipProps = {
  /** What is explained: the button is read as "… 도움말". */
  about: string;
  children: ReactNode;
};

/** A question mark that explains a word, by hover, focus or tap. */
export function HelpTip({ about, children }: HelpTipProps) {
  return (
    <Tooltip content={children} openOnPress>
      <IconButton label={`${about} 도움말`} icon={<CircleHelp size={18} />} className="-my-2.5" />
    </Tooltip>
  );
}
