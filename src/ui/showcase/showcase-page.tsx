import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useState, type ReactNode } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { PageFrame } from "../layout/page-frame.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Section } from "../layout/section.tsx";
import { TextLink } from "../action/text-link.tsx";
import { ToastProvider } from "../feedback/toast.tsx";
import { ConfirmProvider } from "../overlay/use-confirm.tsx";
import { ButtonExamples } from "./button-examples.tsx";
import { ChartExamples } from "./chart-examples.tsx";
import { ChoiceExamples } from "./choice-examples.tsx";
import { DisplayExamples } from "./display-examples.tsx";
import { FileExamples } from "./file-examples.tsx";
import { LayoutExamples } from "./layout-examples.tsx";
import { ListExamples } from "./list-examples.tsx";
import { OverlayExamples } from "./overlay-examples.tsx";
import { PaperExamples } from "./paper-examples.tsx";
import { TextExamples } from "./text-examples.tsx";
import { TokenExamples } from "./token-examples.tsx";

const parts: { id: string; title: string; content: ReactNode }[] = [
  { id: "tokens", title: "바탕", content: <TokenExamples /> },
  { id: "paper", title: "종이", content: <PaperExamples /> },
  { id: "buttons", title: "누르는 것", content: <ButtonExamples /> },
  { id: "texts", title: "쓰는 것", content: <TextExamples /> },
  { id: "choices", title: "고르는 것", content: <ChoiceExamples /> },
  { id: "files", title: "올리는 것", content: <FileExamples /> },
  { id: "display", title: "읽는 것", content: <DisplayExamples /> },
  { id: "charts", title: "그래프", content: <ChartExamples /> },
  { id: "lists", title: "목록", content: <ListExamples /> },
  { id: "overlays", title: "위에 뜨는 것", content: <OverlayExamples /> },
  { id: "layout", title: "화면 짜기", content: <LayoutExamples /> },
];

/** Every component of the kit in its states, for those who build pages. */
export function ShowcasePage() {
  const [next, setNext] = useState<"light" | "dark">("dark");
  function changeTheme() {
    // On the root, so that layers outside this page's element follow.
    document.documentElement.dataset.theme = next;
    setNext(next === "dark" ? "light" : "dark");
  }
  return (
    <ToastProvider>
      <ConfirmProvider>
        <PageFrame width="wide">
          <PageHeader
            title="화면 부품"
            description="모든 화면은 이 부품으로 만들어요."
            actions={
              <IconButton
                label={next === "dark" ? "어둡게 보기" : "밝게 보기"}
                icon={next === "dark" ? <Moon size={22} /> : <Sun size={22} />}
                variant="outline"
                onClick={changeTheme}
              />
            }
          />
          <nav aria-label="부품 갈래" className="mb-10 flex flex-wrap gap-x-4">
            {parts.map((part) => (
              <TextLink key={part.id} href={`#${part.id}`} placement="alone">
                {part.title}
              </TextLink>
            ))}
          </nav>
          <div className="flex flex-col gap-16">
            {parts.map((part) => (
              <div key={part.id} id={part.id}>
                <Section title={part.title}>
                  <div className="flex flex-col gap-10">{part.content}</div>
                </Section>
              </div>
            ))}
          </div>
        </PageFrame>
      </ConfirmProvider>
    </ToastProvider>
  );
}
