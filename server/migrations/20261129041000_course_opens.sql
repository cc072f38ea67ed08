-- A course that says nothing of the areas that open it gets those of its type (`course_opens`). An empty list remains
-- what it was: the course opens by grants of its own only.
alter table course alter column open_to drop default;
