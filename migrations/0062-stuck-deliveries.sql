-- What did not go out, or nobody knows whether it did: staff look at it, newest first.
CREATE INDEX deliveries_stuck ON deliveries (created_at DESC, id DESC) WHERE state IN ('failed', 'unclear');
-- And all that one person was sent.
DROP INDEX deliveries_account;
CREATE INDEX deliveries_account ON deliveries (account_id, created_at DESC, id DESC);
