-- Whom or what a service brings somebody to: children, people in need of care, a home. Customers then read what was checked
-- of a pro and what was not.
ALTER TABLE services ADD COLUMN safety text CHECK (safety IN ('children', 'care', 'home'));
