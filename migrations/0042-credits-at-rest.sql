-- Accounts whose plan credits pay nothing at the moment: their membership is overdue. Credits know it from here, so that
-- they need not ask memberships.
CREATE TABLE credits_at_rest (
  account_id uuid PRIMARY KEY REFERENCES accounts (id)
);
INSERT INTO credits_at_rest (account_id)
SELECT DISTINCT account_id FROM memberships WHERE state = 'overdue';
