-- Browsers in which a person has logged in: one that is new is told to them. The cookie's token is not stored.
CREATE TABLE known_devices (
  account_id   uuid NOT NULL REFERENCES accounts (id),
  token_hash   bytea NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, token_hash)
);
