-- From which network a session was opened, its end hidden, and when whoever has it last proved who they are past the login.
ALTER TABLE sessions ADD COLUMN network text, ADD COLUMN proven_at timestamptz;

-- A new address in the place of an account's: asked for with the password, made by the link that went to the new one, and for
-- a week undone by the link that went to the old one.
CREATE TABLE email_changes (
  id              uuid PRIMARY KEY,
  account_id      uuid NOT NULL REFERENCES accounts (id),
  session_id      uuid NOT NULL,                              -- in which it was asked for: it stays signed in
  new_email       text NOT NULL,
  token_hash      bytea NOT NULL UNIQUE,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  voided_at       timestamptz,                                -- a later one was asked for, or it was used
  changed_at      timestamptz,
  old_email       text,
  old_verified_at timestamptz,                                -- of the old address, as it was
  undo_hash       bytea UNIQUE,
  undone_at       timestamptz,                                -- by its own link or that of an earlier change
  CHECK (num_nulls(changed_at, old_email, undo_hash) IN (0, 3))
);
CREATE INDEX email_changes_account ON email_changes (account_id);
-- The address that was an account's is kept for it while the change can be undone.
CREATE INDEX email_changes_old_email ON email_changes (old_email) WHERE undone_at IS NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON email_changes TO somssi_app;
