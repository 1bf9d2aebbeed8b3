-- Scripts, styles and fonts of the pages of this version and of those before it: a page that is open while versions change
-- asks whichever process answers for files that this one may not have built.
CREATE TABLE kept_page_files (
  name         text PRIMARY KEY,                            -- "home-page-Dk3f_9aB.js", named by its content
  content_type text NOT NULL,
  is_brotli    boolean NOT NULL,                            -- else as it is
  body         bytea NOT NULL,
  started_at   timestamptz NOT NULL                         -- product time; the last start of a version that has it
);
GRANT SELECT, INSERT, UPDATE, DELETE ON kept_page_files TO somssi_app;
