-- The people behind the hours and the started courses come first in the employee table.
create index member_figure_seconds on member_figure (customer_id, filter, seconds, member_id);
create index member_figure_courses on member_figure (customer_id, filter, courses, member_id);
