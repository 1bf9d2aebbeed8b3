-- What follows from answers about advertising: they are confirmed to the person, and asked for again every two years.
CREATE TABLE advertising_follow_ups (
  account_id uuid PRIMARY KEY REFERENCES accounts (id),
  unconfirmed_since timestamptz,                    -- the first answer that was not confirmed yet
  asked_at timestamptz,                             -- when the person was last asked whether it still holds
  ask_at timestamptz                                -- when they are asked next; null while nothing is agreed to
);
CREATE INDEX advertising_follow_ups_confirm ON advertising_follow_ups (unconfirmed_since);
CREATE INDEX advertising_follow_ups_ask ON advertising_follow_ups (ask_at);
INSERT INTO advertising_follow_ups (account_id, ask_at)
SELECT account_id, min(at) + interval '2 years' FROM (
  SELECT DISTINCT ON (account_id, kind) account_id, at, granted FROM consents
  WHERE kind LIKE 'marketing%' ORDER BY account_id, kind, at DESC, id DESC) last
WHERE granted GROUP BY account_id;
