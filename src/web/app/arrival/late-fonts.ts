import rest from "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url";
import { styles } from "virtual:product-font";

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
  const [own, rest] = ${JSON.stringify([styles, rest])};
  const list = (href) => document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  // Each list that comes to the page lays it out anew, and so does each face: so what is in them comes without, all at once.
  const facesIn = async (href) => {
    // Vite's own server sends a stylesheet as one only to who wants that.
    const answer = await fetch(href, { headers: { accept: "text/css" } });
    return [...(await answer.text()).matchAll(/@font-face\\s*{([^}]+)}/g)].map(([, rule]) => {
      const [family, weight, source, unicodeRange] = ["font-family", "font-weight", "src", "unicode-range"].map(
        (name) => RegExp(name + ":([^;]+)").exec(rule)[1]);
      const url = new URL(/url\\(([^)]+)/.exec(source)[1], answer.url);
      const characters = unicodeRange.replace(/U.([^-,]+)-?([^,]*),?/g, (_, from, to) => "\\\\u{" + from + "}-\\\\u{" + (to || from) + "}");
      // From its bytes: a face that fetches its file lays the page out as soon as that is there, before it is put on.
      const load = async () => {
        const file = await (await fetch(url)).arrayBuffer();
        return new FontFace(family.replace(/["']/g, "").trim(), file, { weight, unicodeRange }).load();
      };
      return { characters, load };
    });
  };
  const lacking = (characters) => {
    const text = [...document.querySelectorAll("body > :not(script)")].map((part) => part.textContent).join("");
    return text.replace(RegExp("[\\\\s" + characters + "]", "gu"), "");
  };
  // One syllable in the device's font beside ours, whose width is known: nothing is laid out for it.
  const fits = () => {
    const pen = document.createElement("canvas").getContext("2d");
    const style = getComputedStyle(document.body);
    pen.font = "1000px " + style.fontFamily;
    const ours = 1000 * style.getPropertyValue("--syllable-width");
    return Math.abs(pen.measureText("가").width / ours - 1) < 0.01;
  };
  let had = false;
  try { had = localStorage.fonts === own } catch {}
  if (had) { list(own); list(rest) }
  else window.fontDecided = new Promise((decided) => addEventListener("load", async () => {
    try {
      const [ours] = await facesIn(own);
      const unknown = lacking(ours.characters);
      // A part that does not come leaves others' words in the device's font until the next page, and only them.
      const parts = unknown ? await facesIn(rest).catch(() => []) : [];
      const needed = parts.filter(({ characters }) => RegExp("[" + characters + "]", "u").test(unknown));
      const faces = await Promise.all([ours.load(), ...needed.map(({ load }) => load().catch(() => null))]);
      const putOn = () => faces.forEach((face) => face && document.fonts.add(face));
      if (fits()) putOn();
      window.putOnFont = () => { delete window.putOnFont; putOn(); list(rest) };
      localStorage.fonts = own;
    } catch {}
    decided();
  }));
}`;
