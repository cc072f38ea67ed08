-- What the academy shows that has addresses or markup, and what somebody is writing, where it matches a regular
-- expression: by it is found where a file is used (MED-05), and what leads to a page (DOC-07). A test puts an address
-- into every column of content that has any, and finds it here. Former versions do not count.
create function content_texts(pattern text)
returns table (kind text, id text, title text, field text, value text)
language sql stable parallel safe as $$
  with held (kind, id, title, field, value) as (
    select 'course', course_id, title, 'cover_image_url', cover_image_url from course
    union all select 'course', course_id, title, 'course_meta', course_meta::text from course
    union all select 'session', session_id, title, 'session_meta', session_meta::text from session
    union all select 'session', session_id, title, 'ui_customizations', ui_customizations::text from session
    union all select 'session', session_id, title, 'calendar_fallback_url', calendar_fallback_url from session
    union all
      select 'session', s.session_id, s.title, 'session_content.data', n.data::text
      from session_content n join session s using (session_id)
      where n.archived_at is null and n.data::text ~ pattern
    union all select 'faculty', faculty_id, full_name, 'image_url', image_url from faculty
    union all select 'video', video_id, title, 'thumbnail_url', thumbnail_url from video
    union all select 'video', video_id, title, 'meta', meta::text from video
    union all select 'certificate', certificate_id, title, 'cover_image_url', cover_image_url from certificate
    union all select 'certificate', certificate_id, title, 'meta', meta::text from certificate
    union all select 'insight', case_study_id, title, 'cover_image_url', cover_image_url from case_study
    union all select 'insight', case_study_id, title, 'body_text', body_text from case_study
    union all select 'resource', resource_id, title, 'cover_image_url', cover_image_url from resource
    union all select 'resource', resource_id, title, 'pdf_key', pdf_key from resource
    union all select 'resource', resource_id, title, 'copy_url', copy_url from resource
    union all
      select 'resource', r.resource_id, r.title, 'resource_item', i.content || ' ' || coalesce(i.image_url, '')
      from resource_item i join resource r using (resource_id)
    union all select 'event', member_event_id, title, 'hero_image_url', hero_image_url from member_event
    union all select 'event', member_event_id, title, 'details', details from member_event
    union all select 'event', member_event_id, title, 'recording_url', recording_url from member_event
    union all select 'page', page_content_id, title, 'body', body from page_content
    union all select 'letterWords', letter, letter, 'text', concat_ws(' ', subject, preheader, heading, text, button) from letter_words
    union all select 'company', customer_id, name, 'logo_url', logo_url from customer
    union all select 'entitlement', entitlement_id, name, 'customizations', customizations::text from entitlement
    union all select 'pass', pass_id, short_code, 'meta', meta::text from pass
    union all select 'pass', pass_id, short_code, 'redirect_url', redirect_url from pass
    union all select 'draft', kind || '/' || id, coalesce(nullif(title, ''), id), 'body', body::text from draft
    union all
      select 'academy', 'settings', 'Settings of the academy', 'body', s.body::text
      from academy_settings s
      where s.version = (select max(version) from academy_settings)
    union all select 'product', product_id, name, 'about', about from billing_product
  )
  select held.kind, held.id, held.title, held.field, held.value from held where held.value ~ pattern
$$;
grant execute on function content_texts to atrium_runtime;
