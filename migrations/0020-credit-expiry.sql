-- What runs out, and what is about to, found among what still has something: a lot's kind and expiry stand beside its
-- balance, kept by the database, because lots themselves stay long after they are used up.
ALTER TABLE lot_balances
  ADD COLUMN kind text,
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN expiry_told_at timestamptz;                  -- its holder was told that it runs out soon
UPDATE lot_balances b SET kind = l.kind, expires_at = l.expires_at FROM credit_lots l WHERE l.id = b.lot_id;
ALTER TABLE lot_balances ALTER COLUMN kind SET NOT NULL, ALTER COLUMN expires_at SET NOT NULL;

CREATE FUNCTION copy_lot_to_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT kind, expires_at INTO NEW.kind, NEW.expires_at FROM credit_lots WHERE id = NEW.lot_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER lot_balances_copy BEFORE INSERT ON lot_balances
  FOR EACH ROW EXECUTE FUNCTION copy_lot_to_balance();

CREATE FUNCTION copy_expiry_to_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lot_balances SET expires_at = NEW.expires_at WHERE lot_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER credit_lots_copy_expiry AFTER UPDATE OF expires_at ON credit_lots
  FOR EACH ROW WHEN (OLD.expires_at <> NEW.expires_at) EXECUTE FUNCTION copy_expiry_to_balance();

CREATE INDEX lot_balances_expiring ON lot_balances (expires_at) WHERE available > 0;
CREATE INDEX lot_balances_untold ON lot_balances (expires_at)
  WHERE available > 0 AND expiry_told_at IS NULL AND kind <> 'plan';
-- The plan lots of these are lost with the period, which is told before.
CREATE INDEX memberships_ending ON memberships (period_end) WHERE state = 'active' AND is_canceled;
