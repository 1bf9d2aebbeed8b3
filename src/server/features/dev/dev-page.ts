import { escapeHtml } from "#domain/text/escape-html.ts";

interface DevPage {
  title: string;
  /** Text, not yet escaped. */
  heading: string;
  /** HTML. */
  content: string;
  /** Rules of this page alone. */
  style: string;
  /** Lets its one style element pass the content security policy. */
  nonce: string;
}

/** A page of the development tools that the server writes alone, as narrow as a phone and in the dark, too. */
export function devPage({ title, heading, content, style, nonce }: DevPage): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}
${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${content}
</main>
</body>
</html>`;
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; }
p { margin: 0; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0; }`;
