/** The dimmed page behind a dialog. */
export const backdropClass =
  "fixed inset-0 z-50 bg-scrim transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0";
