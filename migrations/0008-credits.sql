-- Credits are owned per account in lots. The ledger (transfers and their entries) is the truth and is
-- append-only; lot_balances and credit_holds are its running figures, changed in the same transaction.
CREATE TABLE credit_lots (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  kind        text NOT NULL CHECK (kind IN ('plan', 'rollover', 'topup', 'bonus', 'refund')),
  credits     integer NOT NULL CHECK (credits > 0),
  paid_won    integer NOT NULL CHECK (paid_won >= 0),
  source      text NOT NULL,                             -- what granted it, e.g. 'pro_approval:<id>'
  granted_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  UNIQUE (account_id, source)
);
CREATE INDEX credit_lots_account ON credit_lots (account_id, expires_at);

CREATE TABLE lot_balances (
  lot_id    uuid PRIMARY KEY REFERENCES credit_lots (id),
  available integer NOT NULL CHECK (available >= 0),
  held      integer NOT NULL CHECK (held >= 0)
);

CREATE TABLE credit_transfers (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  reason     text NOT NULL CHECK (reason IN ('grant', 'hold', 'capture', 'release', 'expire', 'refund', 'spend')),
  detail     text NOT NULL,                              -- reason code, e.g. 'unread_48h', 'pro_approval'
  reference  text NOT NULL,                              -- e.g. 'quote:<id>'
  at         timestamptz NOT NULL,
  UNIQUE (account_id, reason, reference)
);
CREATE INDEX credit_transfers_account ON credit_transfers (account_id, at DESC, id DESC);

CREATE TABLE credit_entries (
  id          uuid PRIMARY KEY,
  transfer_id uuid NOT NULL REFERENCES credit_transfers (id),
  lot_id      uuid NOT NULL REFERENCES credit_lots (id),
  ledger      text NOT NULL CHECK (ledger IN ('issued', 'available', 'held', 'spent', 'expired')),
  amount      integer NOT NULL CHECK (amount <> 0)        -- + into the ledger account, − out of it
);
CREATE INDEX credit_entries_transfer ON credit_entries (transfer_id);
CREATE INDEX credit_entries_lot ON credit_entries (lot_id);

CREATE TABLE credit_holds (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  quote_id    uuid NOT NULL UNIQUE REFERENCES quotes (id),
  credits     integer NOT NULL CHECK (credits > 0),
  state       text NOT NULL CHECK (state IN ('held', 'captured', 'released')),
  end_reason  text,
  release_due timestamptz NOT NULL,
  created_at  timestamptz NOT NULL,
  ended_at    timestamptz,
  CHECK ((state = 'held') = (ended_at IS NULL))
);
CREATE INDEX credit_holds_due ON credit_holds (release_due) WHERE state = 'held';

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the credit ledger is append-only';
END
$$;
CREATE TRIGGER credit_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
REVOKE UPDATE, DELETE ON credit_transfers, credit_entries FROM somssi_app;

-- A transfer must balance by the time its transaction commits.
CREATE FUNCTION check_transfer_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0) FROM credit_entries WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'credit transfer % does not balance', NEW.transfer_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER credit_entries_balance AFTER INSERT ON credit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transfer_balances();
