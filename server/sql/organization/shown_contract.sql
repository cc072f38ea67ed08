-- The contract that the dashboard of a company shows at an instant: the one that began last. Null before the first has
-- begun. It may have ended. Call it in a subquery, `= (select shown_contract(…))`: a bare call is made for each row.
create function shown_contract(of_customer text, instant timestamptz) returns text language sql stable as $$
  select k.contract_id from contract k
  where k.customer_id = of_customer and k.starts_at <= instant
  order by k.starts_at desc, k.contract_id limit 1
$$;
