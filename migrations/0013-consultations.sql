-- Equal ids beside overlapping times in one exclusion constraint.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- What a pro offers as a consultant, one row per pro who does.
CREATE TABLE consultants (
  pro_id           uuid PRIMARY KEY REFERENCES pro_profiles (id),
  headline         text NOT NULL,
  fields           text[] NOT NULL,
  career           jsonb NOT NULL,                       -- [{ from_year, to_year | null, text }], what lasts first
  fee              integer NOT NULL CHECK (fee BETWEEN 0 AND 1000000),
  minutes          integer NOT NULL CHECK (minutes BETWEEN 10 AND 180 AND minutes % 10 = 0),
  weekly_hours     jsonb NOT NULL,                       -- { mon: [{ from: "09:00", to: "12:00" }], … }, Asia/Seoul
  holidays         jsonb NOT NULL,                       -- ["2027-01-01", …], in order
  response_promise text NOT NULL CHECK (response_promise IN ('1h', '3h', '24h', '48h')),
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL
);

-- Slots that customers asked for. They outlive the profile they were offered by.
CREATE TABLE consultations (
  id          uuid PRIMARY KEY,
  pro_id      uuid NOT NULL REFERENCES pro_profiles (id),
  customer_id uuid NOT NULL REFERENCES accounts (id),
  starts_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL CHECK (ends_at > starts_at),
  fee         integer NOT NULL CHECK (fee >= 0),         -- as it was when asked; paid to the pro, never to us
  message     text NOT NULL,
  state       text NOT NULL CHECK (state IN ('asked', 'confirmed', 'declined', 'expired', 'cancelled', 'held')),
  reason      text,
  ended_by    text CHECK (ended_by IN ('customer', 'pro', 'system')),
  asked_at    timestamptz NOT NULL,
  answer_by   timestamptz NOT NULL,                      -- unanswered from then on: expired
  decided_at  timestamptz,
  remind_at   timestamptz,                               -- both sides are reminded then; null: not, or done
  ended_at    timestamptz,
  CONSTRAINT consultations_slot EXCLUDE USING gist (pro_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (state IN ('asked', 'confirmed'))
);
CREATE INDEX consultations_customer ON consultations (customer_id, id DESC);
CREATE INDEX consultations_pro ON consultations (pro_id, id DESC);
CREATE INDEX consultations_answer ON consultations (answer_by) WHERE state = 'asked';
CREATE INDEX consultations_end ON consultations (ends_at) WHERE state = 'confirmed';
CREATE INDEX consultations_remind ON consultations (remind_at) WHERE state = 'confirmed';
REVOKE DELETE ON consultations FROM somssi_app;
