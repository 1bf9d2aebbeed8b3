import { expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { AttachedFiles, type AttachedFile } from "./attached-files.tsx";

const common = { blur: null, focus: null, width: null, height: null };
const paper = (id: string): AttachedFile => ({
  ...common,
  id,
  kind: "document",
  name: `${id}.pdf`,
  url: `/files/${id}/`,
});
const picture = { ...paper("방"), kind: "image", name: "방.jpg", width: 4, height: 3 };

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link);

it("opens each paper in a tab of its own, by its name", () => {
  const files = [paper("견적"), paper("도면")];
  expect(linksInPage(<AttachedFiles files={files} />)).toEqual([
    ["견적.pdf", "/files/견적/"],
    ["도면.pdf", "/files/도면/"],
  ]);
  const links = linksOf(renderToStaticMarkup(<AttachedFiles files={files} />));
  expect(links).toHaveLength(2);
  // The talk stays open behind it, out of reach of what is opened.
  for (const link of links) expect(link).toMatch(/target="_blank" rel="[^"]*noopener/);
});

it("shows pictures as such and not by their names, and nothing where nothing was sent", () => {
  const files = [paper("견적"), picture];
  expect(renderToStaticMarkup(<AttachedFiles files={files} />)).toContain('aria-label="보낸 사진"');
  expect(textInPage(<AttachedFiles files={files} />)).toBe("견적.pdf");
  expect(textInPage(<AttachedFiles files={[]} />)).toBe("");
});
