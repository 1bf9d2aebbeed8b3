import { checkFigures } from "./checks.ts";
import { databaseFigures } from "./database.ts";
import { deliveryFigures } from "./delivery.ts";
import { jobFigures } from "./jobs.ts";
import { moneyFigures } from "./money.ts";

/** What the product promises, as figures that operators watch: `/metrics`, alerts and dashboards. */
export const PRODUCT_FIGURES = [
  deliveryFigures,
  moneyFigures,
  jobFigures,
  databaseFigures,
  checkFigures,
];
