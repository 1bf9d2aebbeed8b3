-- The polling of an unclear payment, and how money goes back, in the field's words.
ALTER TABLE payments RENAME COLUMN ask_at TO next_poll_at;
ALTER TABLE payments RENAME COLUMN give_up_at TO poll_deadline;
ALTER TABLE refunds RENAME COLUMN way TO method;
