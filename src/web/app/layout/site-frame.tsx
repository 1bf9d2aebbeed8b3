import { Outlet } from "@tanstack/react-router";
export function SiteFrame() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
