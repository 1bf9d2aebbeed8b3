import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { shownLines } from "#domain/text/one-line.ts";
import { rawText, shownLine, shownText } from "#domain/text/text-rules.ts";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const LIMIT = 10;
const area = (typed: string) =>
  renderToStaticMarkup(<TextArea label="소개" limit={LIMIT} defaultValue={typed} />);
const field = (typed: string) =>
  renderToStaticMarkup(<TextField label="이름" limit={LIMIT} defaultValue={typed} />);
const passes = (rules: typeof rawText, typed: string) =>
  rules(0, LIMIT).every((rule) => rule.passes(typed, {}));

describe("the count below a text", () => {
  it.each([
    ["nothing", "", 0],
    ["ten letters", "가나다라마바사아자차", 10],
    ["ten letters and space around them", "  가나다라마바사아자차\n", 10],
    ["emoji", "👍👍", 2],
    ["ten emoji", "👍".repeat(10), 10],
    ["line breaks", "가\n나", 3],
  ])("says of %s as much as its rule counts", (_, typed, length) => {
    expect(area(typed)).toContain(`>${length}/${LIMIT}<`);
    expect(passes(rawText, typed)).toBe(true);
  });

  it.each([
    ["decomposed letters", "한글".normalize("NFD"), 2],
    ["spaces in a row", "가  나", 3],
    ["an emoji", "👍", 1],
  ])("says of %s in a line as much as is kept", (_, typed, length) => {
    expect(field(typed)).toContain(`>${length}/${LIMIT}<`);
    expect(passes(shownLine, typed)).toBe(true);
  });

  it("says of a text among others as much as is kept", () => {
    const typed = `가${"\n".repeat(30)}나`;
    const shown = renderToStaticMarkup(
      <TextArea label="후기" limit={LIMIT} kept={shownLines} defaultValue={typed} />,
    );
    expect(shown).toContain(`>4/${LIMIT}<`);
    expect(passes(shownText, typed)).toBe(true);
  });

  it("asks for less only where the rule refuses", () => {
    const tooLong = "👍".repeat(11);
    expect(area(tooLong)).toContain("1자 줄여 주세요");
    expect(passes(rawText, tooLong)).toBe(false);
    expect(area("👍".repeat(10))).not.toContain("줄여 주세요");
  });
});
