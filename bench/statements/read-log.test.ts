import { expect, it } from "vitest";
import { inOneLine, readLog, type LoggedStatement } from "./read-log.ts";

it("reads statements with their parameters, over several lines, and nothing else", () => {
  const log = [
    "2027-02-01 09:00:00.123 UTC [41] LOG:  statement: begin",
    "2027-02-01 09:00:00.124 UTC [41] LOG:  execute s1: ",
    "\t    SELECT name FROM services",
    "\t    WHERE slug = $1 AND note IS NOT DISTINCT FROM $2",
    "2027-02-01 09:00:00.124 UTC [41] DETAIL:  Parameters: $1 = 'it''s, $3 = ''x''', $2 = NULL",
    "2027-02-01 09:00:00.125 UTC [42] WARNING:  there is no transaction in progress",
    "2027-02-01 09:00:00.126 UTC [41] LOG:  execute <unnamed>: commit",
    "",
  ].join("\n");
  expect(readLog(log)).toEqual([
    { pid: 41, text: "begin", parameters: [] },
    {
      pid: 41,
      text: "\n    SELECT name FROM services\n    WHERE slug = $1 AND note IS NOT DISTINCT FROM $2",
      parameters: ["it's, $3 = 'x'", null],
    },
    { pid: 41, text: "commit", parameters: [] },
  ]);
});

it("puts transactions of several connections one behind the other, where they end", () => {
  const said = (pid: number, text: string): LoggedStatement => ({ pid, text, parameters: [] });
  const log = [
    said(1, "begin"),
    said(2, "begin isolation level repeatable read"),
    said(3, "apart"),
    said(1, "of one"),
    said(2, "of two"),
    said(2, "commit"),
    said(1, "rollback"),
  ];
  expect(inOneLine(log).map(({ text }) => text)).toEqual([
    "apart",
    "begin isolation level repeatable read",
    "of two",
    "commit",
    "begin",
    "of one",
    "rollback",
  ]);
});
