-- The program of a company at an instant, from the first day of its contracts to their last one, and the seats of all
-- of them together (decision 154); no row before the first has begun. Nobody holds two seats of a company, so that a
-- sum of seats is a number of people.
create function company_program(of_customer text, instant timestamptz) returns table (
  starts_on date,
  ends_on date,
  total_seats integer,
  assigned_seats integer,
  used_seats integer,
  important_links jsonb
) language sql stable as $$
  select min(p.starts_on), max(p.ends_on), sum(k.total_seats)::integer, coalesce(sum(n.assigned), 0)::integer,
    coalesce(sum(n.used), 0)::integer, (
      -- those of the contract that began last come first, and what two of them link to is said once
      select coalesce(jsonb_agg(l.link order by l.starts_on desc, l.contract_id, l.rank), '[]')
      from (
        select distinct on (e.link ->> 'url') e.link, e.rank, o.starts_on, o.contract_id
        from program_contracts(of_customer, instant) o join contract of_links using (contract_id),
          jsonb_array_elements(of_links.important_links) with ordinality as e (link, rank)
        order by e.link ->> 'url', o.starts_on desc, o.contract_id
      ) as l
    )
  from program_contracts(of_customer, instant) p join contract k using (contract_id)
  left join seat_count n using (contract_id)
  having count(*) > 0
$$;
grant execute on function company_program to atrium_runtime;
