-- Sessions with one member's relation to them: the session, its course, the seats and the member's own rows. Written so
-- that the planner inlines it: a statement pays only for the columns and rows it uses. Unpublished sessions are left
-- out. It does not depend on the time: the rules derive statuses from these facts for the caller's instant.
create function session_facts(viewer_id text) returns table (
  session_id text,
  course_id text,
  session_type text,
  title text,
  subtitle text,
  description text,
  start_at timestamptz,
  end_at timestamptz,
  activate_at timestamptz,
  enrollment_opens_at timestamptz,
  enrollment_close timestamptz,
  time_zone text,
  is_free_session boolean,
  hide_in_catalog boolean,
  manual_enrollment boolean,
  waitlist_allowed boolean,
  cancelled_at timestamptz,
  session_meta jsonb,
  course_type_meta jsonb,
  course_type text,
  course_title text,
  cover_image_url text,
  open_to text[],
  course_meta jsonb,
  credit_rule text,
  -- null: unlimited
  capacity integer,
  taken integer,
  held integer,
  -- the stored status, null without a record
  status text,
  waitlist_number bigint,
  -- the member takes no seat: staff or test data
  seatless boolean,
  offer_expires_at timestamptz,
  has_priority boolean,
  attended_at timestamptz,
  badge_awarded_at timestamptz,
  -- read by `toUserSession` of the module catalogue
  user_session json
) language sql stable parallel safe as $$
  select
    s.session_id, s.course_id, s.session_type, s.title,
    coalesce(nullif(s.subtitle, ''), c.subtitle), coalesce(nullif(s.description, ''), c.description),
    s.start_at, s.end_at, s.activate_at, s.enrollment_opens_at, s.enrollment_close, s.time_zone,
    s.is_free_session, s.hide_in_catalog, s.manual_enrollment, s.waitlist_allowed, s.cancelled_at,
    s.session_meta, s.course_type_meta,
    c.course_type, c.title, c.cover_image_url, c.open_to, c.course_meta, c.credit_rule,
    seat.capacity, coalesce(seat.taken, 0), coalesce(seat.held, 0),
    own.status, own.waitlist_number,
    (select m.is_staff or m.test_data from member m where m.member_id = viewer_id),
    offer.expires_at,
    exists (
      select from course_priority p
      where p.member_id = viewer_id and p.course_id = s.course_id and p.used_at is null
    ),
    seen.attended_at, badge.awarded_at,
    json_build_object(
      'sessionId', s.session_id,
      'courseId', s.course_id,
      'courseType', c.course_type,
      'sessionType', s.session_type,
      'title', s.title,
      'subtitle', coalesce(nullif(s.subtitle, ''), c.subtitle),
      'description', coalesce(nullif(s.description, ''), c.description),
      'coverImageUrl', c.cover_image_url,
      'openTo', c.open_to,
      'startAt', millis(s.start_at),
      'endAt', millis(s.end_at),
      'activateAt', millis(s.activate_at),
      'enrollmentOpensAt', millis(s.enrollment_opens_at),
      'enrollmentClose', millis(s.enrollment_close),
      'timeZone', s.time_zone,
      'isFreeSession', s.is_free_session,
      'hideInCatalog', s.hide_in_catalog,
      'cancelled', s.cancelled_at is not null,
      'manual', s.manual_enrollment,
      'waitlistAllowed', s.waitlist_allowed,
      'capacity', seat.capacity,
      'taken', coalesce(seat.taken, 0),
      'held', coalesce(seat.held, 0),
      'stored', own.status,
      'waitlistPosition', case when own.status = 'WAITLISTED' then (
        select count(*) from enrollment w
        where w.session_id = s.session_id and w.status = 'WAITLISTED' and w.waitlist_number <= own.waitlist_number
      ) end,
      'seatless', (select m.is_staff or m.test_data from member m where m.member_id = viewer_id),
      'offerExpiresAt', millis(offer.expires_at),
      'priority', exists (
        select from course_priority p
        where p.member_id = viewer_id and p.course_id = s.course_id and p.used_at is null
      ),
      'attended', seen.attended_at is not null,
      'badge', badge.awarded_at is not null,
      -- texts only, whatever is stored: each reader of the catalogue looks at each row, and logs one that does not fit
      'sessionMeta', json_build_object(
        'eventLink', s.session_meta ->> 'eventLink',
        'detailCtaText', s.session_meta ->> 'detailCtaText',
        'liveEnrollDescriptor', s.session_meta ->> 'liveEnrollDescriptor',
        'addEventsCalendarUrl', s.session_meta ->> 'addEventsCalendarUrl'
      ),
      'waitlistTaskItems',
        jsonb_path_query_array(s.course_type_meta, '$.waitlist.taskItems[*] ? (@.type() == "string")')
    )
  from session s
  join course c on c.course_id = s.course_id
  left join session_seat seat on seat.session_id = s.session_id
  left join enrollment own on own.member_id = viewer_id and own.session_id = s.session_id
  left join seat_offer offer
    on offer.member_id = viewer_id and offer.session_id = s.session_id and offer.settled_at is null
  left join attendance seen on seen.member_id = viewer_id and seen.session_id = s.session_id
  left join course_badge badge on badge.member_id = viewer_id and badge.course_id = s.course_id
  where s.published
$$;
grant execute on function session_facts to atrium_runtime;
