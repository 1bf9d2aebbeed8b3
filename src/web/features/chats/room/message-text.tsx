import { linkParts } from "./link-parts.ts";

/** What was written; addresses in it can be pressed, and lead out of the product. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {linkParts(text).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a
            key={index}
            href={part}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}
