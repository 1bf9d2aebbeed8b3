-- The role the application runs under: no DDL, and rights per table given below as tables appear.
-- Roles belong to the whole cluster, so another database (or another process) may have made it first.
DO $$
BEGIN
  CREATE ROLE somssi_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;

DO $$
BEGIN
  EXECUTE format('GRANT somssi_app TO %I', current_user);
END
$$;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

GRANT USAGE ON SCHEMA public TO somssi_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO somssi_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO somssi_app;
