-- A pro's pieces of work, in the order in which the pro shows them.
CREATE TABLE portfolio_pieces (
  id             uuid PRIMARY KEY,
  pro_id         uuid NOT NULL REFERENCES pro_profiles (id),
  position       integer NOT NULL CHECK (position BETWEEN 1 AND 1000),  -- 1 is shown first; gaps are allowed
  title          text NOT NULL,
  service_slug   text NOT NULL REFERENCES services (slug),
  description    text NOT NULL,
  si_gun_gu_code text REFERENCES regions (code),       -- null: done online
  done_on        text NOT NULL CHECK (done_on ~ '^\d{4}-(0[1-9]|1[0-2])$'),  -- month
  price          integer CHECK (price BETWEEN 0 AND 1000000000),             -- won; null: not told
  photo_ids      uuid[] NOT NULL CHECK (cardinality(photo_ids) BETWEEN 1 AND 10),
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL,
  UNIQUE (pro_id, position) DEFERRABLE INITIALLY DEFERRED  -- a new order is written row by row
);

ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_purpose_check CHECK (purpose IN (
  'request_photo', 'quote_attachment', 'review_photo', 'profile_photo', 'message_file', 'certification_file',
  'certification_image', 'report_photo', 'portfolio_photo'));

-- The reviews of a pro by stars, by service and with photos. The first also holds what their averages are made of,
-- so that figures of ten thousand reviews are read from the index alone.
CREATE INDEX reviews_pro_rating ON reviews (pro_id, rating, id)
  INCLUDE (service_slug, quality, communication, punctuality) WHERE state = 'shown';
CREATE INDEX reviews_pro_service ON reviews (pro_id, service_slug, id) WHERE state = 'shown';
CREATE INDEX reviews_pro_photos ON reviews (pro_id, id) WHERE state = 'shown' AND photo_ids <> '{}';
