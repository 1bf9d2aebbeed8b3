import { HomePage } from "#web/features/catalogue/home/home-page.tsx";
import { HomeSearch } from "#web/features/search/suggest/search-box.tsx";
import { useVisitor, type Visitor } from "#web/platform/session/visitor.ts";
import { stillPart } from "#ui/still-part.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

// Nobody else has a home of their own, and theirs is no part of everybody's first page.
const own = lazyHydrated(() => import("./own-home.tsx").then((module) => module.OwnHome), {
  seldom: true,
});
const still = () => import("./home-still-parts.tsx");
const market = stillPart(() => still().then((module) => module.MarketInShort));
const sample = stillPart(() => still().then((module) => module.SampleQuote));
const categories = stillPart(() => still().then((module) => module.CategorySection));
const below = stillPart(() => still().then((module) => module.BelowFirstScreen));
// On the server for everybody at once.
if (import.meta.env.SSR) await loadHomeParts("customer");

/** Settles when all parts of a person's front page can be rendered. */
export async function loadHomeParts(userType: Visitor["userType"]): Promise<void> {
  const parts = [market, sample, categories, below, ...(userType === "customer" ? [own] : [])];
  await Promise.all(parts.map((part) => part.load()));
}

/** The front page, where the catalogue, the search, prices and reviews meet. */
export function HomeRoutePage() {
  const { userType } = useVisitor();
  const search = <HomeSearch />;
  const plain = (
    <HomePage
      search={search}
      market={<market.Part />}
      sample={<sample.Part />}
      categories={<categories.Part />}
      below={<below.Part />}
    />
  );
  return userType === "customer" ? <own.Part search={search} plain={plain} /> : plain;
}
