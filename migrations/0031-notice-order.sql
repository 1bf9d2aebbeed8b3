-- Notices are listed by the product time at which they were given: work done late gives notices of an earlier time.
DROP INDEX notifications_account;
CREATE INDEX notifications_account ON notifications (account_id, created_at DESC, id DESC);

-- Unread ones are counted, and found by where they lead when that page is opened.
DROP INDEX notifications_unread;
CREATE INDEX notifications_unread ON notifications (account_id, path) WHERE read_at IS NULL;
