-- Both sides are reminded then of the day that they agreed on; null: not, or done.
ALTER TABLE hires ADD COLUMN remind_at timestamptz;
UPDATE hires SET remind_at = (agreed_date - 1 + time '10:00') AT TIME ZONE 'Asia/Seoul' WHERE state = 'hired';
CREATE INDEX hires_remind ON hires (remind_at) WHERE state = 'hired';
