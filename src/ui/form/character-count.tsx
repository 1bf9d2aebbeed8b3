import { useEffect, useState, type ChangeEvent, type RefObject } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { codePointLength } from "#domain/text/length.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

type TypedElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * How many characters a typed text has for its rule (#domain/text/text-rules.ts): code points of what is `kept` of it.
 * Also when the form library writes a value straight into the element: the first one, or a kept draft.
 */
export function useInputLength(
  element: RefObject<TypedElement | null>,
  value: unknown,
  kept: (text: string) => string,
) {
  const lengthOf = (text: unknown) => (typeof text === "string" ? codePointLength(kept(text)) : 0);
  const [length, setLength] = useState(() => lengthOf(value));
  const measure = () =>
    setLength(lengthOf(typeof value === "string" ? value : element.current?.value));
  // After every drawing: such a writing draws the form anew, but neither changes `value` nor is an event.
  useEffect(() => measure());
  return {
    length,
    track: (event: ChangeEvent<TypedElement>) => setLength(lengthOf(event.target.value)),
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
