-- Whom a login provider vouches for. One person there is one account here, and an account has one person of each provider.
CREATE TABLE social_logins (
  provider   text NOT NULL CHECK (provider IN ('kakao', 'naver', 'apple')),
  subject    text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),   -- the provider's own name for them
  account_id uuid NOT NULL REFERENCES accounts (id),
  linked_at  timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (account_id, provider)
);

-- Who is on the way to a provider: gone as soon as they are back. Nonce and PKCE's verifier are made of what the browser
-- keeps, so that nobody who reads this row can finish for it.
CREATE TABLE login_flows (
  state_hash   bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider     text NOT NULL CHECK (provider IN ('kakao', 'naver', 'apple')),
  purpose      text NOT NULL CHECK (purpose IN ('sign_in', 'link', 'confirm')),
  account_id   uuid REFERENCES accounts (id),
  next         text,                                        -- a path of ours
  answer       text,                                        -- what Apple's form posted, until its browser fetches it
  expires_at   timestamptz NOT NULL,
  CHECK ((purpose = 'sign_in') = (account_id IS NULL))
);
CREATE INDEX login_flows_expiry ON login_flows (expires_at);
CREATE INDEX login_flows_account ON login_flows (account_id) WHERE account_id IS NOT NULL;

-- Whom a provider has vouched for and no account knows yet: they join, or give the password of theirs.
CREATE TABLE pending_social_logins (
  browser_hash   bytea PRIMARY KEY,
  provider       text NOT NULL CHECK (provider IN ('kakao', 'naver', 'apple')),
  subject        text NOT NULL,
  email          text,
  email_verified boolean NOT NULL,
  name           text,
  next           text,
  expires_at     timestamptz NOT NULL
);
CREATE INDEX pending_social_logins_expiry ON pending_social_logins (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON social_logins, login_flows, pending_social_logins TO somssi_app;
