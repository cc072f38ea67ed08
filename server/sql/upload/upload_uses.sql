-- Where uploaded files are used (MED-05): each address of one in what the academy shows, and in what somebody is
-- writing. A former version that is put back is not published without its files.
create function upload_uses() returns table (upload_key text, kind text, id text, title text, field text)
language sql stable parallel safe as $$
  select distinct found.key[1], texts.kind, texts.id, texts.title, texts.field
  -- as in the condition of the index session_content_uploads
  from content_texts('[0-9a-f]{32}\.(webp|pdf)') texts
  cross join lateral regexp_matches(texts.value, '[0-9a-f]{32}\.(?:webp|pdf)', 'g') as found (key)
$$;
grant execute on function upload_uses to atrium_runtime;
