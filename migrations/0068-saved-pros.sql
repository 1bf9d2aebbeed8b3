-- Pros whom a person saved to find them again. Nobody else learns of it, the pro neither.
CREATE TABLE saved_pros (
  account_id uuid NOT NULL REFERENCES accounts (id),
  pro_id     uuid NOT NULL REFERENCES pro_profiles (id),
  saved_at   timestamptz NOT NULL,
  PRIMARY KEY (account_id, pro_id)
);
CREATE INDEX saved_pros_newest ON saved_pros (account_id, saved_at DESC, pro_id DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_pros TO somssi_app;
