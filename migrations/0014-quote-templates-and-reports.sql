-- What a pro quotes again and again, to begin a quote with.
CREATE TABLE quote_templates (
  id            uuid PRIMARY KEY,
  pro_id        uuid NOT NULL REFERENCES pro_profiles (id),
  name          text NOT NULL,
  service_slug  text REFERENCES services (slug),        -- null: for any service
  unit          text NOT NULL CHECK (unit IN ('job', 'hour', 'visit', 'pyeong', 'negotiable')),
  items         jsonb NOT NULL,
  extra_ceiling integer NOT NULL CHECK (extra_ceiling >= 0),
  valid_days    integer NOT NULL CHECK (valid_days BETWEEN 1 AND 30),
  message       text NOT NULL,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL,
  UNIQUE (pro_id, name)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON quote_templates TO somssi_app;

-- Files that were added to a quote after it was sent; those sent with it have no row here.
CREATE TABLE quote_added_files (
  upload_id uuid PRIMARY KEY REFERENCES uploads (id) ON DELETE CASCADE,
  quote_id  uuid NOT NULL REFERENCES quotes (id),
  added_at  timestamptz NOT NULL,
  seen_at   timestamptz                                  -- the customer opened the quote since
);
CREATE INDEX quote_added_files_quote ON quote_added_files (quote_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON quote_added_files TO somssi_app;

-- What people tell the back office about a pro. Its photos are uploads attached to 'report:<id>'.
CREATE TABLE pro_reports (
  id          uuid PRIMARY KEY,
  pro_id      uuid NOT NULL REFERENCES pro_profiles (id),
  reporter_id uuid NOT NULL REFERENCES accounts (id),
  reason      text NOT NULL CHECK (reason IN ('false_profile', 'off_platform_payment', 'no_show', 'abusive_words',
                                              'fake_review', 'other')),
  detail      text NOT NULL,
  request_id  uuid REFERENCES requests (id),
  quote_id    uuid REFERENCES quotes (id),
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  outcome     text CHECK (outcome IN ('warned', 'suspended', 'no_action')),
  note        text,                                      -- of the back office, for itself
  closed_by   uuid REFERENCES accounts (id),
  created_at  timestamptz NOT NULL,
  closed_at   timestamptz,
  CHECK ((state = 'closed') = (outcome IS NOT NULL)),
  CHECK ((state = 'closed') = (closed_by IS NOT NULL)),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK (quote_id IS NULL OR request_id IS NOT NULL)
);
CREATE UNIQUE INDEX pro_reports_one_open ON pro_reports (pro_id, reporter_id) WHERE state = 'open';
CREATE INDEX pro_reports_queue ON pro_reports (id) WHERE state = 'open';
CREATE INDEX pro_reports_pro ON pro_reports (pro_id, id DESC);
GRANT SELECT, INSERT, UPDATE ON pro_reports TO somssi_app;
REVOKE DELETE ON pro_reports FROM somssi_app;

ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_purpose_check CHECK (purpose IN (
  'request_photo', 'quote_attachment', 'review_photo', 'profile_photo', 'message_file', 'certification_file',
  'certification_image', 'report_photo'));

-- A pro's own report reads their quotes by the day they were sent, and their hires by the day they were made.
CREATE INDEX quotes_pro_sent ON quotes (pro_id, sent_at);
CREATE INDEX quotes_pro_read ON quotes (pro_id, read_at) WHERE read_at IS NOT NULL;
CREATE INDEX hires_pro_hired ON hires (pro_id, hired_at);
