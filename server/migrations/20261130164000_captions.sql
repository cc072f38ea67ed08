-- The captions of a video: its transcript is of the language in which it is spoken, and others are beside it, each with
-- its language and its cues.
alter table video
  add column language text not null default 'en',
  add column translations jsonb not null default '[]' check (jsonb_typeof(translations) = 'array');
update draft set body = jsonb_set(body, '{captions}', case when trim(body ->> 'captions') = '' then '[]'
  else jsonb_build_array(jsonb_build_object('id', 'en', 'text', body -> 'captions')) end)
where kind = 'video' and jsonb_typeof(body -> 'captions') = 'string';
update revision set body = jsonb_set(body, '{captions}', case when trim(body ->> 'captions') = '' then '[]'
  else jsonb_build_array(jsonb_build_object('id', 'en', 'text', body -> 'captions')) end)
where kind = 'video' and jsonb_typeof(body -> 'captions') = 'string';
