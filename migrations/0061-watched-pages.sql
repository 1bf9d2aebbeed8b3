-- Pages that are open and visible right now, so that whoever decides about a push knows, whichever process holds their
-- streams. What a crash loses of it costs one push too many.
CREATE UNLOGGED TABLE watched_pages (
  account_id    uuid NOT NULL REFERENCES accounts (id),
  page          text NOT NULL,                              -- made by the page, anew each time it is opened
  watched_until timestamptz NOT NULL,                       -- product time; put off for as long as its stream is open
  PRIMARY KEY (account_id, page)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON watched_pages TO somssi_app;
