CREATE TABLE regions (
  code        text PRIMARY KEY,                       -- 2 digits si-do, 5 si-gun-gu, 10 eup-myeon-dong
  parent_code text REFERENCES regions (code),
  level       text NOT NULL CHECK (level IN ('si_do', 'si_gun_gu', 'eup_myeon_dong')),
  name        text NOT NULL,
  full_name   text NOT NULL,
  lat         double precision,
  lng         double precision,
  sort        integer NOT NULL,
  valid_from  date NOT NULL,
  valid_to    date                                     -- last valid day; null while in force
);
CREATE INDEX regions_parent ON regions (parent_code, sort);

CREATE TABLE categories (
  slug        text PRIMARY KEY,
  parent_slug text REFERENCES categories (slug),
  name        text NOT NULL,
  description text NOT NULL DEFAULT '',
  icon        text NOT NULL DEFAULT '',
  sort        integer NOT NULL
);

CREATE TABLE services (
  slug                  text PRIMARY KEY,
  category_slug         text NOT NULL REFERENCES categories (slug),   -- level 2
  name                  text NOT NULL,
  description           text NOT NULL,
  aliases               text[] NOT NULL,
  tier                  text NOT NULL CHECK (tier IN ('T1', 'T2', 'T3', 'T4', 'T5')),
  unit                  text NOT NULL,
  required_certificates text[] NOT NULL DEFAULT '{}',
  form_version          integer NOT NULL,              -- the version new requests answer
  price_low             integer,
  price_mid             integer,
  price_high            integer,
  price_basis           text,
  popular_weight        integer NOT NULL DEFAULT 0,
  sort                  integer NOT NULL
);
CREATE INDEX services_category ON services (category_slug, sort);

-- A version once answered never changes: a new wording is a new version.
CREATE TABLE service_forms (
  service_slug text NOT NULL REFERENCES services (slug),
  version      integer NOT NULL,
  questions    jsonb NOT NULL,
  PRIMARY KEY (service_slug, version)
);
