import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { DayChoice } from "./day-choice.tsx";

const legend = (labelHidden: boolean) =>
  /<legend class="([^"]*)">([^<]*)<\/legend>/.exec(
    renderToStaticMarkup(
      <DayChoice
        service="move-in-cleaning"
        label="언제 할까요?"
        labelHidden={labelHidden}
        value=""
        today="2027-03-10"
        error={undefined}
        onAnswer={() => undefined}
      />,
    ),
  );

it("asks in sight, but where the page's own heading asks already", () => {
  expect(legend(false)?.[2]).toBe("언제 할까요?");
  expect(legend(false)?.[1]).not.toContain("sr-only");
  expect(legend(true)?.slice(1)).toEqual(["sr-only", "언제 할까요?"]);
});
