const actsFrom = '3b0c8f9e-58f4-4c0b-9f3e-';
/** One of the acts on many people. */
export const bulkActId = `${actsFrom}000000000001`;

/** Tables that grow with what the team chooses and keeps, and members write. */
export const bulkTables = ['bulk_item', 'saved_view', 'note'] as const;

/** Acts on many of the members, views of lists, and notes at lessons. */
export const bulkTraces = `
  insert into saved_view (saved_view_id, member_id, page, name, query, shared)
    select gen_random_uuid(), member_id, 'event', 'A view', '', false from grown;
  insert into note (member_id, note_id, session_id, group_id, content_id, video_id, seconds, text, created_at, changed_at,
      revision)
    select m.member_id, gen_random_uuid(), g.session_id, g.session_content_id, v.course_content_id, v.video_id, n, 'A note',
      to_timestamp(0), to_timestamp(0), 1
    from grown m, generate_series(1, 2) n, (select * from group_video order by course_content_id limit 2) v
    join session_content g using (session_content_id);
  insert into bulk_act (bulk_act_id, act, area, last_day, reason, begun_by, begun_at)
    select ('${actsFrom}' || lpad(n::text, 12, '0'))::uuid, 'GIVE_AREA', 'ai-academy', '2026-12-24', 'All.', m.member_id,
      to_timestamp(n)
    from member m, generate_series(1, 40) n where m.email = 'employee@demo.example';
  insert into bulk_item (bulk_act_id, place, member_id, outcome)
    select ('${actsFrom}' || lpad((n % 40 + 1)::text, 12, '0'))::uuid, n, member_id, 'DONE'
    from (select row_number() over () as n, member_id from grown) g;`;
