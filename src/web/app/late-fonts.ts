import fonts from "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url";

/**
 * Runs in the page's head. The list of the font's many parts is longer than all other styles together, and a page is
 * laid out again for each part that comes. So whoever has none of it yet reads in the device's own font until all
 * parts that the page needs are there; who has them, from a page before, gets the font at once.
 */
export const LATE_FONTS_SCRIPT = `{
  const href = ${JSON.stringify(fonts)};
  const put = (onload) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = onload;
    document.head.append(link);
  };
  const use = () => { document.documentElement.dataset.fonts = ""; };
  let had = false;
  try { had = localStorage.fonts === href } catch {}
  if (had) { put(null); use() }
  else addEventListener("load", () => put(async () => {
    const text = [...document.querySelectorAll("body > :not(script)")].map((part) => part.textContent);
    await document.fonts.load("1em 'Pretendard Variable'", text.join(""));
    use();
    try { localStorage.fonts = href } catch {}
  }));
}`;
