-- A service that is switched off: offered nowhere, while what was agreed on under it goes on. Set at each start.
ALTER TABLE services ADD COLUMN is_closed boolean NOT NULL DEFAULT false;

-- Who leaves may have the money for what they did not use.
ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_choice_check;
ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_choice_check CHECK (choice IN ('give_up', 'refund')) NOT VALID;
