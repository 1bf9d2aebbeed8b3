import { readFileSync } from "node:fs";
import { buildVocabulary } from "#domain/search/vocabulary.ts";
import { readEverydayWords } from "#server/features/catalogue/everyday-words.ts";
import { readQuarters } from "#server/views/search/read-quarters.ts";
import { readRegions } from "#server/seed/regions/read-regions.ts";

interface ServiceFile {
  slug: string;
  name: string;
  aliases: string[];
  category2: string;
  popular_weight: number;
}
interface CategoryFile {
  slug: string;
  name: string;
  level2: { slug: string; name: string }[];
}

function fileOf<Content>(name: string): Content {
  const url = new URL(`../../data/catalogue/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8")) as Content;
}

/** The product's own catalogue and the regions of a day in 2027, as search reads words against them. */
export function sampleVocabulary() {
  const everyday = readEverydayWords();
  const services = fileOf<ServiceFile[]>("services")
    .map((one) => ({
      ...one,
      everyday: everyday.get(one.slug) ?? [],
      category: one.category2,
      weight: one.popular_weight,
    }))
    .toSorted((a, b) => b.weight - a.weight);
  const categories = fileOf<CategoryFile[]>("categories").flatMap(({ slug, name, level2 }) => [
    { slug, name, parent: null },
    ...level2.map((one) => ({ ...one, parent: slug })),
  ]);
  const regions = readRegions().filter(({ valid_to }) => valid_to === null);
  return buildVocabulary({ services, categories, regions, quarters: readQuarters() });
}
