import { PRODUCT_NAME } from "#domain/brand/name.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

/** What stands in an e-mail, before it is made into text and HTML. */
export interface Letter {
  subject: string;
  /** Paragraphs with an empty line between them; a paragraph may have lines. */
  text: string;
  /** The one thing to do, an address of ours or none. */
  action: { label: string; url: string } | null;
  /** What stands under it in small letters, e.g. how it is switched off. */
  footer: readonly { label: string; url: string }[];
}

/** One template in both forms: it is read without pictures, and in the dark. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  const { action, footer } = letter;
  const lines = [
    letter.text,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(footer.length > 0 ? ["--", ...footer.map(({ label, url }) => `${label}: ${url}`)] : []),
  ];
  return { text: lines.join("\n\n"), html: html(letter) };
}

function html({ subject, text, action, footer }: Letter): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="${PARAGRAPH}">${withLinks(paragraph)}</p>`);
  const button = action
    ? `<p style="${PARAGRAPH}"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`
    : "";
  const links = footer
    .map(
      ({ label, url }) =>
        `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`,
    )
    .join(" · ");
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:24px 16px;background:#ffffff;color:#1b1916;${FONT}">
<main style="max-width:560px;margin:0 auto">
<p class="name" style="margin:0 0 24px;font-weight:700;color:#0b625d">${PRODUCT_NAME}</p>
${paragraphs.join("\n")}
${button}
${links ? `<p class="small" style="${SMALL}">${links}</p>` : ""}
</main>
</body>
</html>`;
}

// Mail programs drop style sheets or parts of them, so what matters stands on the elements.
const FONT =
  "font-family:'Apple SD Gothic Neo','Malgun Gothic',sans-serif;font-size:16px;line-height:1.6;";
const PARAGRAPH = "margin:0 0 16px;word-break:keep-all;overflow-wrap:anywhere";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#0b625d;color:#ffffff;text-decoration:none;font-weight:600";
const SMALL =
  "margin:32px 0 0;padding-top:16px;border-top:1px solid #e6e1d7;font-size:13px;color:#6b645a";
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #131210 !important; color: #f3f0ea !important; }
.name { color: #86d6cd !important; }
.small { color: #beb7ab !important; border-color: #38342e !important; }
}`;

/** Addresses that stand in a text on their own, as in a letter with a link that works once. */
function withLinks(text: string): string {
  return escapeHtml(text)
    .replaceAll(
      /https?:\/\/[^\s&<>"']+(?:&amp;[^\s&<>"']+)*/g,
      (url) => `<a href="${url}" style="color:inherit">${url}</a>`,
    )
    .replaceAll("\n", "<br>");
}
