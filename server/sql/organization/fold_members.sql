-- Folds what these members did into their days, and these into their figures for each range; idempotent. The caller's
-- transaction names the company in atrium.tenant and holds its lock. A member who has never held a seat there has no
-- row. Returns the days and the courses in which something changed, for fold_days and fold_courses. Rows that say the
-- same as before are not written: a member who watches is folded every minute, and most of their rows stay.
create function fold_members(of_customer text, of_members text[], instant timestamptz)
returns table (touched_days date[], touched_courses text[]) language plpgsql as $$
declare
  zone text := (select c.time_zone from customer c where c.customer_id = of_customer);
  changed_days date[];
  changed_courses text[];
begin
  with fresh as materialized (
    select f.member_id, (f.at at time zone zone)::date as day, f.kind, f.course_id, f.session_id, f.thing,
      count(*)::integer as happened, sum(f.seconds) as seconds, max(f.at) as last_at
    from member_facts(of_customer, of_members) f
    group by 1, 2, 3, 4, 5, 6
  ), gone as (
    delete from member_day d
    where d.customer_id = of_customer and d.member_id = any(of_members) and not exists (
      select from fresh f where (f.member_id, f.day, f.kind, f.course_id, f.session_id, f.thing)
        = (d.member_id, d.day, d.kind, d.course_id, d.session_id, d.thing))
    returning d.day
  ), kept as (
    insert into member_day as d (customer_id, member_id, day, kind, course_id, session_id, thing, happened, seconds, last_at)
    select of_customer, f.* from fresh f
    on conflict (member_id, customer_id, day, kind, course_id, session_id, thing) do update
      set happened = excluded.happened, seconds = excluded.seconds, last_at = excluded.last_at
      where (d.happened, d.seconds, d.last_at) is distinct from (excluded.happened, excluded.seconds, excluded.last_at)
    returning d.day
  )
  select array_agg(distinct day) into changed_days from (select day from gone union all select day from kept) as changed;

  with holder as materialized (
    select * from seat_holders(of_customer, of_members, instant)
  ), done as materialized (
    select h.filter, d.member_id, d.course_id, d.kind, d.thing, sum(d.happened)::integer as happened,
      sum(d.seconds) as seconds, array_agg(distinct d.session_id) as sessions
    from holder h join member_day d on d.customer_id = of_customer and d.member_id = h.member_id
      and d.day between h.from_day and h.to_day and d.course_id <> ''
    group by h.filter, d.member_id, d.course_id, d.kind, d.thing
  ), activity as (
    select filter, member_id, course_id,
      count(*) filter (where kind = 'VIDEO' and counts_as_engaged(kind, seconds))::integer as views,
      coalesce(sum(happened) filter (where kind = 'COMPLETED'), 0)::integer as completed,
      coalesce(sum(happened) filter (where kind = 'BADGE'), 0)::integer as badges,
      sum(seconds) as seconds,
      bool_or(counts_as_engaged(kind, seconds)) as is_engaged,
      max(sessions) filter (where kind = 'COMPLETED') as completed_sessions
    from done group by filter, member_id, course_id
  ), enrolled as (
    select e.member_id, s.course_id, min(e.joined_at) as enrolled_at, array_agg(e.session_id order by e.session_id) as sessions
    from enrollment e join session s using (session_id)
    where e.customer_id = of_customer and e.member_id = any(of_members) and e.status = 'ENROLLED' and exists (
      select from seat held where held.customer_id = of_customer and held.member_id = e.member_id
        and (held.revoked_at is null or e.joined_at < held.revoked_at))
    group by e.member_id, s.course_id
  ), pair as (
    select filter, member_id, course_id from activity
    union
    select h.filter, h.member_id, e.course_id from holder h join enrolled e using (member_id)
  ), ever as (
    select d.member_id, d.course_id, max(d.last_at) filter (where d.kind = 'COMPLETED') as completed_at,
      bool_or(d.kind <> 'VIDEO' or d.seconds > 0) as has_begun
    from member_day d
    where d.customer_id = of_customer and d.member_id = any(of_members) and d.course_id <> ''
    group by d.member_id, d.course_id
  ), progressed as materialized (
    select * from course_progress(of_customer, of_members)
  ), fresh as materialized (
    select p.filter, p.course_id, p.member_id,
      case when ever.completed_at is not null then 'COMPLETED' when ever.has_begun then 'IN_PROGRESS' else 'ENROLLED' end,
      e.enrolled_at, ever.completed_at,
      case when ever.completed_at is not null then 100 else coalesce(g.progress, 0) end,
      coalesce(a.views, 0), coalesce(a.completed, 0), coalesce(a.badges, 0), coalesce(a.seconds, 0),
      coalesce(a.is_engaged, false), coalesce(e.sessions, '{}'), coalesce(a.completed_sessions, '{}')
    from pair p
    left join activity a using (filter, member_id, course_id)
    left join enrolled e on e.member_id = p.member_id and e.course_id = p.course_id
    left join ever on ever.member_id = p.member_id and ever.course_id = p.course_id
    left join progressed g on g.member_id = p.member_id and g.course_id = p.course_id
  ), gone as (
    delete from member_course_figure m
    where m.customer_id = of_customer and m.member_id = any(of_members) and not exists (
      select from fresh f where (f.filter, f.course_id, f.member_id) = (m.filter, m.course_id, m.member_id))
    returning m.course_id
  ), kept as (
    insert into member_course_figure as m (
      customer_id, filter, course_id, member_id, status, enrolled_at, completed_at, progress, views, completed, badges,
      seconds, is_engaged, enrolled_sessions, completed_sessions)
    select of_customer, f.* from fresh f
    on conflict (customer_id, filter, course_id, member_id) do update
      set (status, enrolled_at, completed_at, progress, views, completed, badges, seconds, is_engaged,
        enrolled_sessions, completed_sessions) = (
        excluded.status, excluded.enrolled_at, excluded.completed_at, excluded.progress, excluded.views,
        excluded.completed, excluded.badges, excluded.seconds, excluded.is_engaged, excluded.enrolled_sessions,
        excluded.completed_sessions)
      where m is distinct from excluded
    returning m.course_id
  )
  select array_agg(distinct course_id) into changed_courses
  from (select course_id from gone union all select course_id from kept) as changed;

  -- One row a holder from the start and subqueries by an index: joins of parts were planned as if each had one row.
  with done as (
    select h.filter, h.member_id, h.is_held, h.is_activated, d.kind, d.thing, sum(d.happened)::integer as happened,
      sum(d.seconds) as seconds
    from seat_holders(of_customer, of_members, instant) h
    left join member_day d on d.customer_id = of_customer and d.member_id = h.member_id
      and d.day between h.from_day and h.to_day
    group by h.filter, h.member_id, h.is_held, h.is_activated, d.kind, d.thing
  ), activity as (
    select filter, member_id, is_held, is_activated,
      count(*) filter (where kind = 'VIDEO' and counts_as_engaged(kind, seconds))::integer as views,
      coalesce(sum(happened) filter (where kind = 'COMPLETED'), 0)::integer as completed,
      coalesce(sum(happened) filter (where kind = 'BADGE'), 0)::integer as badges,
      coalesce(sum(seconds), 0) as seconds,
      coalesce(bool_or(counts_as_engaged(kind, seconds)) filter (where kind is not null), false) as is_engaged
    from done group by filter, member_id, is_held, is_activated
  ), recent as (
    select *, bool_or(is_engaged and filter = 'LAST_30_DAYS') over (partition by member_id) as is_active from activity
  ), person as (
    select m.member_id,
      case when m.customer_id = of_customer then m.display_name else 'Former member' end as name,
      case when m.customer_id = of_customer and m.email not like '%@erased.invalid' then m.email::text else '' end as email
    from member m where m.member_id = any(of_members)
  ), fresh as materialized (
    select a.filter, a.member_id, p.name, fold(p.name), p.email, fold(p.name || E'\n' || p.email),
      case when not a.is_held then 'DEACTIVATED' when not a.is_activated then 'INVITED'
        when a.is_active then 'ACTIVE' else 'INACTIVE' end,
      a.views, (
        select count(*)::integer from member_course_figure m
        where m.member_id = a.member_id and m.customer_id = of_customer and m.filter = a.filter and m.is_engaged
      ), a.completed, a.badges, a.seconds, a.is_engaged, (
        select max(d.last_at) from member_day d
        where d.member_id = a.member_id and d.customer_id = of_customer and d.kind <> 'BADGE'
          and (d.kind <> 'VIDEO' or d.seconds > 0))
    from recent a join person p using (member_id)
  ), gone as (
    delete from member_figure m
    where m.customer_id = of_customer and m.member_id = any(of_members) and not exists (
      select from fresh f where (f.filter, f.member_id) = (m.filter, m.member_id))
  )
  insert into member_figure as m (
    customer_id, filter, member_id, name, sort_name, email, search, status, views, courses, completed, badges, seconds,
    is_engaged, last_active_at)
  select of_customer, f.* from fresh f
  on conflict (member_id, customer_id, filter) do update
    set (name, sort_name, email, search, status, views, courses, completed, badges, seconds, is_engaged,
      last_active_at) = (
      excluded.name, excluded.sort_name, excluded.email, excluded.search, excluded.status, excluded.views,
      excluded.courses, excluded.completed, excluded.badges, excluded.seconds, excluded.is_engaged,
      excluded.last_active_at)
    where m is distinct from excluded;
  return query select coalesce(changed_days, '{}'), coalesce(changed_courses, '{}');
end $$;
grant execute on function fold_members to atrium_runtime;
