-- What uses a file, and what an entry of the staff log is about, in columns of their own instead of 'kind:id'. Each is
-- first added as a generated column: that fills the rows that are there in one pass without an UPDATE, which the log
-- refuses to everybody, and without the triggers of one. Then it is a column like any other.
ALTER TABLE uploads
  ADD COLUMN attached_kind text GENERATED ALWAYS AS (split_part(attached_to, ':', 1)) STORED,
  ADD COLUMN attached_id uuid GENERATED ALWAYS AS (split_part(attached_to, ':', 2)::uuid) STORED;
ALTER TABLE uploads
  ALTER COLUMN attached_kind DROP EXPRESSION,
  ALTER COLUMN attached_id DROP EXPRESSION,
  DROP COLUMN attached_to,                               -- its two indexes go with it
  ADD CONSTRAINT uploads_attached_check CHECK ((attached_kind IS NULL) = (attached_id IS NULL)),
  ADD CONSTRAINT uploads_attached_kind_check CHECK (attached_kind IN
    ('request', 'quote', 'review', 'pro', 'portfolio', 'certification', 'report'));
CREATE INDEX uploads_orphans ON uploads (created_at) WHERE attached_kind IS NULL AND deleted_at IS NULL;
CREATE INDEX uploads_attached ON uploads (attached_id, attached_kind) WHERE attached_id IS NOT NULL;

ALTER TABLE staff_log
  ADD COLUMN subject_kind text GENERATED ALWAYS AS (nullif(split_part(subject, ':', 1), '')) STORED,
  ADD COLUMN subject_id uuid GENERATED ALWAYS AS (nullif(split_part(subject, ':', 2), '')::uuid) STORED;
ALTER TABLE staff_log
  ALTER COLUMN subject_kind DROP EXPRESSION,
  ALTER COLUMN subject_id DROP EXPRESSION,
  DROP COLUMN subject,
  ADD CONSTRAINT staff_log_subject_check CHECK ((subject_kind IS NULL) = (subject_id IS NULL));
CREATE INDEX staff_log_subject ON staff_log (subject_id, id DESC) WHERE subject_id IS NOT NULL;
