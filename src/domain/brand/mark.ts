/**
 * The house's mark in a box of 32: the syllable 솜 as roof, beam and room, cut into a seal. Drawn wherever the
 * product shows its name; public/favicon.svg and the icons beside it hold the same lines.
 */
export const MARK = {
  box: 32,
  corner: 7,
  strokeWidth: 2.7,
  lines: "M7.2 13.4 16 6.2l8.8 7.2M16 12.6v4.2M6.2 17h19.6M9.8 21h12.4v5.2H9.8z",
} as const;
