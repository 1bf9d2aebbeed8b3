CREATE TABLE accounts (
  id                uuid PRIMARY KEY,
  email             text NOT NULL UNIQUE,            -- normalised by domain/account/email.ts
  password_hash     text NOT NULL,
  name              text NOT NULL,
  role              text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'staff')),
  staff_level       text CHECK (staff_level IN ('moderator', 'admin')),
  mode              text CHECK (mode IN ('customer', 'pro')),   -- the last choice; null until one is made
  status            text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended', 'deleted')),
  phone             text,                             -- +8210…, set only once verified
  phone_verified_at timestamptz,
  event_seq         bigint NOT NULL DEFAULT 0,        -- last number given in person_events
  created_at        timestamptz NOT NULL,
  CHECK ((role = 'staff') = (staff_level IS NOT NULL)),
  CHECK ((phone IS NULL) = (phone_verified_at IS NULL))
);
CREATE UNIQUE INDEX accounts_phone ON accounts (phone) WHERE phone IS NOT NULL AND status <> 'deleted';

CREATE TABLE consents (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  kind       text NOT NULL CHECK (kind IN ('terms', 'privacy', 'age_14', 'marketing', 'marketing_night')),
  version    text NOT NULL,
  granted    boolean NOT NULL,
  at         timestamptz NOT NULL
);
CREATE INDEX consents_account ON consents (account_id, kind, at);

CREATE TABLE sessions (
  id           uuid PRIMARY KEY,
  token_hash   bytea NOT NULL UNIQUE,
  account_id   uuid NOT NULL REFERENCES accounts (id),
  user_agent   text NOT NULL DEFAULT '',
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at     timestamptz
);
CREATE INDEX sessions_account ON sessions (account_id) WHERE ended_at IS NULL;

CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);

CREATE TABLE phone_codes (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  phone      text NOT NULL,
  purpose    text NOT NULL CHECK (purpose IN ('verify', 'change')),
  code_hmac  bytea NOT NULL,
  tries      integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX phone_codes_latest ON phone_codes (account_id, purpose, created_at DESC);

-- Sliding-window counts shared by every process; subjects are keyed hashes, never an address or number.
CREATE TABLE attempts (
  scope   text NOT NULL,
  subject bytea NOT NULL,
  at      timestamptz NOT NULL
);
CREATE INDEX attempts_window ON attempts (scope, subject, at);
CREATE INDEX attempts_at ON attempts (at);

CREATE TABLE account_blocks (
  blocker_id uuid NOT NULL REFERENCES accounts (id),
  blocked_id uuid NOT NULL REFERENCES accounts (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);
CREATE INDEX account_blocks_blocked ON account_blocks (blocked_id);
