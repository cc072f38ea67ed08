-- Keys that begin with the member, so that removing one reads no table of figures completely.
alter table member_day drop constraint member_day_pkey,
  add primary key (member_id, customer_id, day, kind, course_id, session_id, thing);
alter table member_figure drop constraint member_figure_pkey, add primary key (member_id, customer_id, filter);
drop index member_course_figure_member;
create index member_course_figure_member on member_course_figure (member_id, customer_id, filter);
create index figure_due_member on figure_due (member_id);
