-- A price is in won; what a quote costs its pro in credits is its cost. The network address of a call is an ip.
ALTER TABLE request_recipients RENAME COLUMN price_credits TO credit_cost;
ALTER TABLE request_recipients RENAME COLUMN price_formula TO cost_formula;
ALTER TABLE request_recipients RENAME COLUMN price_until TO cost_until;
ALTER TABLE quotes RENAME COLUMN price_credits TO credit_cost;
ALTER TABLE quotes RENAME COLUMN price_formula TO cost_formula;
ALTER TABLE staff_log RENAME COLUMN address TO ip;
