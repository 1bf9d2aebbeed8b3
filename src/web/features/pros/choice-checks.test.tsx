import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChoiceChecks } from "./choice-checks.tsx";

const options = ["하나", "둘", "셋"].map((key) => ({ key, label: key }));

/** Which boxes can be pressed, and which are ticked. */
function boxes(chosen: string[], full: boolean) {
  const html = renderToStaticMarkup(
    <ChoiceChecks
      legend="서비스"
      options={options}
      chosen={new Set(chosen)}
      full={full}
      onToggle={() => undefined}
    />,
  );
  return [...html.matchAll(/<input[^>]*>/g)].map(([box]) => ({
    ticked: box.includes('checked=""'),
    pressable: !box.includes('disabled=""'),
  }));
}

it("leaves only taking one out once as many as may be are chosen", () => {
  const [ticked, free, shut] = [
    { ticked: true, pressable: true },
    { ticked: false, pressable: true },
    { ticked: false, pressable: false },
  ];
  expect(boxes(["하나", "셋"], false)).toEqual([ticked, free, ticked]);
  expect(boxes(["하나", "셋"], true)).toEqual([ticked, shut, ticked]);
});
