-- A letter says how it is stopped: its group is kept with it.
ALTER TABLE deliveries ADD COLUMN notice_group text;

-- Where an answer about advertising was given: at sign-up, in the settings, or by the link of a letter.
ALTER TABLE consents ADD COLUMN source text NOT NULL DEFAULT 'sign_up'
  CHECK (source IN ('sign_up', 'settings', 'letter'));
UPDATE consents SET source = 'settings' FROM accounts a
WHERE a.id = account_id AND kind LIKE 'marketing\_%' AND (kind <> 'marketing_night' OR at > a.created_at);
