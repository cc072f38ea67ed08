-- What the document is called, by which drafts are found and paged without their bodies (STU-04).
alter table draft add column title text;
update draft set title = coalesce(nullif(body ->> 'title', ''), nullif(body ->> 'name', ''), nullif(body ->> 'code', ''), id);
alter table draft alter column title set not null;
create index draft_saved on draft (kind, saved_at desc, id);
