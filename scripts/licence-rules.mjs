/** Licences that a package of the product may have, with why. */
export const ALLOWED = {
  MIT: "keep the notice",
  "MIT-0": "no duty",
  ISC: "keep the notice",
  "0BSD": "no duty",
  "BSD-3-Clause": "keep the notice",
  "Apache-2.0": "keep the notice, and say what was changed: nothing is",
  "BlueOak-1.0.0": "keep the notice",
  Unlicense: "no duty",
  "Python-2.0": "keep the notice",
  "MPL-2.0": "changed files would have to be published: none is changed",
};

/** What would be refused, but not for these packages. A name that ends with * stands for all that begin so. */
export const EXCEPTIONS = [
  {
    licence: "LGPL-3.0-or-later",
    packages: ["@img/sharp-*"],
    reason: "libvips, a library file of its own that runs on the server, unchanged and replaceable",
  },
  {
    licence: "LGPL-3.0",
    packages: ["libheif-js"],
    reason: "a module of its own that runs on the server, unchanged and replaceable",
  },
  {
    licence: "OFL-1.1",
    packages: ["pretendard"],
    reason: "a font: may be cut to subsets and served, not sold by itself",
  },
  {
    licence: "none stated",
    packages: ["@portone/browser-sdk"],
    reason:
      "the payment company's own client for its shops: its contract must say so before launch",
  },
];
