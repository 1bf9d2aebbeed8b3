-- What is still to be sent back to somebody who left: the sealed account of a transfer that waits, apart from the product's
-- own tables, until the money is sent or the legal term is over.
CREATE TABLE archive.refund_accounts (
  refund_id    uuid PRIMARY KEY,
  account_id   uuid NOT NULL,
  sealed       bytea NOT NULL,                            -- as in refund_accounts
  submitted_at timestamptz NOT NULL,                      -- product time
  term         text NOT NULL,
  ends_at      timestamptz NOT NULL                       -- product time; a midnight in Seoul
);
CREATE INDEX refund_accounts_ends_at ON archive.refund_accounts (ends_at);
DO $$
BEGIN
  GRANT SELECT ON archive.refund_accounts TO somssi_archive;
EXCEPTION WHEN undefined_object OR insufficient_privilege THEN NULL;
END
$$;

-- All that the product may read in the archive: where money goes that waits to be sent. By the owner's rights.
CREATE VIEW known_refund_accounts AS
  SELECT refund_id, sealed, submitted_at FROM refund_accounts
  UNION ALL
  SELECT refund_id, sealed, submitted_at FROM archive.refund_accounts;
GRANT SELECT ON known_refund_accounts TO somssi_app;

-- Puts one there, or another in its place.
CREATE FUNCTION keep_refund_account_in_archive(
  refund uuid, sealed_account bytea, submitted timestamptz, legal_term text, until timestamptz
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO archive.refund_accounts (refund_id, account_id, sealed, submitted_at, term, ends_at)
  SELECT r.id, r.account_id, sealed_account, submitted, legal_term, until FROM public.refunds r WHERE r.id = refund
  ON CONFLICT (refund_id) DO UPDATE
    SET sealed = excluded.sealed, submitted_at = excluded.submitted_at, ends_at = greatest(refund_accounts.ends_at, excluded.ends_at)
$$;

-- The money is sent: nobody needs to know any more where to.
CREATE FUNCTION destroy_archived_refund_account(refund uuid, at timestamptz)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (DELETE FROM archive.refund_accounts WHERE refund_id = refund RETURNING term)
  INSERT INTO archive.destructions (at, table_name, term, row_count)
  SELECT destroy_archived_refund_account.at, 'refund_accounts', term, count(*) FROM gone GROUP BY term
$$;

-- Money that somebody who left has still to come, for as long as the law has it kept from now on, and who they were as long.
CREATE FUNCTION keep_claim_in_archive(refund uuid, legal_term text, until timestamptz, at timestamptz)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  INSERT INTO archive.records (account_id, table_name, row_key, content, term, ends_at, kept_at)
  SELECT r.account_id, 'refunds', r.id::text, to_jsonb(r), legal_term, until, at FROM public.refunds r WHERE r.id = refund
  ON CONFLICT (account_id, table_name, row_key) DO UPDATE
    SET content = excluded.content, ends_at = greatest(records.ends_at, excluded.ends_at);
  UPDATE archive.records p SET ends_at = until, term = legal_term
  FROM public.refunds r
  WHERE r.id = refund AND p.account_id = r.account_id AND p.table_name = 'accounts' AND p.ends_at < until
$$;

-- Whether somebody who left was called and reached so: yes or no, and nothing of what is kept.
CREATE FUNCTION was_person_of_archive(account uuid, said_name text, said_email text, said_phone text)
RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM archive.records
    WHERE account_id = account AND table_name = 'accounts' AND content->>'name' = said_name
      AND content->>'email' = said_email AND content->>'phone' IS NOT DISTINCT FROM said_phone)
$$;

CREATE OR REPLACE FUNCTION destroy_over_archive(at timestamptz)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH gone AS (
    DELETE FROM archive.records WHERE ends_at <= at RETURNING table_name, term
  ), gone_accounts AS (
    DELETE FROM archive.refund_accounts WHERE ends_at <= at RETURNING 'refund_accounts' AS table_name, term
  )
  INSERT INTO archive.destructions (at, table_name, term, row_count)
  SELECT destroy_over_archive.at, table_name, term, count(*)
  FROM (SELECT * FROM gone UNION ALL SELECT * FROM gone_accounts) AS over GROUP BY table_name, term
$$;
CREATE OR REPLACE FUNCTION next_archive_end(after timestamptz)
RETURNS timestamptz LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT least(
    (SELECT min(ends_at) FROM archive.records WHERE ends_at > after),
    (SELECT min(ends_at) FROM archive.refund_accounts WHERE ends_at > after))
$$;

REVOKE ALL ON FUNCTION keep_refund_account_in_archive, destroy_archived_refund_account, keep_claim_in_archive, was_person_of_archive
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_refund_account_in_archive, destroy_archived_refund_account, keep_claim_in_archive, was_person_of_archive
  TO somssi_app;

-- Money that cannot go back, of somebody who is not there to be asked.
ALTER TABLE billing_alarms DROP CONSTRAINT billing_alarms_about_check;
ALTER TABLE billing_alarms ADD CONSTRAINT billing_alarms_about_check
  CHECK (about IN ('our_fault', 'arrears', 'outside_refund', 'refund_failed', 'refund_unclaimed')) NOT VALID;
