-- What people looked for and the catalogue does not have, the same words together. Nothing says who wished it.
CREATE TABLE service_wishes (
  id       uuid PRIMARY KEY,
  keys     text NOT NULL UNIQUE,                     -- of the words, as search compares them
  words    text NOT NULL,                            -- as written last
  count    integer NOT NULL DEFAULT 1 CHECK (count > 0),
  state    text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'seen', 'added')),
  first_at timestamptz NOT NULL,
  last_at  timestamptz NOT NULL
);
CREATE INDEX service_wishes_last ON service_wishes (last_at DESC, id DESC);
CREATE INDEX service_wishes_open ON service_wishes (id) WHERE state = 'open';
GRANT SELECT, INSERT, UPDATE, DELETE ON service_wishes TO somssi_app;
