-- Companies whose figures could not be brought up to date by the last run, with when they last were; at null: never.
create table figure_late (
  customer_id text primary key references customer on delete cascade,
  at timestamptz
);
