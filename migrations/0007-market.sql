CREATE TABLE requests (
  id               uuid PRIMARY KEY,
  customer_id      uuid NOT NULL REFERENCES accounts (id),
  service_slug     text NOT NULL,
  form_version     integer NOT NULL,
  answers          jsonb NOT NULL,
  region_code      text REFERENCES regions (code),     -- null: an online answer made the region meaningless
  si_gun_gu_code   text REFERENCES regions (code),
  quote_limit      integer NOT NULL CHECK (quote_limit BETWEEN 1 AND 100),
  decision         text NOT NULL,
  contact          jsonb NOT NULL,
  photo_count      integer NOT NULL DEFAULT 0,
  quote_count      integer NOT NULL DEFAULT 0,          -- quotes ever sent, for the quota
  state            text NOT NULL CHECK (state IN ('draft', 'open', 'choosing', 'hired', 'completed', 'closed', 'cancelled', 'blocked')),
  state_reason     text,
  ended_by         text CHECK (ended_by IN ('customer', 'hired_pro', 'system', 'staff')),
  reopened_count   integer NOT NULL DEFAULT 0 CHECK (reopened_count <= 1),
  published_at     timestamptz NOT NULL,
  quotes_close_at  timestamptz NOT NULL,
  closes_at        timestamptz NOT NULL,
  ended_at         timestamptz,
  created_at       timestamptz NOT NULL,
  FOREIGN KEY (service_slug, form_version) REFERENCES service_forms (service_slug, version)
);
CREATE INDEX requests_customer ON requests (customer_id, id DESC);
CREATE INDEX requests_quotes_close ON requests (quotes_close_at) WHERE state = 'open';
CREATE INDEX requests_close ON requests (closes_at) WHERE state IN ('open', 'choosing');
CREATE INDEX requests_service ON requests (service_slug, published_at);
-- The same person, service and region may have one open request.
CREATE UNIQUE INDEX requests_duplicate ON requests (customer_id, service_slug, coalesce(si_gun_gu_code, ''))
  WHERE state IN ('open', 'choosing');

CREATE TABLE request_recipients (
  request_id   uuid NOT NULL REFERENCES requests (id),
  pro_id       uuid NOT NULL REFERENCES pro_profiles (id),
  designated   boolean NOT NULL DEFAULT false,          -- asked directly (지정 요청)
  received_at  timestamptz NOT NULL,
  opened_at    timestamptz,
  dismissed_at timestamptz,
  price_credits  integer,                               -- shown price, kept until price_until
  price_formula  jsonb,
  price_until    timestamptz,
  PRIMARY KEY (request_id, pro_id)
);
CREATE INDEX request_recipients_pro ON request_recipients (pro_id, received_at DESC, request_id DESC);

-- Phone permissions that the customer gave or took back, as a log: the newest row per pro decides.
CREATE TABLE contact_permissions (
  id         uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES requests (id),
  pro_id     uuid NOT NULL REFERENCES pro_profiles (id),
  allowed    boolean NOT NULL,
  at         timestamptz NOT NULL
);
CREATE INDEX contact_permissions_latest ON contact_permissions (request_id, pro_id, at DESC, id DESC);

CREATE TABLE quotes (
  id             uuid PRIMARY KEY,
  request_id     uuid NOT NULL REFERENCES requests (id),
  pro_id         uuid NOT NULL REFERENCES pro_profiles (id),
  unit           text NOT NULL CHECK (unit IN ('job', 'hour', 'visit', 'pyeong', 'negotiable')),
  items          jsonb NOT NULL,
  total          integer NOT NULL CHECK (total >= 0),
  extra_ceiling  integer NOT NULL CHECK (extra_ceiling >= 0),
  valid_until    date NOT NULL,
  message        text NOT NULL,
  state          text NOT NULL CHECK (state IN ('sent', 'read', 'hired', 'declined', 'expired', 'withdrawn')),
  state_reason   text,
  price_credits  integer NOT NULL CHECK (price_credits >= 1),
  price_formula  jsonb NOT NULL,
  sent_at        timestamptz NOT NULL,
  hold_until     timestamptz NOT NULL,                   -- unread beyond this: the credits go back
  read_at        timestamptz,
  ended_at       timestamptz
);
CREATE INDEX quotes_request ON quotes (request_id, id);
CREATE INDEX quotes_pro ON quotes (pro_id, id DESC);
CREATE INDEX quotes_expiry ON quotes (valid_until) WHERE state IN ('sent', 'read');
-- One living quote per pro and request; a withdrawn one may be followed by another.
CREATE UNIQUE INDEX quotes_one_living ON quotes (request_id, pro_id) WHERE state IN ('sent', 'read', 'hired');

CREATE TABLE messages (
  id         uuid PRIMARY KEY,
  quote_id   uuid NOT NULL REFERENCES quotes (id),
  author_id  uuid NOT NULL REFERENCES accounts (id),
  body       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX messages_quote ON messages (quote_id, id DESC);

CREATE TABLE message_reads (
  quote_id     uuid NOT NULL REFERENCES quotes (id),
  account_id   uuid NOT NULL REFERENCES accounts (id),
  read_to      uuid NOT NULL,                            -- last message read
  read_at      timestamptz NOT NULL,
  PRIMARY KEY (quote_id, account_id)
);

CREATE TABLE hires (
  id               uuid PRIMARY KEY,
  request_id       uuid NOT NULL REFERENCES requests (id),
  quote_id         uuid NOT NULL UNIQUE REFERENCES quotes (id),
  customer_id      uuid NOT NULL REFERENCES accounts (id),
  pro_id           uuid NOT NULL REFERENCES pro_profiles (id),
  service_slug     text NOT NULL REFERENCES services (slug),
  si_gun_gu_code   text REFERENCES regions (code),
  quoted_price     integer NOT NULL,
  agreed_price     integer NOT NULL CHECK (agreed_price >= 0),
  agreed_date      date NOT NULL,
  place            text NOT NULL DEFAULT '',
  scope            text NOT NULL DEFAULT '',
  state            text NOT NULL CHECK (state IN ('hired', 'completed', 'cancelled')),
  cancelled_by     text CHECK (cancelled_by IN ('customer', 'hired_pro', 'staff')),
  cancel_reason    text,
  auto_complete_at timestamptz NOT NULL,
  hired_at         timestamptz NOT NULL,
  completed_at     timestamptz,
  cancelled_at     timestamptz
);
CREATE UNIQUE INDEX hires_one_living ON hires (request_id) WHERE state <> 'cancelled';
CREATE INDEX hires_pro ON hires (pro_id, id DESC);
CREATE INDEX hires_auto_complete ON hires (auto_complete_at) WHERE state = 'hired';
CREATE INDEX hires_prices ON hires (service_slug, completed_at) WHERE state = 'completed';

CREATE TABLE change_orders (
  id          uuid PRIMARY KEY,
  hire_id     uuid NOT NULL REFERENCES hires (id),
  proposed_by text NOT NULL CHECK (proposed_by IN ('customer', 'hired_pro')),
  kind        text NOT NULL CHECK (kind IN ('price', 'scope', 'date')),
  price       integer CHECK (price >= 0),
  scope       text,
  agreed_date date,
  reason      text NOT NULL,
  state       text NOT NULL CHECK (state IN ('proposed', 'approved', 'rejected', 'withdrawn')),
  created_at  timestamptz NOT NULL,
  decided_at  timestamptz,
  CHECK ((kind = 'price') = (price IS NOT NULL)),
  CHECK ((kind = 'scope') = (scope IS NOT NULL)),
  CHECK ((kind = 'date') = (agreed_date IS NOT NULL))
);
CREATE INDEX change_orders_hire ON change_orders (hire_id, id);
CREATE UNIQUE INDEX change_orders_one_open ON change_orders (hire_id, kind) WHERE state = 'proposed';

CREATE TABLE reviews (
  id             uuid PRIMARY KEY,
  hire_id        uuid NOT NULL UNIQUE REFERENCES hires (id),
  pro_id         uuid NOT NULL REFERENCES pro_profiles (id),
  author_id      uuid NOT NULL REFERENCES accounts (id),
  service_slug   text NOT NULL REFERENCES services (slug),
  rating         integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  quality        integer NOT NULL CHECK (quality BETWEEN 1 AND 5),
  communication  integer NOT NULL CHECK (communication BETWEEN 1 AND 5),
  punctuality    integer NOT NULL CHECK (punctuality BETWEEN 1 AND 5),
  body           text NOT NULL,
  photo_ids      uuid[] NOT NULL DEFAULT '{}',
  state          text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'deleted_by_author', 'deleted_by_staff')),
  state_reason   text,
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL
);
CREATE INDEX reviews_pro ON reviews (pro_id, id DESC) WHERE state = 'shown';
CREATE INDEX reviews_service ON reviews (service_slug, id DESC) WHERE state = 'shown';

-- Every version of every review, append-only: each link hashes its content and the link before it (per pro).
CREATE TABLE review_chain (
  pro_id        uuid NOT NULL REFERENCES pro_profiles (id),
  position      integer NOT NULL,
  review_id     uuid NOT NULL REFERENCES reviews (id),
  event         text NOT NULL CHECK (event IN ('written', 'edited', 'deleted_by_author', 'deleted_by_staff')),
  content       jsonb NOT NULL,
  content_hash  text NOT NULL,
  previous_hash text NOT NULL,
  hash          text NOT NULL,
  at            timestamptz NOT NULL,
  PRIMARY KEY (pro_id, position)
);
CREATE INDEX review_chain_review ON review_chain (review_id, position);
REVOKE UPDATE, DELETE ON review_chain FROM somssi_app;

CREATE TABLE review_comments (
  id          uuid PRIMARY KEY,
  review_id   uuid NOT NULL REFERENCES reviews (id),
  author_id   uuid NOT NULL REFERENCES accounts (id),
  author_role text NOT NULL CHECK (author_role IN ('author', 'pro')),
  body        text NOT NULL,
  created_at  timestamptz NOT NULL,
  edited_at   timestamptz,
  deleted_at  timestamptz
);
CREATE INDEX review_comments_review ON review_comments (review_id, id) WHERE deleted_at IS NULL;
