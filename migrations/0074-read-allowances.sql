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
