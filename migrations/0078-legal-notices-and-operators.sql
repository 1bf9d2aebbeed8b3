-- Who was told of which new version of a legal text: once each.
CREATE TABLE legal_notices (
  document   text NOT NULL CHECK (document IN ('terms', 'privacy', 'operation-policy')),
  version    text NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id),
  told_at    timestamptz NOT NULL,
  PRIMARY KEY (document, version, account_id)
);
GRANT SELECT, INSERT, DELETE ON legal_notices TO somssi_app;

-- Whoever ran the product, from which moment: a receipt names who sold it.
CREATE TABLE operator_versions (
  id    uuid PRIMARY KEY,
  facts jsonb NOT NULL,
  since timestamptz NOT NULL                                -- product time
);
CREATE INDEX operator_versions_since ON operator_versions (since DESC, id DESC);
GRANT SELECT, INSERT ON operator_versions TO somssi_app;
REVOKE UPDATE, DELETE ON operator_versions FROM somssi_app;
