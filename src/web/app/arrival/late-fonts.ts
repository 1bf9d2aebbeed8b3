import rest from "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url";
import { styles, woff2 } from "virtual:product-font";

declare global {
  interface Window {
    /** Gives later pages all of the font; there once the page of arrival has what it gets. */
    putOnFont?: () => void;
  }
}

/**
 * Runs in the page's head. Text stands there at once in the device's own font, fitted to the product's
 * (`ui/styles/fallback-fonts.css`). After all else has come: one file with all that the product's own words need, parts
 * for what of others' words it lacks, and then the font is put on, once, without moving a line. On a device whose font
 * could not be fitted lines would move: there it waits until people go to another page. Whoever had it on a page before
 * gets it at once.
 */
export const LATE_FONTS_SCRIPT = `{
  const own = ${JSON.stringify(styles)};
  const list = (href) => new Promise((onload) => {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload }));
  });
  let others;
  const listOthers = () => others ??= list(${JSON.stringify(rest)});
  const putOn = () => { document.documentElement.dataset.fonts = ""; };
  const fits = () => {
    const pen = document.createElement("canvas").getContext("2d");
    const [device, product] = [getComputedStyle(document.body).fontFamily, "'Somssi Sans'"].map((family) => {
      pen.font = "100px " + family;
      return pen.measureText("견적서").width;
    });
    return Math.abs(device / product - 1) < 0.01;
  };
  let had = false;
  try { had = localStorage.fonts === own } catch {}
  if (had) { list(own); listOthers(); putOn() }
  else window.fontDecided = new Promise((decided) => addEventListener("load", async () => {
    try {
      // Each list that comes to the page lays it out anew; so the one file comes without.
      const unicodeRange = /unicode-range:([^}]+)/.exec(await (await fetch(own)).text())[1];
      const face = new FontFace("Somssi Sans", "url(${woff2})", { weight: "400 800", unicodeRange });
      await face.load();
      const known = unicodeRange.replace(/U.([^-,]+)-?([^,]*),?/g, (_, from, to) => "\\\\u{" + from + "}-\\\\u{" + (to || from) + "}");
      const text = [...document.querySelectorAll("body > :not(script)")].map((part) => part.textContent).join("");
      const unknown = text.replace(RegExp("[\\\\s" + known + "]", "gu"), "");
      if (unknown) await listOthers().then(() => document.fonts.load("1em 'Pretendard Variable'", unknown));
      document.fonts.add(face);
      if (fits()) putOn();
      window.putOnFont = () => { listOthers(); putOn() };
      localStorage.fonts = own;
    } catch {}
    decided();
  }));
}`;
