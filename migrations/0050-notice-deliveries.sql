-- Notices reach people outside the page: what each says on a channel is made from its values, once a job has decided
-- which channels it takes.
ALTER TABLE notifications ADD COLUMN details jsonb NOT NULL DEFAULT '{}';
ALTER TABLE notifications ADD COLUMN planned_at timestamptz;
UPDATE notifications SET planned_at = created_at;
CREATE INDEX notifications_unplanned ON notifications (created_at, id) WHERE planned_at IS NULL;

ALTER TABLE deliveries DROP CONSTRAINT outbox_messages_channel_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_channel_check CHECK (channel IN ('push', 'sms', 'alimtalk', 'email'));
ALTER TABLE deliveries DROP CONSTRAINT deliveries_state_check;
-- dropped: its notice was read before it went; merged: it went as a part of a digest.
ALTER TABLE deliveries ADD CONSTRAINT deliveries_state_check
  CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'unclear', 'dropped', 'merged'));
ALTER TABLE deliveries ADD COLUMN notice_id uuid REFERENCES notifications (id);
ALTER TABLE deliveries ADD COLUMN action jsonb;               -- e-mail only: {"label": …, "path": …}
ALTER TABLE deliveries ADD COLUMN unless_read boolean NOT NULL DEFAULT false;
ALTER TABLE deliveries ADD COLUMN for_digest boolean NOT NULL DEFAULT false;
ALTER TABLE deliveries ADD COLUMN digest_id uuid REFERENCES deliveries (id);
-- A notice goes once on a channel; a text message is one, whichever way it takes.
CREATE UNIQUE INDEX deliveries_notice ON deliveries
  (notice_id, (CASE WHEN channel IN ('sms', 'alimtalk') THEN 'text' ELSE channel END)) WHERE notice_id IS NOT NULL;
CREATE INDEX deliveries_digest ON deliveries (account_id, not_before) WHERE for_digest AND state = 'pending';
CREATE INDEX deliveries_merged ON deliveries (digest_id) WHERE digest_id IS NOT NULL;

-- What a person chose otherwise than everybody's default.
CREATE TABLE notification_choices (
  account_id uuid NOT NULL REFERENCES accounts (id),
  notice_group text NOT NULL,
  channel    text NOT NULL CHECK (channel IN ('push', 'text', 'email')),
  is_on      boolean NOT NULL,
  PRIMARY KEY (account_id, notice_group, channel)
);
CREATE TABLE notification_settings (
  account_id  uuid PRIMARY KEY REFERENCES accounts (id),
  quiet_from  smallint,                                       -- hour of the day, Asia/Seoul; null with quiet_to: none
  quiet_to    smallint,
  digest      boolean NOT NULL,
  may_wake    boolean NOT NULL,                               -- urgent requests do not wait for the morning
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL)),
  CHECK (quiet_from BETWEEN 0 AND 23 AND quiet_to BETWEEN 0 AND 23 AND quiet_from <> quiet_to)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON notification_choices, notification_settings TO somssi_app;
