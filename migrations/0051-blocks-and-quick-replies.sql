-- A person takes back a block by its id. Of one that was set against a pro, as whom they were blocked.
ALTER TABLE account_blocks
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN pro_id uuid REFERENCES pro_profiles (id);
GRANT SELECT, INSERT, DELETE ON account_blocks TO somssi_app;

-- What a pro says again and again, to put into a message.
CREATE TABLE quick_replies (
  id         uuid PRIMARY KEY,
  pro_id     uuid NOT NULL REFERENCES pro_profiles (id),
  text       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX quick_replies_pro ON quick_replies (pro_id, id);
GRANT SELECT, INSERT, UPDATE, DELETE ON quick_replies TO somssi_app;
