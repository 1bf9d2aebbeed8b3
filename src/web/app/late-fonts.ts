import fonts from "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url";

declare global {
  interface Window {
    /** Puts the font on; there once all parts are that the page of arrival needs. */
    putOnFont?: () => void;
  }
}

/**
 * Runs in the page's head. The list of the font's many parts is longer than all other styles together, and a page is
 * laid out again for each part that comes. So whoever has none of it yet reads in the device's own font: at a desk
 * until all parts that the page needs are there, on a phone, which is slow at it, until they go to another page. Who
 * has them, from a page before, gets the font at once.
 */
export const LATE_FONTS_SCRIPT = `{
  const href = ${JSON.stringify(fonts)};
  const list = (onload) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = onload;
    document.head.append(link);
  };
  const putOn = () => { document.documentElement.dataset.fonts = ""; };
  let had = false;
  try { had = localStorage.fonts === href } catch {}
  if (had) { list(null); putOn() }
  else addEventListener("load", () => list(async () => {
    const text = [...document.querySelectorAll("body > :not(script)")].map((part) => part.textContent);
    await document.fonts.load("1em 'Pretendard Variable'", text.join(""));
    if (matchMedia("(min-width: 64rem)").matches) putOn();
    else window.putOnFont = putOn;
    try { localStorage.fonts = href } catch {}
  }));
}`;
