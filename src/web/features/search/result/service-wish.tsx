import { useEffect, useState } from "react";
import { Button } from "#ui/action/button.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { SERVICE_WISH_ID } from "./service-wish-id.ts";

const loadForm = () => import("./service-wish-form.tsx").then((module) => module.ServiceWishForm);

/** For who does not find a service; the form comes when it is asked for. */
export function ServiceWish({ words }: { words: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const Form = useLoadedPart(loadForm, isOpen, setIsOpen);
  // Who pressed for it among the suggestions. The server knows of no hash, so it opens after the page.
  useEffect(() => {
    if (window.location.hash === `#${SERVICE_WISH_ID}`) setIsOpen(true);
  }, []);
  return (
    <section id={SERVICE_WISH_ID} className="mt-4 scroll-mt-24 border-t border-line pt-4">
      {isOpen && Form ? (
        // Other words are another wish.
        <Form key={words} words={words} />
      ) : (
        <Button variant="quiet" className="-ml-5" pending={isOpen} onClick={() => setIsOpen(true)}>
          찾는 서비스가 없나요?
        </Button>
      )}
    </section>
  );
}
