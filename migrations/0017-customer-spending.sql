-- What a customer bought for a request with credits.
ALTER TABLE requests ADD COLUMN urgent_at timestamptz;
ALTER TABLE requests ADD COLUMN bought_quotes integer NOT NULL DEFAULT 0 CHECK (bought_quotes >= 0);
