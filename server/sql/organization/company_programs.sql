-- The contracts that the dashboards of these companies show, each read in the name of its company, one after another
-- (decision 072). Afterwards the transaction names none.
create function company_programs(companies text[], instant timestamptz) returns table (
  customer_id text,
  contract_start text,
  contract_end text,
  total_seats integer,
  used_seats integer
) language plpgsql as $$
declare
  company text;
begin
  foreach company in array companies loop
    perform set_config('atrium.tenant', company, true);
    return query
      select c.customer_id, (k.starts_at at time zone c.time_zone)::date::text,
        (k.ends_at at time zone c.time_zone)::date::text, k.total_seats, coalesce(n.used, 0)
      from contract k join customer c using (customer_id) left join seat_count n using (contract_id)
      where k.contract_id = (select shown_contract(company, instant));
  end loop;
  perform set_config('atrium.tenant', '', true);
end $$;
