-- A replay gives the first answer byte for byte; jsonb would put its fields into another order.
ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE text USING answer::text;

-- What the transaction of a write that charges came to, until its answer is known: whoever takes over from a process
-- that died goes on from there, and never does it again.
ALTER TABLE idempotency_keys ADD COLUMN accepted jsonb;
