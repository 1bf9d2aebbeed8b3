-- WebAuthn credentials: the private half never leaves the person's device.
CREATE TABLE passkeys (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES accounts (id),
  credential_id text NOT NULL UNIQUE,                         -- base64url
  public_key    bytea NOT NULL,                               -- COSE
  counter       bigint NOT NULL CHECK (counter >= 0),         -- of the last use; stays 0 where a device counts nothing
  transports    text[] NOT NULL,
  name          text NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz
);
CREATE INDEX passkeys_account ON passkeys (account_id);

-- What a device has to sign: used once, and for what and by whom it was asked for.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  purpose        text NOT NULL CHECK (purpose IN ('register', 'sign_in', 'second_step', 'proof')),
  account_id     uuid REFERENCES accounts (id),
  session_id     uuid,
  created_at     timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  CHECK ((account_id IS NULL) = (purpose = 'sign_in'))
);

-- Authenticator apps of members; those of staff are made by operators (decision 010).
CREATE TABLE account_authenticators (
  account_id   uuid PRIMARY KEY REFERENCES accounts (id),
  secret       bytea NOT NULL,                                -- encrypted
  last_counter bigint NOT NULL DEFAULT 0,                     -- the time step of the last code
  created_at   timestamptz NOT NULL,
  confirmed_at timestamptz                                    -- null until its first code: nothing asks for it before
);

CREATE TABLE recovery_codes (
  account_id uuid NOT NULL REFERENCES accounts (id),
  code_hash  bytea NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- Somebody gave the password, or came by a provider, and has yet to pass the second step: no session until then.
CREATE TABLE pending_sign_ins (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  proven_at  timestamptz,                                     -- by a provider, and what the session then has
  provider   text CHECK (provider IN ('kakao', 'naver', 'apple')), -- who is linked with the session
  subject    text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((provider IS NULL) = (subject IS NULL))
);
GRANT SELECT, INSERT, UPDATE, DELETE
  ON passkeys, passkey_challenges, account_authenticators, recovery_codes, pending_sign_ins TO somssi_app;
