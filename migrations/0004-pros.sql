CREATE TABLE pro_profiles (
  id                uuid PRIMARY KEY,
  account_id        uuid NOT NULL UNIQUE REFERENCES accounts (id),
  display_name      text NOT NULL,
  headline          text NOT NULL,
  introduction      text NOT NULL,
  career_years      integer NOT NULL DEFAULT 0 CHECK (career_years BETWEEN 0 AND 70),
  photo_id          uuid,
  state             text NOT NULL CHECK (state IN ('pending', 'approved', 'rejected', 'suspended')),
  state_reason      text,
  accepts_requests  boolean NOT NULL DEFAULT true,     -- the pro's own pause switch
  allow_public_read boolean NOT NULL DEFAULT true,
  applied_at        timestamptz NOT NULL,
  approved_at       timestamptz,
  -- Running figures, changed in the transaction that changes what they count.
  review_count      integer NOT NULL DEFAULT 0,
  rating_sum        integer NOT NULL DEFAULT 0,
  hire_count        integer NOT NULL DEFAULT 0,
  quote_count       integer NOT NULL DEFAULT 0,
  answer_seconds    bigint NOT NULL DEFAULT 0,         -- Σ seconds from receipt to quote, over quote_count
  deal_count        integer NOT NULL DEFAULT 0,        -- completed deals
  deal_kept_count   integer NOT NULL DEFAULT 0,        -- of those, ended at the quoted price
  deleted_by_author integer NOT NULL DEFAULT 0,        -- reviews
  deleted_by_staff  integer NOT NULL DEFAULT 0
);
CREATE INDEX pro_profiles_state ON pro_profiles (state, applied_at);

CREATE TABLE pro_services (
  pro_id       uuid NOT NULL REFERENCES pro_profiles (id),
  service_slug text NOT NULL REFERENCES services (slug),
  PRIMARY KEY (pro_id, service_slug)
);
CREATE INDEX pro_services_service ON pro_services (service_slug, pro_id);

CREATE TABLE pro_regions (
  pro_id         uuid NOT NULL REFERENCES pro_profiles (id),
  si_gun_gu_code text NOT NULL REFERENCES regions (code),
  PRIMARY KEY (pro_id, si_gun_gu_code)
);
CREATE INDEX pro_regions_region ON pro_regions (si_gun_gu_code, pro_id);

CREATE TABLE certifications (
  id          uuid PRIMARY KEY,
  pro_id      uuid NOT NULL REFERENCES pro_profiles (id),
  kind        text NOT NULL CHECK (kind IN ('identity', 'business', 'licence')),
  label       text NOT NULL,
  state       text NOT NULL CHECK (state IN ('pending', 'approved', 'rejected', 'expired')),
  reason      text,
  decided_at  timestamptz,
  created_at  timestamptz NOT NULL
);
CREATE INDEX certifications_pro ON certifications (pro_id, kind) WHERE state = 'approved';
