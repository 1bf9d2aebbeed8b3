-- When the session passed the second factor; for staff it counts for some hours, then is asked again.
ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;

-- The authenticator of a staff account. The secret is encrypted with a key that the database does not know.
CREATE TABLE staff_authenticators (
  account_id   uuid PRIMARY KEY REFERENCES accounts (id),
  secret       bytea NOT NULL,                            -- nonce, tag, ciphertext
  last_counter bigint NOT NULL DEFAULT 0,                 -- codes of this time step and before are used up
  created_at   timestamptz NOT NULL
);

-- Codes mailed instead of an authenticator's, outside production only.
CREATE TABLE staff_mailed_codes (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  code_hmac  bytea NOT NULL,
  tries      integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX staff_mailed_codes_latest ON staff_mailed_codes (session_id, created_at DESC);

-- What staff did, saw and tried, from the back office or the command line. Only ever added to.
CREATE TABLE staff_log (
  id        uuid PRIMARY KEY,
  at        timestamptz NOT NULL,
  actor     text NOT NULL,                                -- 'staff:<account id>' or 'command-line:<user>'
  staff_id  uuid REFERENCES accounts (id),                -- null for the command line
  kind      text NOT NULL CHECK (kind IN ('decision', 'look_up', 'file_view', 'sign_in', 'refused', 'account')),
  action    text NOT NULL,
  subject   text NOT NULL DEFAULT '',                     -- 'pro:<id>', 'review:<id>' …
  person_id uuid REFERENCES accounts (id),                -- whose data it was about
  reason    text NOT NULL DEFAULT '',
  address   text NOT NULL DEFAULT ''                      -- where the call came from; '' for the command line
);
CREATE INDEX staff_log_staff ON staff_log (staff_id, id DESC);
CREATE INDEX staff_log_kind ON staff_log (kind, id DESC);
CREATE INDEX staff_log_at ON staff_log (at);               -- one day of it
CREATE INDEX staff_log_person ON staff_log (person_id, id DESC);
CREATE INDEX staff_log_subject ON staff_log (subject, id DESC);

INSERT INTO staff_log (id, at, actor, staff_id, kind, action, subject, person_id, reason)
SELECT s.id, s.at, s.actor, a.id, CASE WHEN s.action = 'staff.create' THEN 'account' ELSE 'decision' END,
       s.action, s.subject, coalesce(p.account_id, b.id), s.reason
FROM staff_actions s
LEFT JOIN accounts a ON s.actor = 'staff:' || a.id
LEFT JOIN pro_profiles p ON s.subject = 'pro:' || p.id
LEFT JOIN accounts b ON s.subject = 'account:' || b.id;
DROP TABLE staff_actions;

GRANT SELECT, INSERT, UPDATE, DELETE ON staff_authenticators, staff_mailed_codes TO somssi_app;
GRANT SELECT, INSERT ON staff_log TO somssi_app;
REVOKE UPDATE, DELETE, TRUNCATE ON staff_log FROM somssi_app;

-- The owner of the database keeps its rights, so it is refused here too.
CREATE FUNCTION refuse_change_of_staff_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'staff_log is only ever added to';
END
$$;
CREATE TRIGGER staff_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_staff_log();

-- Lists of those who wait, longest first.
CREATE INDEX pro_profiles_waiting ON pro_profiles (applied_at, id) WHERE state = 'pending';
