CREATE TABLE notifications (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL,
  title      text NOT NULL,
  body       text NOT NULL,
  path       text NOT NULL,                               -- where a tap leads, on our own origin
  created_at timestamptz NOT NULL,
  read_at    timestamptz
);
CREATE INDEX notifications_account ON notifications (account_id, id DESC);
CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL;

-- What a person's open pages are told, numbered per person without gaps (accounts.event_seq).
CREATE TABLE person_events (
  account_id uuid NOT NULL REFERENCES accounts (id),
  seq        bigint NOT NULL,
  kind       text NOT NULL,
  payload    jsonb NOT NULL,                              -- ids only; the page fetches what it may see
  at         timestamptz NOT NULL,
  PRIMARY KEY (account_id, seq)
);
CREATE INDEX person_events_at ON person_events (at);

CREATE TABLE idempotency_keys (
  account_id  uuid NOT NULL REFERENCES accounts (id),
  endpoint    text NOT NULL,
  key         text NOT NULL,
  body_hash   bytea NOT NULL,
  status      integer NOT NULL,
  answer      jsonb NOT NULL,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (account_id, endpoint, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);

-- One row: what the development clock adds to real time. Stays at zero in production.
CREATE TABLE dev_clock (
  one       boolean PRIMARY KEY DEFAULT true CHECK (one),
  offset_ms bigint NOT NULL DEFAULT 0
);
INSERT INTO dev_clock DEFAULT VALUES;

-- What was put into the database by the program itself, and which edition of it.
CREATE TABLE seeds (
  name         text PRIMARY KEY,
  content_hash text NOT NULL,
  at           timestamptz NOT NULL
);

-- What staff did, from the command line or the back office.
CREATE TABLE staff_actions (
  id         uuid PRIMARY KEY,
  actor      text NOT NULL,
  action     text NOT NULL,
  subject    text NOT NULL,
  reason     text NOT NULL DEFAULT '',
  at         timestamptz NOT NULL
);
REVOKE UPDATE, DELETE ON staff_actions FROM somssi_app;
