-- A node of a session's content that members have done something with is kept when the team takes it out: it is
-- archived, so that it can be put back with all of it (DOC-06).
alter table session_content add column archived_at timestamptz;
-- Who has done something with a node is asked before it is taken out.
create index content_progress_content on content_progress (session_content_id);
