-- What is sold. A version of a product holds from a day on until a later one; nothing is ever edited.
CREATE TABLE products (
  id       uuid PRIMARY KEY,
  kind     text NOT NULL CHECK (kind IN ('plan', 'pack')),
  plan_id  uuid UNIQUE,                                   -- of a plan alone
  name     text NOT NULL,
  position integer NOT NULL,
  CHECK ((kind = 'plan') = (plan_id IS NOT NULL))
);
CREATE TABLE product_versions (
  product_id     uuid NOT NULL REFERENCES products (id),
  effective_from date NOT NULL,                           -- a day in Seoul
  price_won      integer NOT NULL CHECK (price_won >= 0), -- VAT included
  credits        integer NOT NULL CHECK (credits > 0),
  for_sale       boolean NOT NULL DEFAULT true,
  PRIMARY KEY (product_id, effective_from)
);

INSERT INTO products (id, kind, plan_id, name, position) VALUES
  ('019b7600-0000-7000-8000-0000000000a1', 'plan', '019b7600-0000-7000-8000-0000000000b1', '라이트', 1),
  ('019b7600-0000-7000-8000-0000000000a2', 'plan', '019b7600-0000-7000-8000-0000000000b2', '스탠다드', 2),
  ('019b7600-0000-7000-8000-0000000000a3', 'plan', '019b7600-0000-7000-8000-0000000000b3', '프로', 3),
  ('019b7600-0000-7000-8000-0000000000a4', 'plan', '019b7600-0000-7000-8000-0000000000b4', '비즈니스', 4),
  ('019b7600-0000-7000-8000-0000000000c1', 'pack', NULL, '크레딧 10개', 11),
  ('019b7600-0000-7000-8000-0000000000c2', 'pack', NULL, '크레딧 30개', 12),
  ('019b7600-0000-7000-8000-0000000000c3', 'pack', NULL, '크레딧 100개', 13);
INSERT INTO product_versions (product_id, effective_from, price_won, credits) VALUES
  ('019b7600-0000-7000-8000-0000000000a1', '2026-01-01', 29000, 30),
  ('019b7600-0000-7000-8000-0000000000a2', '2026-01-01', 59000, 70),
  ('019b7600-0000-7000-8000-0000000000a3', '2026-01-01', 119000, 160),
  ('019b7600-0000-7000-8000-0000000000a4', '2026-01-01', 249000, 370),
  ('019b7600-0000-7000-8000-0000000000c1', '2026-01-01', 13200, 10),
  ('019b7600-0000-7000-8000-0000000000c2', '2026-01-01', 39600, 30),
  ('019b7600-0000-7000-8000-0000000000c3', '2026-01-01', 132000, 100);

-- A billing key of the gateway; the card's or phone's own number never comes here.
CREATE TABLE billing_methods (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  type        text NOT NULL CHECK (type IN ('card', 'phone')),
  billing_key text NOT NULL UNIQUE,
  card_name   text,                                       -- "현대카드 (1234)"; null for a phone
  consent_at  timestamptz,                                -- agreed to a monthly charge on the phone bill
  created_at  timestamptz NOT NULL,
  replaced_at timestamptz,
  deleted_at  timestamptz,                                -- the gateway has forgotten the key, too
  CHECK (type = 'card' OR (consent_at IS NOT NULL AND card_name IS NULL))
);
CREATE UNIQUE INDEX billing_methods_current ON billing_methods (account_id) WHERE replaced_at IS NULL;
CREATE INDEX billing_methods_to_delete ON billing_methods (replaced_at)
  WHERE replaced_at IS NOT NULL AND deleted_at IS NULL;

CREATE TABLE memberships (
  id               uuid PRIMARY KEY,
  account_id       uuid NOT NULL REFERENCES accounts (id),
  state            text NOT NULL CHECK (state IN ('incomplete', 'active', 'overdue', 'ended')),
  end_reason       text CHECK (end_reason IN
                     ('canceled', 'unpaid', 'payment_failed', 'timeout', 'refunded', 'price_refused')),
  bought_at        timestamptz NOT NULL,
  activated_at     timestamptz,
  ended_at         timestamptz,
  anchor           smallint NOT NULL CHECK (anchor BETWEEN 1 AND 31),
  period_start     date NOT NULL,
  period_end       date NOT NULL,
  plan             jsonb NOT NULL,                        -- { plan_id, price, credits } of this period
  is_canceled      boolean NOT NULL,
  next_plan        jsonb,
  method_id        uuid REFERENCES billing_methods (id),
  method_usable    boolean NOT NULL DEFAULT true,
  charges          integer NOT NULL,
  upgrades         integer NOT NULL,
  renewal_tried_at timestamptz,
  lots_until       timestamptz NOT NULL,
  arrears          jsonb,
  consent          jsonb,
  told             text[] NOT NULL,
  due_at           timestamptz,                           -- when something falls due next; null for never
  CHECK ((state = 'ended') = (end_reason IS NOT NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
-- At most one membership of an account lives, from the first press of "buy" on.
CREATE UNIQUE INDEX memberships_live ON memberships (account_id) WHERE state <> 'ended';
CREATE INDEX memberships_account ON memberships (account_id, bought_at DESC);
CREATE INDEX memberships_due ON memberships (due_at, id) WHERE due_at IS NOT NULL;

-- Paid and missed periods. Instants too, so that an early end can cut the last one.
CREATE TABLE membership_periods (
  membership_id uuid NOT NULL REFERENCES memberships (id),
  starts_on     date NOT NULL,
  ends_on       date NOT NULL,                            -- inclusive
  status        text NOT NULL CHECK (status IN ('paid', 'missed')),
  PRIMARY KEY (membership_id, starts_on),
  CHECK (starts_on <= ends_on)
);

CREATE TABLE membership_events (
  id            uuid PRIMARY KEY,
  membership_id uuid NOT NULL REFERENCES memberships (id),
  event         text NOT NULL,
  at            timestamptz NOT NULL
);
CREATE INDEX membership_events_membership ON membership_events (membership_id, id);
REVOKE UPDATE, DELETE ON membership_events FROM somssi_app;

-- Changes of plan that were planned for the next period, with what became of them.
CREATE TABLE membership_schedules (
  id               uuid PRIMARY KEY,
  membership_id    uuid NOT NULL REFERENCES memberships (id),
  from_plan        jsonb NOT NULL,
  plan             jsonb NOT NULL,
  payment_due_date date NOT NULL,
  state            text NOT NULL CHECK (state IN ('pending', 'applied', 'removed', 'replaced')),
  created_at       timestamptz NOT NULL,
  ended_at         timestamptz
);
CREATE UNIQUE INDEX membership_schedules_pending ON membership_schedules (membership_id) WHERE state = 'pending';
CREATE INDEX membership_schedules_membership ON membership_schedules (membership_id, id DESC);

CREATE TABLE guarantee_refunds (
  account_id    uuid PRIMARY KEY REFERENCES accounts (id),
  membership_id uuid NOT NULL REFERENCES memberships (id),
  at            timestamptz NOT NULL
);

-- Packs of credits bought once.
CREATE TABLE top_ups (
  id         uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  product_id uuid NOT NULL REFERENCES products (id),
  credits    integer NOT NULL CHECK (credits > 0),
  price_won  integer NOT NULL CHECK (price_won > 0),
  state      text NOT NULL CHECK (state IN ('pending', 'settled', 'failed', 'given_up')),
  lot_id     uuid REFERENCES credit_lots (id),
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX top_ups_account ON top_ups (account_id, id DESC);

-- Every charge of a billing key. The id is the gateway's idempotency.
CREATE TABLE payments (
  id            text PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES accounts (id),
  membership_id uuid REFERENCES memberships (id),
  top_up_id     uuid REFERENCES top_ups (id),
  purpose       text NOT NULL CHECK (purpose IN ('purchase', 'renewal', 'upgrade', 'recharge', 'top_up')),
  order_name    text NOT NULL,                            -- what the statement of the card says
  period_start  date,
  period_end    date,
  upgrade_no    integer NOT NULL DEFAULT 0,
  plan          jsonb,
  amount        integer NOT NULL CHECK (amount > 0),
  method_id     uuid NOT NULL REFERENCES billing_methods (id),
  method_type   text NOT NULL CHECK (method_type IN ('card', 'phone')),
  status        text NOT NULL CHECK (status IN ('pending', 'paid', 'failed', 'given_up')),
  code          text,                                     -- the gateway's word for why not
  started_at    timestamptz NOT NULL,
  sent_at       timestamptz,                              -- the one call that charges was begun
  ask_wanted    boolean NOT NULL DEFAULT false,           -- the gateway is to be asked now
  ask_at        timestamptz NOT NULL,
  give_up_at    timestamptz NOT NULL,
  recorded      boolean NOT NULL DEFAULT false,           -- the gateway has a record of it
  paid_at       timestamptz,                              -- captured; also of what we had given up
  gateway_id    text,
  refunded      integer NOT NULL DEFAULT 0,               -- all that was decided to go back
  covers        jsonb NOT NULL DEFAULT '[]',
  settled_at    timestamptz,
  CHECK ((membership_id IS NULL) <> (top_up_id IS NULL)),
  CHECK (refunded BETWEEN 0 AND amount),
  CHECK (status <> 'paid' OR paid_at IS NOT NULL)
);
CREATE UNIQUE INDEX payments_pending ON payments (membership_id) WHERE status = 'pending';
CREATE UNIQUE INDEX payments_once ON payments (membership_id, period_start, purpose, upgrade_no)
  WHERE status = 'paid' AND purpose <> 'recharge';
CREATE INDEX payments_account ON payments (account_id, started_at DESC);
CREATE INDEX payments_membership ON payments (membership_id);
CREATE INDEX payments_top_up ON payments (top_up_id);
CREATE INDEX payments_unsent ON payments (started_at) WHERE status = 'pending' AND sent_at IS NULL;
CREATE INDEX payments_to_ask ON payments (id) WHERE ask_wanted;
CREATE INDEX payments_top_up_due ON payments (ask_at) WHERE status = 'pending' AND top_up_id IS NOT NULL;

-- Money that goes back, a row each; what was decided never changes, only how far it came.
CREATE TABLE refunds (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  payment_id  text NOT NULL REFERENCES payments (id),
  amount      integer NOT NULL CHECK (amount > 0),
  left_won    integer NOT NULL CHECK (left_won >= amount), -- what was left of the payment before it
  way         text NOT NULL CHECK (way IN ('gateway', 'bank_transfer')),
  reason      text NOT NULL CHECK (reason IN
                ('guarantee', 'late_success', 'chargeback_reversed', 'top_up_unused', 'staff', 'outside')),
  state       text NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
  tries       integer NOT NULL DEFAULT 0,
  next_try_at timestamptz,                                -- of one that waits for the gateway
  code        text,
  created_at  timestamptz NOT NULL,
  done_at     timestamptz,
  CHECK ((state = 'done') = (done_at IS NOT NULL))
);
CREATE INDEX refunds_payment ON refunds (payment_id, id);
CREATE INDEX refunds_account ON refunds (account_id, id DESC);
CREATE INDEX refunds_due ON refunds (next_try_at) WHERE state = 'waiting' AND way = 'gateway';
CREATE INDEX refunds_by_bank ON refunds (id) WHERE state = 'waiting' AND way = 'bank_transfer';

CREATE TABLE receipts (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES accounts (id),
  payment_id    text UNIQUE REFERENCES payments (id),      -- null for 0 won
  membership_id uuid REFERENCES memberships (id),
  top_up_id     uuid REFERENCES top_ups (id),
  purpose       text NOT NULL,
  product_name  text NOT NULL,
  credits       integer NOT NULL,
  period_start  date,
  period_end    date,
  amount        integer NOT NULL CHECK (amount >= 0),
  vat           integer NOT NULL CHECK (vat BETWEEN 0 AND amount),
  method_name   text,
  issued_at     timestamptz NOT NULL
);
CREATE INDEX receipts_account ON receipts (account_id, id DESC);
REVOKE UPDATE, DELETE ON receipts FROM somssi_app;

-- What operators have to look at.
CREATE TABLE billing_alarms (
  id         uuid PRIMARY KEY,
  about      text NOT NULL CHECK (about IN ('our_fault', 'arrears', 'outside_refund', 'refund_failed')),
  payment_id text NOT NULL REFERENCES payments (id),
  code       text,
  at         timestamptz NOT NULL,
  closed_at  timestamptz
);
CREATE INDEX billing_alarms_open ON billing_alarms (id) WHERE closed_at IS NULL;

-- A write that charges answers after the gateway has; until then its key says what was accepted.
ALTER TABLE idempotency_keys ADD COLUMN running_until timestamptz;
