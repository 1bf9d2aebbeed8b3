-- Names that approved pros asked for. The name of the profile stays until staff approve; what ended stays as history.
CREATE TABLE pro_name_changes (
  id            uuid PRIMARY KEY,
  pro_id        uuid NOT NULL REFERENCES pro_profiles (id),
  name          text NOT NULL,
  previous_name text NOT NULL,                        -- shown when it was asked for
  state         text NOT NULL CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn', 'replaced')),
  reason        text,                                 -- of a rejection; the pro reads it
  asked_at      timestamptz NOT NULL,
  ended_at      timestamptz,
  ended_by      text,                                 -- pro, or staff:<id>
  CHECK ((state = 'pending') = (ended_at IS NULL)),
  CHECK ((state = 'pending') = (ended_by IS NULL)),
  CHECK ((state = 'rejected') = (reason IS NOT NULL))
);
CREATE UNIQUE INDEX pro_name_changes_one_waits ON pro_name_changes (pro_id) WHERE state = 'pending';
CREATE INDEX pro_name_changes_of_pro ON pro_name_changes (pro_id, id);
CREATE INDEX pro_name_changes_waiting ON pro_name_changes (asked_at, id) WHERE state = 'pending';
GRANT SELECT, INSERT, UPDATE ON pro_name_changes TO somssi_app;
REVOKE DELETE, TRUNCATE ON pro_name_changes FROM somssi_app;
