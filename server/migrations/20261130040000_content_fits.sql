-- JSON of content that is served from its row, and that no process reads once for everybody, has the shape of its form
-- in the domain (videoForm.ts, certificateMetaForm.ts). What does not fit is left out here, and refused from now on.
update video set meta = '{}' where jsonb_typeof(meta) <> 'object';
update video set chapters = jsonb_path_query_array(chapters, '$[*] ? (@.videoChapterId.type() == "string"
  && @.slug.type() == "string" && @.title.type() == "string" && @.startSeconds.type() == "number"
  && @.endSeconds.type() == "number")')
where jsonb_typeof(chapters) <> 'array' or chapters @? '$[*] ? (!(@.videoChapterId.type() == "string"
  && @.slug.type() == "string" && @.title.type() == "string" && @.startSeconds.type() == "number"
  && @.endSeconds.type() == "number"))';
update video set transcript = jsonb_path_query_array(transcript, '$[*] ? (@.startSeconds.type() == "number"
  && @.endSeconds.type() == "number" && @.text.type() == "string")')
where jsonb_typeof(transcript) <> 'array' or transcript @? '$[*] ? (!(@.startSeconds.type() == "number"
  && @.endSeconds.type() == "number" && @.text.type() == "string"))';
-- the triggers of what was left out: a table with some that wait cannot be altered
set constraints all immediate;
alter table video
  add constraint video_meta_fits check (jsonb_typeof(meta) = 'object'),
  add constraint video_chapters_fit check (jsonb_typeof(chapters) = 'array'
    and not chapters @? '$[*] ? (!(@.videoChapterId.type() == "string" && @.slug.type() == "string"
      && @.title.type() == "string" && @.startSeconds.type() == "number" && @.endSeconds.type() == "number"))'),
  add constraint video_transcript_fits check (jsonb_typeof(transcript) = 'array'
    and not transcript @? '$[*] ? (!(@.startSeconds.type() == "number" && @.endSeconds.type() == "number"
      && @.text.type() == "string"))');

update certificate set meta = '{}' where jsonb_typeof(meta) <> 'object'
  or meta @? '$.keyvalue() ? (@.value.type() != "string" && @.value.type() != "null")';
set constraints all immediate;
alter table certificate add constraint certificate_meta_fits check (jsonb_typeof(meta) = 'object'
  and not meta @? '$.keyvalue() ? (@.value.type() != "string" && @.value.type() != "null")');
update certificate_group set meta = '{}' where jsonb_typeof(meta) <> 'object';
set constraints all immediate;
alter table certificate_group add constraint certificate_group_meta_fits check (jsonb_typeof(meta) = 'object');
update certificate_course set meta = '{}' where jsonb_typeof(meta) <> 'object';
set constraints all immediate;
alter table certificate_course add constraint certificate_course_meta_fits check (jsonb_typeof(meta) = 'object');
