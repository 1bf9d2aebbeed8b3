-- Members who asked to leave. Until erase_at they may come back; then a sweep destroys what is theirs, this row too.
CREATE TABLE withdrawals (
  account_id uuid PRIMARY KEY REFERENCES accounts (id),
  asked_at   timestamptz NOT NULL,                        -- product time
  erase_at   timestamptz NOT NULL,
  choice     text CHECK (choice IN ('give_up')),           -- what becomes of what was paid for; null where nothing was left
  undo_hash  bytea NOT NULL UNIQUE,                       -- of the token with which leaving is undone without login
  CHECK (erase_at > asked_at)
);
CREATE INDEX withdrawals_erase_at ON withdrawals (erase_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON withdrawals TO somssi_app;

-- Whose data was destroyed. It outlives them: after a restore from a backup they are destroyed again.
CREATE TABLE erased_accounts (
  account_id uuid PRIMARY KEY,
  erased_at  timestamptz NOT NULL                          -- product time
);
GRANT SELECT, INSERT ON erased_accounts TO somssi_app;
REVOKE UPDATE, DELETE ON erased_accounts FROM somssi_app;

-- Who asked to leave is no active account; number and address stay theirs until they can no longer come back.
ALTER TABLE accounts DROP CONSTRAINT accounts_status_check;
ALTER TABLE accounts ADD CONSTRAINT accounts_status_check
  CHECK (status IN ('active', 'suspended', 'withdrawing', 'deleted')) NOT VALID;

-- A pro who left the market with their account.
ALTER TABLE pro_profiles DROP CONSTRAINT pro_profiles_state_check;
ALTER TABLE pro_profiles ADD CONSTRAINT pro_profiles_state_check
  CHECK (state IN ('pending', 'approved', 'rejected', 'suspended', 'withdrawn')) NOT VALID;
