-- The time of the agreed day, "HH:MM" in Seoul; null while only the day is agreed on.
ALTER TABLE hires ADD COLUMN agreed_time text CHECK (agreed_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- One change order may change price, day and scope at once: what it changes is what it names. The old column goes with
-- the checks and the index that spoke of it.
ALTER TABLE change_orders DROP COLUMN kind;
ALTER TABLE change_orders ADD COLUMN agreed_time text CHECK (agreed_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
-- The agreed terms when it was proposed; null for proposals from before they were kept.
ALTER TABLE change_orders ADD COLUMN terms_before jsonb;
ALTER TABLE change_orders ADD CONSTRAINT change_orders_change_something
  CHECK (num_nonnulls(price, scope, agreed_date, agreed_time) > 0);
CREATE UNIQUE INDEX change_orders_one_open_price ON change_orders (hire_id)
  WHERE state = 'proposed' AND price IS NOT NULL;
CREATE UNIQUE INDEX change_orders_one_open_scope ON change_orders (hire_id)
  WHERE state = 'proposed' AND scope IS NOT NULL;
CREATE UNIQUE INDEX change_orders_one_open_day ON change_orders (hire_id)
  WHERE state = 'proposed' AND (agreed_date IS NOT NULL OR agreed_time IS NOT NULL);
