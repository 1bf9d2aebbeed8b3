import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { Sheet } from "#ui/overlay/sheet.tsx";
import { ServiceList } from "./offered-services.tsx";

/** The way to a request that goes to this pro; of several services one is chosen first. */
export function AskButton({ pro }: { pro: Output<"pro.get"> }) {
  const [choosing, setChoosing] = useState(false);
  const [only, ...more] = pro.services;
  if (!only) return null;
  if (more.length === 0) {
    return (
      <ButtonLink
        size="lg"
        render={<Link to="/request/$slug" params={{ slug: only.slug }} search={{ pro: pro.id }} />}
      >
        견적 받기
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="lg" onClick={() => setChoosing(true)}>
        견적 받기
      </Button>
      <Sheet
        open={choosing}
        onOpenChange={setChoosing}
        title="어떤 서비스를 요청할까요?"
        description={`${pro.display_name} 고수를 지정해서 요청해요.`}
      >
        <ServiceList pro={pro} asks />
      </Sheet>
    </>
  );
}
