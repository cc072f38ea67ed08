-- Where one uploaded file is used: as upload_uses, but of the lessons it reads only those that name this key.
create function uses_of_upload(key text) returns table (kind text, id text, title text, field text)
language sql stable parallel safe as $$
  select distinct texts.kind, texts.id, texts.title, texts.field
  from content_texts(replace(uses_of_upload.key, '.', '\.')) texts
$$;
grant execute on function uses_of_upload to atrium_runtime;
