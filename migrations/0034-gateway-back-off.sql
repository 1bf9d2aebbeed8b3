-- { lost, next_at }: charges of a renewal that never reached the gateway, and when the next one is made (epoch ms).
ALTER TABLE memberships ADD COLUMN backoff jsonb;

-- A replaced key that the gateway did not take back is given back again ever more seldom.
ALTER TABLE billing_methods ADD COLUMN delete_tries integer NOT NULL DEFAULT 0,
                            ADD COLUMN delete_next_at timestamptz;
