-- A text of a page has an id that it keeps when its name or its language changes (DOC-06).
alter table page_content
  add column page_content_id text,
  add column created_at timestamptz not null default now();
update page_content set page_content_id = slug || '.' || lang_code ||
  case publish_status when 'DRAFT' then '.draft' else '' end;
alter table page_content
  alter column page_content_id set not null,
  alter column created_at drop default,
  drop constraint page_content_pkey,
  add primary key (page_content_id),
  add constraint page_content_name unique (slug, lang_code, publish_status);
