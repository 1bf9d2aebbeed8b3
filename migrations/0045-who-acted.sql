-- Who acted, in columns of their own instead of 'staff:<id>' and 'command-line:<user>'; filled as in 0040.
ALTER TABLE staff_log
  ADD COLUMN operator text GENERATED ALWAYS AS            -- who worked at the command line; null for staff
    (CASE WHEN staff_id IS NOT NULL THEN NULL
          WHEN starts_with(actor, 'command-line:') THEN substr(actor, length('command-line:') + 1)
          ELSE actor END) STORED;
ALTER TABLE staff_log
  ALTER COLUMN operator DROP EXPRESSION,
  DROP COLUMN actor,
  ADD CONSTRAINT staff_log_by_check CHECK ((staff_id IS NULL) = (operator IS NOT NULL));

ALTER TABLE certification_history
  ADD COLUMN side text GENERATED ALWAYS AS (split_part(actor, ':', 1)) STORED,
  ADD COLUMN staff_id uuid GENERATED ALWAYS AS
    (CASE WHEN starts_with(actor, 'staff:') THEN split_part(actor, ':', 2)::uuid END) STORED;
ALTER TABLE certification_history
  ALTER COLUMN side DROP EXPRESSION,
  ALTER COLUMN staff_id DROP EXPRESSION,
  DROP COLUMN actor;
ALTER TABLE certification_history RENAME COLUMN side TO actor;
ALTER TABLE certification_history
  ALTER COLUMN actor SET NOT NULL,
  ADD CONSTRAINT certification_history_actor_check CHECK (actor IN ('pro', 'time', 'staff')),
  ADD CONSTRAINT certification_history_staff_check CHECK ((actor = 'staff') = (staff_id IS NOT NULL)),
  ADD CONSTRAINT certification_history_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES accounts (id);

ALTER TABLE certifications
  ADD COLUMN decider text GENERATED ALWAYS AS (split_part(decided_by, ':', 1)) STORED,
  ADD COLUMN decided_staff_id uuid GENERATED ALWAYS AS
    (CASE WHEN starts_with(decided_by, 'staff:') THEN split_part(decided_by, ':', 2)::uuid END) STORED;
ALTER TABLE certifications
  ALTER COLUMN decider DROP EXPRESSION,
  ALTER COLUMN decided_staff_id DROP EXPRESSION,
  DROP COLUMN decided_by;
ALTER TABLE certifications RENAME COLUMN decider TO decided_by;
ALTER TABLE certifications
  ADD CONSTRAINT certifications_decided_by_check CHECK (decided_by IN ('phone', 'time', 'staff')),
  ADD CONSTRAINT certifications_decided_staff_check CHECK
    ((decided_by IS NOT DISTINCT FROM 'staff') = (decided_staff_id IS NOT NULL)),
  ADD CONSTRAINT certifications_decided_staff_id_fkey FOREIGN KEY (decided_staff_id) REFERENCES accounts (id);

ALTER TABLE pro_name_changes
  ADD COLUMN ender text GENERATED ALWAYS AS (split_part(ended_by, ':', 1)) STORED,
  ADD COLUMN ended_staff_id uuid GENERATED ALWAYS AS
    (CASE WHEN starts_with(ended_by, 'staff:') THEN split_part(ended_by, ':', 2)::uuid END) STORED;
ALTER TABLE pro_name_changes
  ALTER COLUMN ender DROP EXPRESSION,
  ALTER COLUMN ended_staff_id DROP EXPRESSION,
  DROP COLUMN ended_by;
ALTER TABLE pro_name_changes RENAME COLUMN ender TO ended_by;
ALTER TABLE pro_name_changes
  ADD CONSTRAINT pro_name_changes_ended_by_check CHECK (ended_by IN ('pro', 'staff')),
  ADD CONSTRAINT pro_name_changes_ended_check CHECK ((state = 'pending') = (ended_by IS NULL)),
  ADD CONSTRAINT pro_name_changes_ended_staff_check CHECK
    ((ended_by IS NOT DISTINCT FROM 'staff') = (ended_staff_id IS NOT NULL)),
  ADD CONSTRAINT pro_name_changes_ended_staff_id_fkey FOREIGN KEY (ended_staff_id) REFERENCES accounts (id);
