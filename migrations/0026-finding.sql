-- What the front pages are counted from: running totals would put every request and review behind one row, so they
-- are counted anew by the sweep, at the product's time `counted_at`.
CREATE TABLE market_figures (
  only_row     boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  counted_at   timestamptz,                            -- null: not counted yet
  pro_count    integer NOT NULL DEFAULT 0,             -- pros whom anyone may see
  review_count integer NOT NULL DEFAULT 0,             -- shown reviews of them
  deal_count   integer NOT NULL DEFAULT 0              -- their finished jobs
);
INSERT INTO market_figures DEFAULT VALUES;

CREATE TABLE service_figures (
  service_slug        text PRIMARY KEY REFERENCES services (slug),
  demand              double precision NOT NULL,       -- people who asked lately, each the less the longer ago
  asked_count         integer NOT NULL,                -- those people, undiminished
  pro_count           integer NOT NULL,                -- pros whom anyone may see, taking requests
  review_count        integer NOT NULL,
  rating_sum          integer NOT NULL,
  first_quote_count   integer NOT NULL,                -- requests that first_quote_minutes is the median of
  first_quote_minutes integer                          -- from publishing to the first quote; null without any
);

-- A service in a region of either level, where there is anything of it.
CREATE TABLE service_places (
  service_slug text NOT NULL REFERENCES services (slug),
  region_code  text NOT NULL REFERENCES regions (code),
  pro_count    integer NOT NULL,
  review_count integer NOT NULL,
  rating_sum   integer NOT NULL,
  deal_count   integer NOT NULL,
  PRIMARY KEY (service_slug, region_code)
);

-- Of the last weeks only: the rest of the table stays unread.
CREATE INDEX requests_asked ON requests (published_at) INCLUDE (service_slug, customer_id)
  WHERE state NOT IN ('draft', 'blocked');
-- The work done in a region, for its reviews.
CREATE INDEX hires_place ON hires (service_slug, si_gun_gu_code) WHERE state = 'completed';
