-- Apart from where it was added: together both would keep everybody out while the rows are looked through.
ALTER TABLE billing_alarms VALIDATE CONSTRAINT billing_alarms_about_check;
