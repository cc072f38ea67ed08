-- Until when the administrators of a contract that has ended keep the dashboard: for the grace after it, and as long as
-- any contract of their company lasts, over a gap before it begins as well (D97).
create function dashboard_until(of_contract text, grace interval) returns timestamptz language sql stable as $$
  select greatest(contract_end(k.ends_at, c.time_zone) + grace, (
    select max(contract_end(l.ends_at, c.time_zone)) from contract l where l.customer_id = k.customer_id))
  from contract k join customer c using (customer_id) where k.contract_id = of_contract
$$;
grant execute on function dashboard_until to atrium_runtime;
