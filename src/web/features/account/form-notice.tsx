import { Notice } from "#ui/feedback/notice.tsx";

/** What the server said about a whole form. */
export function FormNotice({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Notice tone="danger" live="assertive">
      {message}
    </Notice>
  );
}
