-- Who has watched a video, and who attended a session, is asked before either is changed or removed (DOC-06).
create index video_progress_video on video_progress (video_id);
create index attendance_session on attendance (session_id);
