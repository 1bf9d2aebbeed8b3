-- A payment says what was paid for by the name that its receipt has; the shop's name is added where the gateway is asked.
UPDATE payments
SET order_name = CASE WHEN order_name LIKE '솜씨 멤버십 %' THEN substr(order_name, length('솜씨 멤버십 ') + 1) || ' 멤버십'
                      ELSE substr(order_name, length('솜씨 ') + 1) END
WHERE order_name LIKE '솜씨 %';
