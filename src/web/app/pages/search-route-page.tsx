import { SearchPage } from "#web/features/search/search-page.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

const save = lazyHydrated(() =>
  import("#web/features/saved-pros/save-button.tsx").then((module) => module.SaveButton),
);
if (import.meta.env.SSR) await save.load();

/** The search, whose pros can be saved. */
export function SearchRoutePage() {
  return <SearchPage save={({ id, name }) => <save.Part proId={id} name={name} look="icon" />} />;
}
