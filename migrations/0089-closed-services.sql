-- A service that is switched off: offered nowhere, while what was agreed on under it goes on. Set at each start.
ALTER TABLE services ADD COLUMN is_closed boolean NOT NULL DEFAULT false;
