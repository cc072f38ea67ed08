-- The videos of sessions in the order of their groups, with one member's progress: one row for each place of a video.
-- Written so that the planner inlines it; the caller decides with its instant whether a group is available yet.
create function session_videos(viewer_id text) returns table (
  session_id text,
  container_id text,
  group_id text,
  group_title text,
  group_data jsonb,
  course_content_id text,
  video_id text,
  external_key text,
  container_order integer,
  group_order integer,
  video_order integer,
  enabled_at timestamptz,
  optional boolean,
  completion_required boolean,
  hide_preview boolean,
  completed_at timestamptz,
  -- the type SessionVideo of the module progress
  session_video json
) language sql stable parallel safe as $$
  select
    g.session_id, g.parent_id, g.session_content_id, g.title, g.data, gv.course_content_id, v.video_id, v.external_key,
    coalesce(parent.sort_order, g.sort_order), g.sort_order, gv.sort_order,
    greatest(g.enabled_at, parent.enabled_at), g.optional or gv.optional, gv.completion_required, gv.hide_preview,
    p.completed_at,
    json_build_object(
      'groupId', g.session_content_id,
      'videoContentId', gv.course_content_id,
      'videoId', v.video_id,
      'title', v.title,
      'thumbnailUrl', v.thumbnail_url,
      'duration', v.duration,
      'optional', g.optional or gv.optional,
      'enabledAt', millis(greatest(g.enabled_at, parent.enabled_at)),
      'farthestWatchedTime', coalesce(p.farthest_watched_time, 0),
      'playhead', coalesce(p.continue_at_time, 0),
      'completed', p.completed_at is not null,
      'watchedAt', millis(p.watched_at)
    )
  from session_content g
  join group_video gv on gv.session_content_id = g.session_content_id
  join video v on v.video_id = gv.video_id
  left join session_content parent on parent.session_content_id = g.parent_id
  left join video_progress p on p.member_id = viewer_id and p.session_id = g.session_id and p.video_id = v.video_id
$$;
grant execute on function session_videos to atrium_runtime;
