import type { Verdicts } from "./text/text-rules.cases.ts";

const NOTHING = [undefined, null, ""];
const same = {};

const file = (name: string, type: string, kilobytes = 1, extraBytes = 0) => ({
  name,
  type,
  size: kilobytes * 1024 + extraBytes,
});

/** What a file field of a page holds: numbered, counted, walked in order, and no Array. */
const fileList = (...files: readonly object[]) => ({
  ...files,
  length: files.length,
  item: (at: number) => files[at] ?? null,
  [Symbol.iterator]: () => files[Symbol.iterator](),
});

export const valueVerdicts: Record<string, Verdicts[]> = {
  min_value: [
    {
      params: [-1],
      takes: [-1, 0, "5", "-1", [0, "3"], "1e3", Number.POSITIVE_INFINITY, "-0.5"],
      refuses: [
        ...NOTHING,
        [],
        [[]],
        [[], 1],
        {},
        "abc",
        -2,
        "-3",
        "-1.01",
        Number.NaN,
        [0, -2],
        " ",
        true,
        "5a",
      ],
    },
    { params: ["10"], takes: ["10", 11], refuses: ["9", 9.99] },
  ],
  max_value: [
    {
      params: [10],
      takes: [10, 0, "5", -100, "10.0", [1, "2"], Number.NEGATIVE_INFINITY],
      refuses: [...NOTHING, [], [[]], {}, "abc", 11, "10.01", Number.NaN, [1, 11], " ", false],
    },
    { params: ["-1"], takes: ["-1", -5], refuses: [0] },
  ],
  between: [
    {
      params: [1, 3],
      takes: ["1", 2, 3, "3", [1, 2, 3], 1.5],
      refuses: [
        ...NOTHING,
        {},
        "1234",
        "12",
        "abc",
        "12a",
        0,
        4,
        -1,
        [4, 5, 6],
        0.99,
        3.01,
        [],
        [[]],
        true,
      ],
    },
    { params: [-10, 1], takes: [0, "-9", -10, 1], refuses: [-11, 2, "", null] },
    { params: ["1", "10"], takes: ["9", "10"], refuses: ["11", "0"] },
    { params: [0, 10], takes: [0], refuses: ["", null, "  ", false] },
  ],
  included: [
    {
      params: [1, 2, 3, 4, 5],
      takes: [1, 2, 3, 4, 5, "1", [1, 2, 3], [], ["5"]],
      refuses: [0, 6, [6], [1, 6], undefined, null, "", {}, "1.0", [[6]]],
    },
    { params: ["red", "green"], takes: ["red"], refuses: ["Red", "re", "red,green", "blue"] },
    { params: ["null", "undefined"], takes: ["null"], refuses: [null, undefined] },
    { params: ["a", null], takes: ["a", null, undefined, [null]], refuses: ["null", "", 0, {}] },
    { params: [same], takes: [same, [same]], refuses: [{}, "[object Object]"] },
  ],
  in: [{ params: ["a", "b"], takes: ["a"], refuses: ["c"] }],
  excluded: [
    {
      params: [1, 2, 3, 4, 5],
      takes: [0, 6, [6], [1, 6], "", null],
      refuses: [1, 2, 3, 4, 5, "1", [1, 2, 3]],
    },
    { params: ["a", null], takes: ["b", "null", ""], refuses: ["a", null, undefined] },
  ],
  not_in: [{ params: ["a", "b"], takes: ["c"], refuses: ["a"] }],
  is: [
    { params: ["1"], takes: ["1"], refuses: [1, "01", null] },
    { params: [1], takes: [1], refuses: ["1", 2] },
    { params: [], takes: [undefined], refuses: [1, null] },
    { params: [same], takes: [same], refuses: [{}] },
  ],
  is_not: [
    { params: ["1"], takes: [1, "2", null], refuses: ["1"] },
    { params: [same], takes: [{}], refuses: [same] },
  ],
  date_format: [
    {
      params: ["YYYY-MM-DD HH:mm"],
      takes: [new Date(0), "2010-10-20 04:30", "2028-02-29 23:59", "2010-10-20 00:00"],
      refuses: [
        "2010-10-20 4:30",
        "2010-10-20",
        "2010-10-20 24:01",
        "2010-10-20 4:61",
        "2010-10-20 04:30 ",
        "2027-02-29 10:00",
        ...NOTHING,
        {},
        true,
        new Date(Number.NaN),
      ],
    },
    {
      params: ["yyyy-MM-dd"],
      takes: ["2026-01-31", "2024-02-29"],
      refuses: [
        "2026-1-31",
        "2026-02-30",
        "26-01-31",
        "2026/01/31",
        "20260131",
        "2026-01-31T00:00",
        "2026-13-01",
      ],
    },
    { params: ["YYYY-MM-DD"], takes: ["2026-01-31"], refuses: ["2026-1-31", "31-01-2026"] },
    { params: ["dd/MM/yyyy"], takes: ["31/01/2026"], refuses: ["01/31/2026", "1/1/2026"] },
    { params: ["DD/MM/YYYY"], takes: ["31/01/2026"], refuses: ["01/31/2026"] },
    { params: ["YYYY"], takes: ["2016", 2016], refuses: ["16", "20166"] },
    { params: ["YYYY년 MM월 DD일"], takes: ["2026년 01월 31일"], refuses: ["2026년 1월 31일"] },
    { params: ["HH:mm"], takes: ["09:00", "23:59"], refuses: ["24:00", "9:00"] },
    { params: ["no such format"], takes: [], refuses: ["2026-01-31", ""] },
    { params: [""], takes: [], refuses: ["", "2026"] },
  ],
  before: [
    {
      params: [new Date(2026, 0, 2)],
      takes: [new Date(2026, 0, 1), "2026-01-01"],
      refuses: [new Date(2026, 0, 2), "2026-01-02", new Date(Number.NaN), null],
    },
    {
      params: ["2026-01-02", true],
      takes: [new Date(2026, 0, 2)],
      refuses: [new Date(2026, 0, 3)],
    },
    {
      params: ["11/09/2016", "DD/MM/YYYY"],
      takes: ["10/09/2016", "31/12/2015"],
      refuses: ["12/09/2016", "11/09/2016", "", null, "10/9/2016", "32/08/2016"],
    },
    {
      params: ["11/09/2016", false, "DD/MM/YYYY"],
      takes: ["10/09/2016"],
      refuses: ["12/09/2016", "11/09/2016"],
    },
    {
      params: ["11/09/2016", true, "DD/MM/YYYY"],
      takes: ["11/09/2016", "10/09/2016"],
      refuses: ["12/09/2016"],
    },
    { params: ["11/15/2016", false, "DD/MM/YYYY"], takes: [], refuses: ["12/09/2016"] },
    { params: ["2026-01-31"], takes: ["2026-01-30"], refuses: ["2026-01-31", "2026-02-01"] },
  ],
  after: [
    {
      params: ["11/09/2016", "DD/MM/YYYY"],
      takes: ["12/09/2016", "01/01/2017"],
      refuses: ["10/09/2016", "11/09/2016", "", null, "31/09/2016"],
    },
    {
      params: ["11/09/2016", false, "DD/MM/YYYY"],
      takes: ["12/09/2016"],
      refuses: ["10/09/2016", "11/09/2016"],
    },
    {
      params: ["11/09/2016", "true", "DD/MM/YYYY"],
      takes: ["11/09/2016", "12/09/2016"],
      refuses: ["10/09/2016"],
    },
    { params: ["11/15/2016", false, "DD/MM/YYYY"], takes: [], refuses: ["12/09/2016"] },
    { params: ["2026-01-31"], takes: ["2026-02-01"], refuses: ["2026-01-31"] },
  ],
  date_between: [
    {
      params: ["01/09/2016", "20/09/2016", "DD/MM/YYYY"],
      takes: ["16/09/2016", "02/09/2016", "19/09/2016"],
      refuses: ["01/09/2016", "20/09/2016", "09/16/2016", "", null, "31/08/2016", "21/09/2016"],
    },
    { params: ["01/9/2016", "15/09/2016", "DD/MM/YYYY"], takes: [], refuses: ["10/09/2016"] },
    { params: ["199/10/2016", "20/09/2016", "DD/MM/YYYY"], takes: [], refuses: ["16/09/2016"] },
    { params: ["01/09/2016", "1/15/2016", "DD/MM/YYYY"], takes: [], refuses: ["16/09/2016"] },
    {
      params: ["01/09/2016", "20/09/2016", "[)", "DD/MM/YYYY"],
      takes: ["01/09/2016", "19/09/2016"],
      refuses: ["20/09/2016", "31/08/2016"],
    },
    {
      params: ["01/09/2016", "20/09/2016", "(]", "DD/MM/YYYY"],
      takes: ["20/09/2016", "02/09/2016"],
      refuses: ["01/09/2016", "21/09/2016"],
    },
    {
      params: ["01/09/2016", "20/09/2016", "[]", "DD/MM/YYYY"],
      takes: ["01/09/2016", "20/09/2016"],
      refuses: ["31/08/2016", "21/09/2016"],
    },
    { params: ["2000", "2016", "()", "YYYY"], takes: [2015, "2001"], refuses: [2016, 2000] },
    {
      params: ["2026-01-01", "2026-12-31"],
      takes: ["2026-06-15"],
      refuses: ["2026-01-01", "2027-06-15"],
    },
  ],
  ext: [
    {
      params: ["txt", "jpg", "svg"],
      takes: [
        [
          file("file.txt", "text/plain"),
          file("file.jpg", "image/jpeg"),
          file("file.svg", "image/svg"),
        ],
        file("FILE.JPG", ""),
        file("a.b.txt", ""),
        [],
      ],
      refuses: [
        [file("file.pdf", "application/pdf")],
        [file("file.txt", ""), file("file.pdf", "")],
        file("filetxt", ""),
        file("file.txt.exe", ""),
        file("", ""),
        "file.txt",
        [null],
      ],
    },
    {
      params: [".png", " .JPG", "..gif"],
      takes: [file("a.png", ""), file("a.jpg", ""), file("a.gif", ""), file("a.b.PNG", "")],
      refuses: [file("a.jpeg", ""), file("apng", ""), file("a.", ""), file("", "")],
    },
    { params: ["tar.gz"], takes: [file("a.tar.gz", "")], refuses: [file("a.tarxgz", "")] },
    { params: ["", "."], takes: [], refuses: [file("a", ""), file("a.", ""), file("a.png", "")] },
    {
      params: ["png"],
      takes: [fileList(file("a.png", ""), file("b.png", "")), fileList()],
      refuses: [
        fileList(file("a.png", ""), file("b.jpg", "")),
        { length: 2, 0: file("a.png", "") },
      ],
    },
  ],
  mimes: [
    {
      params: ["image/*", "text/plain"],
      takes: [
        [
          file("file.txt", "text/plain"),
          file("file.jpg", "image/jpeg"),
          file("file.svg", "image/svg"),
        ],
        file("x", "IMAGE/PNG"),
      ],
      refuses: [
        [file("file.pdf", "application/pdf")],
        file("x", ""),
        file("x", "notimage/png"),
        file("x", "text/plainer"),
        file("x", "text/html"),
      ],
    },
    {
      params: ["image/svg+xml"],
      takes: [file("x", "image/svg+xml")],
      refuses: [file("x", "image/svg")],
    },
  ],
  image: [
    {
      takes: [
        fileList(file("a.png", ""), file("b.gif", "")),
        ["a.jpg", "b.JPEG", "c.png", "d.gif", "e.bmp", "f.svg", "g.webp"].map((name) =>
          file(name, ""),
        ),
        file("a.png", "text/plain"),
      ],
      refuses: [
        file("file.pdf", "image/png"),
        file("png", ""),
        [file("a.jpg", ""), file("a.txt", "")],
        fileList(file("a.jpg", ""), file("a.txt", "")),
      ],
    },
  ],
  size: [
    {
      params: [15],
      takes: [[file("file.txt", "", 10)], [file("file.txt", "", 15)], file("empty", "", 0), []],
      refuses: [
        [file("file.txt", "", 16)],
        [file("file.txt", "", 15, 1)],
        [file("a", "", 1), file("b", "", 16)],
        { name: "no size" },
      ],
    },
    { params: ["15"], takes: [[file("a", "", 15)]], refuses: [[file("a", "", 15, 1)]] },
    { params: ["not a number"], takes: [], refuses: [[file("file.txt", "", 1)]] },
    { params: [0.5], takes: [file("a", "", 0, 512)], refuses: [file("a", "", 0, 513)] },
    {
      params: [15],
      takes: [fileList(file("a", "", 15), file("b", "", 1))],
      refuses: [fileList(file("a", "", 15), file("b", "", 16))],
    },
  ],
  dimensions: [
    {
      params: [150, 100],
      takes: [{ width: 150, height: 100 }, [{ width: 150, height: 100 }]],
      refuses: [
        { width: 100, height: 150 },
        { width: 15, height: 10 },
        [
          { width: 150, height: 100 },
          { width: 150, height: 101 },
        ],
        [null],
        { name: "file.pdf" },
      ],
    },
    {
      params: ["150", "100"],
      takes: [{ width: 150, height: 100 }],
      refuses: [{ width: 151, height: 100 }],
    },
  ],
};
