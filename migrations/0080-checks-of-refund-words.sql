ALTER TABLE memberships VALIDATE CONSTRAINT memberships_end_reason_check;
ALTER TABLE refunds VALIDATE CONSTRAINT refunds_reason_check;
