-- What is left to a network of the reads of one kind, so that it has one share of them and not one from each process.
-- A crash gives everybody a whole share again.
CREATE UNLOGGED TABLE read_allowances (
  kind    text NOT NULL,
  network bytea NOT NULL,                                   -- keyed hash, as in rate_limit_hits
  unspent double precision NOT NULL,                        -- at that moment; grows by itself
  granted integer NOT NULL,                                 -- to the process that asked last
  at      timestamptz NOT NULL,                             -- product time
  PRIMARY KEY (kind, network)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON read_allowances TO somssi_app;

-- When each of what operators do at night was last done, and what it found wrong: for `/metrics`. What was never done counts
-- from when this table was made.
CREATE TABLE operator_checks (
  name   text PRIMARY KEY,
  at     timestamptz NOT NULL,                              -- real time
  faults integer NOT NULL CHECK (faults >= 0)
);
INSERT INTO operator_checks VALUES ('backup', now(), 0), ('ledger', now(), 0);
REVOKE INSERT, UPDATE, DELETE ON operator_checks FROM somssi_app;
GRANT SELECT ON operator_checks TO somssi_app;
