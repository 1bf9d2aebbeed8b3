-- Checks of who somebody is, started under an id of ours that the gateway answers about. They say when, never who.
CREATE TABLE identity_verifications (
  id         uuid PRIMARY KEY,                              -- the gateway's identityVerificationId
  account_id uuid NOT NULL REFERENCES accounts (id),
  state      text NOT NULL CHECK (state IN ('started', 'verified', 'refused', 'expired')),
  refusal    text CHECK (refusal IN ('under_member_age', 'under_pro_age', 'taken', 'another_person')),
  started_at timestamptz NOT NULL,
  ended_at   timestamptz,
  CHECK ((state = 'started') = (ended_at IS NULL))
);
CREATE INDEX identity_verifications_of ON identity_verifications (account_id, started_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity_verifications TO somssi_app;

-- Who an account was found to be by its last good check. Neither the day of birth nor the CI is kept.
CREATE TABLE identities (
  account_id      uuid PRIMARY KEY REFERENCES accounts (id),
  verification_id uuid NOT NULL UNIQUE REFERENCES identity_verifications (id),
  legal_name      text NOT NULL,
  checked_on      date NOT NULL,                            -- Asia/Seoul
  is_adult        boolean NOT NULL,                         -- old enough for a pro on that day; for an account, always
  ci_hash         bytea NOT NULL,                           -- HMAC-SHA-256 of the CI
  pro_id          uuid UNIQUE REFERENCES pro_profiles (id)  -- the one pro who is this person; null for a customer
);
CREATE UNIQUE INDEX identities_one_pro ON identities (ci_hash) WHERE pro_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON identities TO somssi_app;

-- Each time that a customer read who the person is whom they hired. Ids alone: what was read stands in `identities`.
CREATE TABLE identity_disclosures (
  id         uuid PRIMARY KEY,
  hire_id    uuid NOT NULL REFERENCES hires (id),
  account_id uuid NOT NULL REFERENCES accounts (id),        -- who read it
  pro_id     uuid NOT NULL REFERENCES pro_profiles (id),    -- of whom
  at         timestamptz NOT NULL
);
CREATE INDEX identity_disclosures_of ON identity_disclosures (pro_id, id);
CREATE INDEX identity_disclosures_of_hire ON identity_disclosures (hire_id);
GRANT SELECT, INSERT ON identity_disclosures TO somssi_app;
REVOKE UPDATE, DELETE ON identity_disclosures FROM somssi_app;

-- What a business says of itself before it is hired; empty until it is handed in again.
ALTER TABLE certifications
  ADD COLUMN representative   text,
  ADD COLUMN business_address text,
  ADD COLUMN business_phone   text;

ALTER TABLE certifications DROP CONSTRAINT certifications_decided_by_check;
ALTER TABLE certifications ADD CONSTRAINT certifications_decided_by_check
  CHECK (decided_by IN ('phone', 'identity', 'time', 'staff')) NOT VALID;
