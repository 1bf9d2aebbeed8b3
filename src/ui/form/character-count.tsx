import { useEffect, useState, type ChangeEvent, type RefObject } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

type TypedElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * The length of a typed text, counted as the server counts it (UTF-16 units), also when the form
 * library writes a value straight into the element: the first one, or a kept draft.
 */
export function useInputLength(element: RefObject<TypedElement | null>, value: unknown) {
  const [length, setLength] = useState(typeof value === "string" ? value.length : 0);
  const measure = () =>
    setLength(typeof value === "string" ? value.length : (element.current?.value.length ?? 0));
  // After every drawing: such a writing draws the form anew, but neither changes `value` nor is an event.
  useEffect(() => measure());
  return {
    length,
    track: (event: ChangeEvent<TypedElement>) => setLength(event.target.value.length),
  };
}

/** "12/300": typing past the limit is allowed and shown, so that nothing typed is cut off. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  return (
    <>
      <span aria-hidden className={length > limit ? "font-semibold text-danger" : undefined}>
        {groupDigits(length)}/{groupDigits(limit)}
      </span>
      <VisuallyHidden>
        {length > limit
          ? `${length - limit}자 줄여 주세요`
          : `${limit}자까지 쓸 수 있어요. 지금 ${length}자`}
      </VisuallyHidden>
    </>
  );
}
