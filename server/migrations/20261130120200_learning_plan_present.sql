-- The versions of the quiz by which members have a plan now: each is asked by its first row.
create index learning_plan_present on learning_plan (version) where replaced_at is null;
