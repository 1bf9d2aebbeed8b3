import fonts from "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url";

/**
 * Runs in the page's head. The list of the font's many parts is longer than all other styles together: put in by a
 * script it keeps no page from being painted, and stands there in time when the browser has it already.
 */
export const LATE_FONTS_SCRIPT = `{
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = ${JSON.stringify(fonts)};
  document.head.append(link);
}`;
