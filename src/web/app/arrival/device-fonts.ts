/**
 * Runs in the page's head, after the stylesheet. Of the fonts fitted to the product's (`ui/styles/fallback-fonts.css`) a
 * device has one, and for each size of text Chrome asks the system for all that stand before it: on Linux that took
 * longer than the layout itself. So the page lists only those of its kind of device. A desk that is not Apple's is asked
 * once whether it has Noto, by the width of a space; Android reads its fonts in the background and could not tell yet.
 */
export const DEVICE_FONTS_SCRIPT = `{
  const root = document.documentElement;
  const hasNoto = () => {
    const pen = document.createElement("canvas").getContext("2d");
    const [noto, other] = ["'Noto Sans KR fitted', monospace", "monospace"].map((family) => {
      pen.font = "16px " + family;
      return pen.measureText(" ").width;
    });
    return noto !== other;
  };
  const kind = /Mac|iP/.test(navigator.platform) ? "Apple"
    : /Android/.test(navigator.userAgent) || hasNoto() ? "Noto"
    : "DejaVu";
  const fitted = getComputedStyle(root).getPropertyValue("--font-fitted").split(",");
  root.style.setProperty("--font-fitted", fitted.filter((family) => family.includes(kind)).join());
}`;
