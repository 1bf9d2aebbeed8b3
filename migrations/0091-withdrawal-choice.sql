-- Apart from where it was added: together both would keep everybody out while the rows are looked through.
ALTER TABLE withdrawals VALIDATE CONSTRAINT withdrawals_choice_check;
