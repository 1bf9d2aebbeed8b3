-- An address takes more than mail about the account once a link that was sent to it was opened. Whoever is here already has
-- been written to.
ALTER TABLE accounts ADD COLUMN email_verified_at timestamptz;
UPDATE accounts SET email_verified_at = created_at;

CREATE TABLE email_verifications (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  email      text NOT NULL,                                   -- the address that it proves
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX email_verifications_account ON email_verifications (account_id) WHERE used_at IS NULL;

-- Addresses that their mail server said do not exist; gone with the next confirmation.
CREATE TABLE email_bounces (
  email  text PRIMARY KEY,
  reason text NOT NULL,                                       -- "550"
  at     timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON email_verifications, email_bounces TO somssi_app;
