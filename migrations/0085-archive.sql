ALTER TABLE accounts VALIDATE CONSTRAINT accounts_status_check;
ALTER TABLE pro_profiles VALIDATE CONSTRAINT pro_profiles_state_check;

-- What the law has us keep of people who left, out of the product's reach: its role may neither read nor change anything
-- in this schema. Rows come in by the functions below, which are the owner's, and go out when their time is over.
CREATE SCHEMA archive;
REVOKE ALL ON SCHEMA archive FROM PUBLIC;

-- Who reads it for an authority does so as this role. Not every owner may make roles; then it is the owner.
DO $$
BEGIN
  CREATE ROLE somssi_archive NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
END
$$;

CREATE TABLE archive.records (
  account_id uuid NOT NULL,
  table_name text NOT NULL,
  row_key    text NOT NULL,
  content    jsonb NOT NULL,
  term       text NOT NULL,                                -- by which law, as domain/withdrawal names it
  ends_at    timestamptz NOT NULL,                         -- product time; a midnight in Seoul
  kept_at    timestamptz NOT NULL,
  PRIMARY KEY (account_id, table_name, row_key)
);
CREATE INDEX records_ends_at ON archive.records (ends_at);

-- What was destroyed of it, without whose it was.
CREATE TABLE archive.destructions (
  at         timestamptz NOT NULL,                         -- product time
  table_name text NOT NULL,
  term       text NOT NULL,
  row_count  bigint NOT NULL
);
CREATE FUNCTION archive.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'archive.destructions is only ever added to';
END
$$;
CREATE TRIGGER destructions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON archive.destructions
  FOR EACH STATEMENT EXECUTE FUNCTION archive.refuse_change();

DO $$
BEGIN
  GRANT USAGE ON SCHEMA archive TO somssi_archive;
  GRANT SELECT ON archive.records, archive.destructions TO somssi_archive;
EXCEPTION WHEN undefined_object OR insufficient_privilege THEN NULL;
END
$$;

-- One row of somebody who leaves. What is over already is not kept; a row that is there stays as it was.
CREATE FUNCTION keep_in_archive(
  account uuid, source text, source_key text, row_content jsonb, legal_term text, until timestamptz, at timestamptz
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO archive.records (account_id, table_name, row_key, content, term, ends_at, kept_at)
  SELECT account, source, source_key, row_content, legal_term, until, at WHERE until > at
  ON CONFLICT DO NOTHING
$$;

-- Who is behind the id, as long as anything of theirs is kept and no longer.
CREATE FUNCTION keep_person_in_archive(account uuid, person jsonb, at timestamptz)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO archive.records (account_id, table_name, row_key, content, term, ends_at, kept_at)
  SELECT account, 'accounts', account::text, person, r.term, r.ends_at, at
  FROM archive.records r WHERE r.account_id = account ORDER BY r.ends_at DESC LIMIT 1
  ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION destroy_over_archive(at timestamptz)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (DELETE FROM archive.records WHERE ends_at <= at RETURNING table_name, term)
  INSERT INTO archive.destructions (at, table_name, term, row_count)
  SELECT destroy_over_archive.at, table_name, term, count(*) FROM gone GROUP BY table_name, term
$$;

-- When the next of it is over: a time, and nothing of what it is.
CREATE FUNCTION next_archive_end(after timestamptz)
RETURNS timestamptz LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT min(ends_at) FROM archive.records WHERE ends_at > after
$$;

-- Words of somebody who leaves, in what the product itself may only ever add to.
CREATE FUNCTION erase_closed_words(account uuid)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  UPDATE public.certification_history h SET label = '', reason = CASE WHEN reason IS NOT NULL THEN '' END
  FROM public.pro_profiles p WHERE p.id = h.pro_id AND p.account_id = account;
  UPDATE public.review_comment_versions v SET body = ''
  FROM public.review_comments c WHERE c.id = v.comment_id AND c.author_id = account
$$;

REVOKE ALL ON FUNCTION keep_in_archive, keep_person_in_archive, destroy_over_archive, next_archive_end, erase_closed_words FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_in_archive, keep_person_in_archive, destroy_over_archive, next_archive_end, erase_closed_words TO somssi_app;

-- The same value with the texts under these names emptied, however deep they stand.
CREATE FUNCTION without_texts(value jsonb, names text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof(value) = 'array' THEN
    RETURN (SELECT coalesce(jsonb_agg(without_texts(one, names) ORDER BY turn), '[]')
            FROM jsonb_array_elements(value) WITH ORDINALITY AS t (one, turn));
  ELSIF jsonb_typeof(value) = 'object' THEN
    RETURN (SELECT coalesce(jsonb_object_agg(name, CASE
              WHEN name = ANY (names) AND jsonb_typeof(one) = 'string' THEN '""'
              ELSE without_texts(one, names) END), '{}')
            FROM jsonb_each(value) AS t (name, one));
  END IF;
  RETURN value;
END
$$;
