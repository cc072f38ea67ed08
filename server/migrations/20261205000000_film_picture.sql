-- Whether a picture was made with the streams of a film: its video is given that where it has none (MED-02). Films of
-- before get theirs by the form, which looks for the file.
alter table film add column has_picture boolean not null default false;
