-- Where a calendar subscribes to a pro's appointments. The address names the feed by its id and is signed; another id
-- makes another address, and the one before opens nothing.
CREATE TABLE calendar_feeds (
  pro_id     uuid PRIMARY KEY REFERENCES pro_profiles (id),
  feed_id    uuid NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feeds TO somssi_app;
