-- Invitations to past clients outside the service. Of the token only the hash is kept; the contact goes as soon as
-- the invitation has ended, and what stays of it is a keyed hash by which the same person is not asked twice.
CREATE TABLE testimonial_invitations (
  id           uuid PRIMARY KEY,
  pro_id       uuid NOT NULL REFERENCES pro_profiles (id),
  service_slug text NOT NULL REFERENCES services (slug),
  client_name  text NOT NULL,
  channel      text NOT NULL CHECK (channel IN ('sms', 'email')),
  contact      text,
  contact_hash bytea NOT NULL,
  message      text NOT NULL,
  token_hash   bytea NOT NULL UNIQUE,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  opened_at    timestamptz,
  used_at      timestamptz,
  withdrawn_at timestamptz,
  CHECK (used_at IS NULL OR withdrawn_at IS NULL)
);
CREATE INDEX testimonial_invitations_pro ON testimonial_invitations (pro_id, id DESC);
CREATE INDEX testimonial_invitations_contact ON testimonial_invitations (pro_id, contact_hash);
CREATE INDEX testimonial_invitations_kept_contact ON testimonial_invitations (expires_at) WHERE contact IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON testimonial_invitations TO somssi_app;

-- What an invited client wrote. Taken back by its author it loses its words; that there was one stays countable.
CREATE TABLE testimonials (
  id            uuid PRIMARY KEY,
  invitation_id uuid NOT NULL UNIQUE REFERENCES testimonial_invitations (id),
  pro_id        uuid NOT NULL REFERENCES pro_profiles (id),
  service_slug  text NOT NULL REFERENCES services (slug),
  author_name   text NOT NULL,
  relation      text NOT NULL CHECK (relation IN ('personal_client', 'business_client', 'student', 'partner')),
  worked_on     text NOT NULL CHECK (worked_on ~ '^\d{4}-(0[1-9]|1[0-2])$'),  -- month
  body          text NOT NULL,
  state         text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'removed_by_pro', 'taken_back')),
  consented_at  timestamptz NOT NULL,                  -- to being shown in public
  created_at    timestamptz NOT NULL,
  ended_at      timestamptz,
  CHECK ((state = 'shown') = (ended_at IS NULL)),
  CHECK (state <> 'taken_back' OR (body = '' AND author_name = ''))
);
CREATE INDEX testimonials_pro ON testimonials (pro_id, id DESC) WHERE state = 'shown';
CREATE INDEX testimonials_pro_states ON testimonials (pro_id, state);
GRANT SELECT, INSERT, UPDATE, DELETE ON testimonials TO somssi_app;

-- Former texts of review comments, append-only: one row for each edit and for the deletion.
CREATE TABLE review_comment_versions (
  comment_id uuid NOT NULL REFERENCES review_comments (id),
  version    integer NOT NULL CHECK (version >= 1),
  event      text NOT NULL CHECK (event IN ('edited', 'deleted')),
  body       text NOT NULL,                            -- as it stood before
  at         timestamptz NOT NULL,
  PRIMARY KEY (comment_id, version)
);
GRANT SELECT, INSERT ON review_comment_versions TO somssi_app;
REVOKE UPDATE, DELETE ON review_comment_versions FROM somssi_app;

-- A deleted comment may leave its place in the talk, so lists read deleted ones too.
CREATE INDEX review_comments_all ON review_comments (review_id, id);
DROP INDEX review_comments_review;
