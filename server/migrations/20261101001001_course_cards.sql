-- Sessions that the catalogue may show, by when they end; on demand never does.
create index session_listed on session ((coalesce(end_at, 'infinity'::timestamptz)))
  include (course_id, start_at, end_at, session_id) where published and not hide_in_catalog and cancelled_at is null;
create index session_free on session ((coalesce(end_at, 'infinity'::timestamptz))) where is_free_session;

-- Words that a search forgives misspellings in: not the title alone.
alter table course drop column search_words;
alter table course add column search_words text not null
  generated always as (fold(title || ' ' || topic || ' ' || subtitle || ' ' || faculty_names)) stored;
create index course_search_words on course using gin (search_words gin_trgm_ops);

-- Courses as cards for one member at one instant, ready to serve; inlined like session_facts.
-- A card carries the member's own sessions, the next three and the one on demand.
create function course_cards(viewer_id text, at timestamptz) returns table (course_id text, card json)
language sql stable parallel safe as $$
  select c.course_id, json_build_object(
    'courseId', c.course_id,
    'courseType', c.course_type,
    'title', c.title,
    'subtitle', c.subtitle,
    'description', c.description,
    'coverImageUrl', c.cover_image_url,
    'topic', c.topic,
    'stacks', c.stacks,
    'difficulty', c.difficulty,
    'lengthMinutes', c.length_minutes,
    'courseRating', c.rating,
    'ratingCount', c.rating_count,
    'openTo', c.open_to,
    'hideTimeAndFacultyLabels', coalesce((c.course_meta ->> 'hideTimeAndFacultyLabels')::boolean, false),
    'badgeAsCompletion', coalesce((c.course_meta ->> 'badgeAsCompletion')::boolean, false),
    'hasEarnedBadge', exists (
      select from course_badge b where b.member_id = viewer_id and b.course_id = c.course_id
    ),
    'bookmarked', exists (
      select from bookmark b
      where b.member_id = viewer_id and b.content_type = 'COURSE' and b.content_id = c.course_id
    ),
    'faculty', coalesce((
      select json_agg(json_build_object(
        'facultyId', y.faculty_id, 'fullName', y.full_name, 'role', y.role, 'imageUrl', y.image_url,
        'biography', y.biography, 'sortOrder', cf.sort_order
      ) order by cf.sort_order, y.faculty_id)
      from course_faculty cf join faculty y on y.faculty_id = cf.faculty_id
      where cf.course_id = c.course_id
    ), '[]'),
    'sessions', coalesce((
      select json_agg(f.user_session order by f.start_at nulls last, f.session_id)
      from session_facts(viewer_id) f
      where f.course_id = c.course_id and (
        f.status in ('ENROLLED', 'WAITLISTED')
        or (f.start_at is null and not f.hide_in_catalog and f.cancelled_at is null)
        or f.session_id = any (array(
          select n.session_id from session n
          where n.course_id = c.course_id and n.start_at is not null and n.end_at > at
            and n.published and not n.hide_in_catalog and n.cancelled_at is null
          order by n.start_at, n.session_id limit 3
        ))
      )
    ), '[]')
  )
  from course c
$$;
