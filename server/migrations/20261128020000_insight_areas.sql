-- Who may read an insight: areas, any one of which shows it; empty: everybody who may open the insights.
alter table case_study add column open_to text[] not null default '{}';
