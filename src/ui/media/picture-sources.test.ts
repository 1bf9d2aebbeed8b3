import { describe, expect, it } from "vitest";
import { blurStyle } from "./picture-blur.ts";
import { pictureSources } from "./picture-sources.ts";

const copies = (width?: number) =>
  pictureSources("/pictures/a/", width).srcSet?.replaceAll("/pictures/a/", "");

describe("pictureSources", () => {
  it("offers copies up to the first that holds every pixel, each with its true width", () => {
    expect(copies(2_048)).toBe("?w=160 160w, ?w=480 480w, ?w=960 960w, ?w=1600 1600w");
    expect(copies(1_600)).toBe("?w=160 160w, ?w=480 480w, ?w=960 960w, ?w=1600 1600w");
    expect(copies(720)).toBe("?w=160 160w, ?w=480 480w, ?w=960 720w");
    expect(copies(480)).toBe("?w=160 160w, ?w=480 480w");
    expect(copies(90)).toBe("?w=160 90w");
  });
  it("offers small copies where the size is not known", () => {
    expect(copies()).toBe("?w=160 160w, ?w=480 480w");
  });
  it("names one for browsers that do not choose, without what the address asked for", () => {
    expect(pictureSources("/pictures/a/?size=thumb", 2_048).src).toBe("/pictures/a/?w=480");
    expect(pictureSources("/pictures/a/", 90).src).toBe("/pictures/a/?w=160");
  });
  it("leaves alone what does not lie on our server", () => {
    expect(pictureSources("blob:http://localhost/1")).toEqual({ src: "blob:http://localhost/1" });
  });
});

describe("blurStyle", () => {
  it("reads five colours", () => {
    expect(blurStyle("0123456789abcde")).toEqual({
      "--blur": "#012",
      "--blur-1": "#345",
      "--blur-2": "#678",
      "--blur-3": "#9ab",
      "--blur-4": "#cde",
    });
  });
  it.each([null, undefined, "", "012345678", "012345678abcde;", "0123456789abcdef"])(
    "makes nothing of %j",
    (blur) => expect(blurStyle(blur)).toBeUndefined(),
  );
});
