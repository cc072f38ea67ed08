-- The people behind 'Users Engaged' come first in the employee table.
create index member_figure_engaged on member_figure (customer_id, filter, is_engaged, member_id);
