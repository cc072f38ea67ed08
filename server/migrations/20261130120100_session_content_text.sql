-- A lesson is found by what it names (content_texts): one file, or a page of ours. Those that name any file at all have
-- an index already.
create index session_content_text on session_content using gin ((data::text) gin_trgm_ops) with (fastupdate = off);
