const actsFrom = '3b0c8f9e-58f4-4c0b-9f3e-';
/** One of the acts on many people. */
export const bulkActId = `${actsFrom}000000000001`;

/** Tables that grow with what the team chooses and keeps. */
export const bulkTables = ['bulk_item', 'saved_view'] as const;

/** Acts on many of the members, and views of lists. */
export const bulkTraces = `
  insert into saved_view (saved_view_id, member_id, page, name, query, shared)
    select gen_random_uuid(), member_id, 'event', 'A view', '', false from grown;
  insert into bulk_act (bulk_act_id, act, area, last_day, reason, begun_by, begun_at)
    select ('${actsFrom}' || lpad(n::text, 12, '0'))::uuid, 'GIVE_AREA', 'ai-academy', '2026-12-24', 'All.', m.member_id,
      to_timestamp(n)
    from member m, generate_series(1, 40) n where m.email = 'employee@demo.example';
  insert into bulk_item (bulk_act_id, place, member_id, outcome)
    select ('${actsFrom}' || lpad((n % 40 + 1)::text, 12, '0'))::uuid, n, member_id, 'DONE'
    from (select row_number() over () as n, member_id from grown) g;`;
