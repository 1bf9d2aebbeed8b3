import { expect, it } from "vitest";
import { copyWidth } from "#contract/schemas.ts";
import { pictureWidths } from "#ui/media/picture-sources.ts";

it("pages ask for pictures in the widths that there are", () => {
  expect(pictureWidths.map(String)).toEqual(copyWidth.options);
});
