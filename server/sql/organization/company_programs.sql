-- The programs of these companies, as their dashboards show them, each read in the name of its company, one after
-- another (decision 072). Afterwards the transaction names none.
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
      select company, p.starts_on::text, p.ends_on::text, p.total_seats, p.used_seats
      from company_program(company, instant) p;
  end loop;
  perform set_config('atrium.tenant', '', true);
end $$;
grant execute on function company_programs to atrium_runtime;
