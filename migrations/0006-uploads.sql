CREATE TABLE uploads (
  id           uuid PRIMARY KEY,
  owner_id     uuid NOT NULL REFERENCES accounts (id),
  purpose      text NOT NULL CHECK (purpose IN ('request_photo', 'quote_attachment', 'review_photo', 'profile_photo', 'message_file', 'certification_file')),
  kind         text NOT NULL CHECK (kind IN ('image', 'document')),
  mime         text NOT NULL,                          -- of the stored file, after re-encoding
  bytes        integer NOT NULL CHECK (bytes > 0),     -- of the stored file
  width        integer,
  height       integer,
  sha256       bytea NOT NULL,                         -- of the stored file
  display_name text NOT NULL,                          -- the person's name for it: shown, never a path
  storage_key  text NOT NULL,                          -- rows may share a file: it goes with its last row
  thumb_key    text,
  attached_to  text,                                   -- e.g. 'quote:<id>'; null: not used yet
  created_at   timestamptz NOT NULL,
  deleted_at   timestamptz,                            -- set: nobody sees it, the sweep removes its files, then the row
  CHECK ((kind = 'image') = (thumb_key IS NOT NULL)),
  CHECK ((kind = 'image') = (width IS NOT NULL AND height IS NOT NULL))
);
CREATE INDEX uploads_orphans ON uploads (created_at) WHERE attached_to IS NULL AND deleted_at IS NULL;
CREATE INDEX uploads_deleted ON uploads (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX uploads_attached ON uploads (attached_to) WHERE attached_to IS NOT NULL;
CREATE INDEX uploads_storage_key ON uploads (storage_key);
CREATE INDEX uploads_owner ON uploads (owner_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON uploads TO somssi_app;
