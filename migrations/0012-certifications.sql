-- What a certification is made of. The label alone is public; number, names and files are the owner's and staff's.
ALTER TABLE certifications
  DROP CONSTRAINT certifications_kind_check,
  ADD CONSTRAINT certifications_kind_check
    CHECK (kind IN ('identity', 'business', 'licence', 'degree', 'award')),
  ADD COLUMN legal_name      text,                     -- identity
  ADD COLUMN business_number text CHECK (business_number ~ '^[0-9]{10}$'),
  ADD COLUMN business_name   text,
  ADD COLUMN issuer          text,                     -- credentials, whose title is the label
  ADD COLUMN issued_on       date,
  ADD COLUMN expires_on      date,                     -- counts through this day, Asia/Seoul; null: for ever
  ADD COLUMN file_id         uuid,                     -- the proof, never shown
  ADD COLUMN show_image_id   uuid,                     -- a picture meant to be shown, while approved
  ADD COLUMN submitted_at    timestamptz,              -- changes with every hand-in
  ADD COLUMN decided_by      text,
  ADD COLUMN expiry_told_at  timestamptz;              -- when the pro was told that it runs out soon
UPDATE certifications SET submitted_at = created_at;
ALTER TABLE certifications ALTER COLUMN submitted_at SET NOT NULL;

CREATE UNIQUE INDEX certifications_one_of_pro ON certifications (pro_id, kind)
  WHERE kind IN ('identity', 'business');
CREATE UNIQUE INDEX certifications_business_number ON certifications (business_number)
  WHERE state = 'approved' AND business_number IS NOT NULL;
CREATE INDEX certifications_of_pro ON certifications (pro_id);
CREATE INDEX certifications_pending ON certifications (submitted_at, id) WHERE state = 'pending';
CREATE INDEX certifications_expiring ON certifications (expires_on)
  WHERE state = 'approved' AND expires_on IS NOT NULL;

-- For which services' requests a licence counts. Those from before count where their pro needs one.
CREATE TABLE certification_services (
  certification_id uuid NOT NULL REFERENCES certifications (id) ON DELETE CASCADE,
  service_slug     text NOT NULL REFERENCES services (slug),
  PRIMARY KEY (certification_id, service_slug)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON certification_services TO somssi_app;
INSERT INTO certification_services (certification_id, service_slug)
  SELECT c.id, s.slug
  FROM certifications c
  JOIN pro_services p ON p.pro_id = c.pro_id
  JOIN services s ON s.slug = p.service_slug
  WHERE c.kind = 'licence' AND 'licence' = ANY (s.required_certificates);

-- Everything that ever happened to a certification; it outlives one that its pro removed.
CREATE TABLE certification_history (
  id               uuid PRIMARY KEY,
  certification_id uuid NOT NULL,
  pro_id           uuid NOT NULL REFERENCES pro_profiles (id),
  kind             text NOT NULL,
  label            text NOT NULL,
  event            text NOT NULL CHECK (event IN ('confirm', 'submit', 'approve', 'reject', 'revoke', 'run_out',
                                                       'remove')),
  state_before     text NOT NULL,
  state_after      text NOT NULL,
  actor            text NOT NULL,                      -- pro, time, or staff:<id>
  reason           text,
  at               timestamptz NOT NULL
);
CREATE INDEX certification_history_of ON certification_history (certification_id, id);
GRANT SELECT, INSERT ON certification_history TO somssi_app;
REVOKE UPDATE, DELETE ON certification_history FROM somssi_app;

ALTER TABLE uploads
  DROP CONSTRAINT uploads_purpose_check,
  ADD CONSTRAINT uploads_purpose_check CHECK (purpose IN (
    'request_photo', 'quote_attachment', 'review_photo', 'profile_photo', 'message_file',
    'certification_file', 'certification_image'));
