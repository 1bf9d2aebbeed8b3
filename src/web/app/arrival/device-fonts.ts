/**
 * Runs in the page's head, after the stylesheet. Of the fonts fitted to the product's (`ui/styles/fallback-fonts.css`) a
 * device has one, and for each size of text Chrome asks the system for all that stand before it: on Linux that took
 * longer than the layout itself. Asked once here, the page lists only what is there. Where nothing is found yet, as
 * on a device that reads its fonts in the background first, all stay listed.
 */
export const DEVICE_FONTS_SCRIPT = `{
  const root = document.documentElement;
  const pen = document.createElement("canvas").getContext("2d");
  const space = (font) => {
    pen.font = font;
    return pen.measureText(" ").width;
  };
  let missing = ["400", "800"];
  const there = getComputedStyle(root).getPropertyValue("--font-fitted").split(",").filter((family) => {
    const left = missing.filter((weight) => {
      const font = weight + " 16px ";
      return space(font + family + ",monospace") === space(font + "monospace");
    });
    const serves = left.length < missing.length;
    missing = left;
    return serves;
  });
  if (!missing.length) root.style.setProperty("--font-fitted", there.join());
}`;
