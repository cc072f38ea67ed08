-- Who was told of the recording of a class is found by the beginning of the keys of these mails.
create index mail_of_recording on mail (dedupe_key collate "C") where dedupe_key like 'recording/%';
