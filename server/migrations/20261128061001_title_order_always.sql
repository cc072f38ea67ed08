-- It is made of the title, which each course has.
alter table course alter column title_order set not null;
