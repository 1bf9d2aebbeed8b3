/**
 * What must hold of credits at any time, by the billing scenarios' numbers: queries that return one text for each
 * row which breaks it.
 */
export const creditInvariants: Record<string, string> = {
  // Each lot of a transfer balances for itself, and no transfer is without entries.
  I1: `SELECT 'transfer ' || transfer_id || ' does not balance'
       FROM credit_entries GROUP BY transfer_id, lot_id HAVING sum(amount) <> 0
       UNION ALL
       SELECT 'transfer ' || t.id || ' moves nothing' FROM credit_transfers t
       WHERE NOT EXISTS (SELECT FROM credit_entries e WHERE e.transfer_id = t.id)`,

  // The running balances are the sums of the entries, run out with their lot, and each lot was granted once, whole.
  I2: `SELECT 'lot ' || l.id || ' has another balance than its entries'
       FROM credit_lots l
       LEFT JOIN lot_balances b ON b.lot_id = l.id
       LEFT JOIN (SELECT lot_id, sum(amount) FILTER (WHERE ledger = 'available') AS available,
                         sum(amount) FILTER (WHERE ledger = 'held') AS held,
                         sum(amount) FILTER (WHERE ledger = 'issued') AS issued
                  FROM credit_entries GROUP BY lot_id) e ON e.lot_id = l.id
       WHERE b.available IS DISTINCT FROM coalesce(e.available, 0)
          OR b.held IS DISTINCT FROM coalesce(e.held, 0)
          OR e.issued IS DISTINCT FROM -l.credits
          OR (b.kind, b.expires_at) IS DISTINCT FROM (l.kind, l.expires_at)
       UNION ALL
       SELECT 'debt ' || d.id || ' is not what its transfer moved' FROM credit_debts d
       WHERE d.transfer_id IS NOT NULL AND -d.credits IS DISTINCT FROM (
         SELECT sum(e.amount) FROM credit_entries e
         WHERE e.transfer_id = d.transfer_id AND e.ledger = 'taken_back')
       UNION ALL
       SELECT 'transfer ' || t.id || ' pays no debt' FROM credit_transfers t
       WHERE t.detail IN ('debt_paid', 'debt_returned')
         AND NOT EXISTS (SELECT FROM credit_debts d WHERE d.transfer_id = t.id)`,

  // Also of what was spent: no more comes back than was.
  I3: `SELECT 'lot ' || lot_id || ' is below zero in ' || ledger
       FROM credit_entries WHERE ledger <> 'issued' GROUP BY lot_id, ledger HAVING sum(amount) < 0
       UNION ALL
       SELECT 'the debt of lot ' || lot_id || ' is below zero' FROM credit_debts
       GROUP BY lot_id HAVING sum(credits) < 0`,

  // A hold was taken once, for its price, and ended by exactly one capture or release of just that.
  I6: `SELECT 'hold ' || h.id || ' (' || h.state || ') has other movements'
       FROM credit_holds h
       LEFT JOIN (SELECT t.account_id, t.quote_id, t.reference,
                         count(DISTINCT t.id) FILTER (WHERE t.reason = 'hold') AS holds,
                         count(DISTINCT t.id) FILTER (WHERE t.reason = 'capture') AS captures,
                         count(DISTINCT t.id) FILTER (WHERE t.reason = 'release') AS releases,
                         sum(e.amount) FILTER (WHERE t.reason = 'hold' AND e.ledger = 'held') AS taken,
                         sum(e.amount) FILTER (WHERE e.ledger = 'held') AS still_held
                  FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id
                  WHERE t.reason IN ('hold', 'capture', 'release')
                  GROUP BY t.account_id, t.quote_id, t.reference) m
         ON m.account_id = h.account_id AND m.quote_id = h.quote_id AND m.reference = 'quote:' || h.quote_id
       WHERE m.holds IS DISTINCT FROM 1 OR m.taken IS DISTINCT FROM h.credits
          OR m.captures <> (h.state = 'captured')::int OR m.releases <> (h.state = 'released')::int
          OR m.still_held <> CASE h.state WHEN 'held' THEN h.credits ELSE 0 END
       UNION ALL
       SELECT 'transfer ' || t.id || ' is of no hold' FROM credit_transfers t
       WHERE t.reason IN ('hold', 'capture', 'release')
         AND NOT EXISTS (SELECT FROM credit_holds h
                         WHERE h.account_id = t.account_id AND h.quote_id = t.quote_id)
       UNION ALL
       SELECT 'transfer ' || t.id || ' is of no request' FROM credit_transfers t
       WHERE t.request_id IS NOT NULL AND NOT EXISTS (SELECT FROM requests r WHERE r.id = t.request_id)
       UNION ALL
       SELECT 'more of ' || t.reference || ' came back than was spent'
       FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id AND e.ledger = 'spent'
       WHERE t.reason IN ('capture', 'spend', 'refund')
       GROUP BY t.account_id, t.reference HAVING sum(e.amount) < 0`,
};
