-- When a document of the example academy was published, or is to be since it was last tried again; null: since it was
-- added. By it is found that its loading has stopped.
alter table example_document add column moved_at timestamptz;
