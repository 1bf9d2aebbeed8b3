-- A report is about a thing that somebody saw, and about the person whose it is; the pro is one kind of both.
ALTER TABLE abuse_reports
  ADD COLUMN subject_kind text NOT NULL DEFAULT 'pro' CHECK (subject_kind IN ('pro', 'quote', 'message', 'request', 'review')),
  ADD COLUMN subject_id   uuid,
  ADD COLUMN reported_id  uuid REFERENCES accounts (id),
  ALTER COLUMN pro_id DROP NOT NULL;                     -- null: they are reported as a customer
UPDATE abuse_reports r SET subject_id = r.pro_id, reported_id = p.account_id FROM pro_profiles p WHERE p.id = r.pro_id;
ALTER TABLE abuse_reports
  ALTER COLUMN subject_kind DROP DEFAULT,
  ALTER COLUMN subject_id SET NOT NULL,
  ALTER COLUMN reported_id SET NOT NULL;
DROP INDEX abuse_reports_one_open;
CREATE UNIQUE INDEX abuse_reports_one_open ON abuse_reports (subject_kind, subject_id, reporter_id) WHERE state = 'open';
CREATE INDEX messages_marked ON messages (author_id) WHERE has_contact_details;
