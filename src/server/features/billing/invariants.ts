// The source of the lot that a payment of a membership pays for.
const LOT_OF_PAYMENT = `'membership:' || p.membership_id || ':' || p.period_start || ':' || p.purpose
  || CASE p.purpose WHEN 'upgrade' THEN ':' || p.upgrade_no ELSE '' END`;

// Credits of a bought lot that went with money taken back, in the lot or owed, and the most that may: its share, rounded
// down; all that was not refunded once nothing was kept. Of a pack nothing is left unspent of what is to go.
const GONE_WITH_MONEY = `
  SELECT 'lot ' || lot_id || ' gave ' || gone || ' credits for ' || taken || ' won, not ' || due
  FROM (
    SELECT l.id AS lot_id, g.gone, m.taken, b.available, p.top_up_id,
           CASE WHEN m.taken = 0 THEN 0
                WHEN p.amount <= p.refunded + m.taken THEN l.credits - g.refunded
                ELSE least(l.credits - g.refunded, (l.credits::bigint * m.taken / p.amount)::int) END AS due
    FROM payments p
    LEFT JOIN top_ups u ON u.id = p.top_up_id
    JOIN credit_lots l ON l.account_id = p.account_id AND l.paid_won = p.amount
     AND (l.id = u.lot_id OR l.source = ${LOT_OF_PAYMENT})
    JOIN lot_balances b ON b.lot_id = l.id,
    LATERAL (SELECT coalesce(sum(amount), 0)::int AS taken FROM refunds
             WHERE payment_id = p.id AND reason = 'outside' AND state = 'done') m,
    LATERAL (SELECT coalesce(sum(e.amount) FILTER (
                      WHERE e.ledger = 'taken_back' AND t.detail IN ('money_taken_back', 'money_came_back')), 0)::int
                    + (SELECT coalesce(sum(credits) FILTER (WHERE reason IN ('owed', 'undone')), 0)::int
                       FROM credit_debts WHERE lot_id = l.id) AS gone,
                    coalesce(sum(e.amount) FILTER (
                      WHERE e.ledger = 'expired' AND t.detail = 'top_up_refunded'), 0)::int AS refunded
             FROM credit_entries e JOIN credit_transfers t ON t.id = e.transfer_id WHERE e.lot_id = l.id) g
    WHERE p.status = 'paid'
  ) went
  WHERE gone > due OR (top_up_id IS NOT NULL AND gone < due AND available > 0)`;

// What is still ours of a captured payment: neither we nor anybody else gave it back.
const IS_KEPT = (p: string) => `${p}.paid_at IS NOT NULL AND ${p}.amount > ${p}.refunded
  + coalesce((SELECT sum(amount) FROM refunds WHERE payment_id = ${p}.id AND reason = 'outside' AND state = 'done'), 0)`;

const SEOUL = `AT TIME ZONE 'Asia/Seoul'`;

// Instants of every period: the first begins with the purchase, the last is cut by an early end.
const PERIODS = `
  WITH periods AS (
    SELECT p.membership_id, p.starts_on, p.ends_on, m.account_id, m.anchor, m.bought_at, m.state,
           m.period_start, m.period_end,
           greatest(p.starts_on::timestamp ${SEOUL}, m.bought_at) AS from_at,
           least((p.ends_on + 1)::timestamp ${SEOUL}, m.ended_at) AS until_at,
           lag(p.ends_on) OVER one AS ended_before,
           lead(p.starts_on) OVER one IS NULL AS is_last
    FROM membership_periods p JOIN memberships m ON m.id = p.membership_id
    WINDOW one AS (PARTITION BY p.membership_id ORDER BY p.starts_on)
  )`;

const onAnchor = (day: string) => `extract(day FROM ${day})
  = least(anchor, extract(day FROM date_trunc('month', ${day}::timestamp) + interval '1 month - 1 day'))`;

/**
 * What must hold between payments, memberships and granted credits, by the billing scenarios' numbers: queries
 * that return one text for each row which breaks it.
 */
export const billingInvariants: Record<string, string> = {
  // Paid credits and the money for them, one to one; what was captured late went back whole; a receipt for each.
  I4: `SELECT 'payment ' || p.id || ' granted nothing' FROM payments p
       LEFT JOIN credit_lots l ON l.account_id = p.account_id AND l.kind = 'plan'
        AND l.source = ${LOT_OF_PAYMENT} AND l.paid_won = p.amount
       WHERE p.status = 'paid' AND p.purpose IN ('purchase', 'renewal', 'upgrade') AND p.refunded < p.amount
         AND (p.plan->>'credits')::int > 0 AND l.id IS NULL
       UNION ALL
       SELECT 'payment ' || p.id || ' granted nothing' FROM payments p
       JOIN top_ups t ON t.id = p.top_up_id
       LEFT JOIN credit_lots l ON l.id = t.lot_id AND l.account_id = p.account_id AND l.kind = 'topup'
        AND l.paid_won = p.amount AND l.credits = t.credits
       WHERE p.status = 'paid' AND p.refunded < p.amount AND l.id IS NULL
       UNION ALL
       SELECT 'lot ' || l.id || ' of ' || l.paid_won || ' won has ' || count(p.id) || ' payments'
       FROM credit_lots l
       LEFT JOIN top_ups t ON t.lot_id = l.id
       LEFT JOIN payments p ON p.status = 'paid' AND p.account_id = l.account_id AND p.amount = l.paid_won
        AND (p.top_up_id = t.id OR (p.top_up_id IS NULL AND p.purpose <> 'recharge' AND l.source = ${LOT_OF_PAYMENT}))
       WHERE l.paid_won > 0 GROUP BY l.id HAVING count(p.id) <> 1
       UNION ALL
       SELECT 'payment ' || p.id || ' was captured late and not refunded' FROM payments p
       WHERE p.status IN ('failed', 'given_up') AND ${IS_KEPT("p")}
       UNION ALL
       SELECT 'payment ' || p.id || ' has no receipt of its amount' FROM payments p
       LEFT JOIN receipts r ON r.payment_id = p.id AND r.amount = p.amount
       WHERE (p.status = 'paid') <> (r.id IS NOT NULL)
       UNION ALL
       ${GONE_WITH_MONEY}`,

  // Money that we kept, and credits that we gave, once for what they are for.
  I5: `SELECT 'membership ' || membership_id || ' was charged ' || count(*) || ' times for ' || period_start
       FROM payments p
       WHERE membership_id IS NOT NULL AND purpose <> 'recharge' AND ${IS_KEPT("p")}
       GROUP BY membership_id, period_start, CASE purpose WHEN 'upgrade' THEN upgrade_no ELSE 0 END,
                purpose = 'upgrade'
       HAVING count(*) > 1
       UNION ALL
       SELECT 'top-up ' || top_up_id || ' was charged ' || count(*) || ' times' FROM payments p
       WHERE top_up_id IS NOT NULL AND ${IS_KEPT("p")}
       GROUP BY top_up_id HAVING count(*) > 1
       UNION ALL
       SELECT source || ' granted ' || count(*) || ' lots' FROM credit_lots
       WHERE kind IN ('plan', 'rollover', 'topup') GROUP BY source HAVING count(*) > 1`,

  I7: `${PERIODS}
       SELECT 'periods of account ' || account_id || ' overlap on ' || starts_on
       FROM (SELECT *, max(until_at) OVER (PARTITION BY account_id ORDER BY from_at, starts_on
                                           ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS taken_until
             FROM periods WHERE from_at < until_at) p
       WHERE taken_until > from_at
       UNION ALL
       SELECT 'membership ' || membership_id || ' has a gap before ' || starts_on FROM periods
       WHERE starts_on <> coalesce(ended_before + 1, (bought_at ${SEOUL})::date)
       UNION ALL
       SELECT 'membership ' || membership_id || ' is off its anchor on ' || starts_on FROM periods
       WHERE NOT (${onAnchor("starts_on")} AND ${onAnchor("(ends_on + 1)")}
                  AND date_trunc('month', (ends_on + 1)::timestamp)
                      = date_trunc('month', starts_on::timestamp) + interval '1 month')
       UNION ALL
       SELECT 'membership ' || membership_id || ' is not in its last period' FROM periods
       WHERE is_last AND state IN ('active', 'overdue') AND (starts_on, ends_on) <> (period_start, period_end)
       UNION ALL
       SELECT 'membership ' || id || ' has no period' FROM memberships m
       WHERE state IN ('active', 'overdue')
         AND NOT EXISTS (SELECT FROM membership_periods p WHERE p.membership_id = m.id)`,

  I8: `SELECT 'account ' || account_id || ' has ' || count(*) || ' live memberships' FROM memberships
       WHERE state <> 'ended' GROUP BY account_id HAVING count(*) > 1
       UNION ALL
       SELECT 'credits of account ' || coalesce(r.account_id, m.account_id) || ' rest without an overdue membership, or'
         || ' pay with one'
       FROM credits_at_rest r
       FULL JOIN (SELECT account_id FROM memberships WHERE state = 'overdue') m ON m.account_id = r.account_id
       WHERE r.account_id IS NULL OR m.account_id IS NULL
       UNION ALL
       SELECT 'membership ' || m.id || ' has ' || count(s.id) || ' scheduled changes' FROM memberships m
       LEFT JOIN membership_schedules s ON s.membership_id = m.id AND s.state = 'pending'
       GROUP BY m.id HAVING count(s.id) <> (m.next_plan IS NOT NULL)::int`,

  // Our own half of the comparison with the gateway: what was decided to go back, row by row.
  I10: `SELECT 'payment ' || p.id || ' was refunded ' || p.refunded || ', its rows say ' || coalesce(sum(r.amount), 0)
        FROM payments p
        LEFT JOIN refunds r ON r.payment_id = p.id AND r.reason NOT IN ('outside', 'late_interest') AND r.state <> 'replaced'
        GROUP BY p.id HAVING p.refunded <> coalesce(sum(r.amount), 0)
        UNION ALL
        SELECT 'of payment ' || p.id || ' more went back than was paid' FROM payments p
        JOIN refunds r ON r.payment_id = p.id AND r.state NOT IN ('replaced', 'reversed') AND r.reason <> 'late_interest'
        GROUP BY p.id HAVING sum(r.amount) > p.amount`,
};
